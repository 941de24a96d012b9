@testable import ParlanceLanguages
import Testing

@Suite("pack.json")
struct PackSettingsTests {
  private func settings(_ text: String) throws -> PackSettings {
    try PackSettings(PackFile(path: "xx/pack.json", text: text))
  }

  @Test("All keys")
  func readsKeys() throws {
    let read = try settings(#"{"tag": "xx", "detachableSuffixes": ["'s"], "firstWeekday": 7}"#)
    #expect(read.tag == "xx")
    #expect(read.detachableSuffixes == ["'s"])
    #expect(read.firstWeekday == 7)
    #expect(!read.entitiesOnly)
    #expect(try settings(#"{"tag": "xx", "entitiesOnly": true}"#).entitiesOnly)
  }

  @Test("What is not said is nil")
  func readsNothing() throws {
    #expect(try settings("{}") == PackSettings())
  }

  @Test(
    "Mistakes have lines",
    arguments: [
      ("{\"tag\": \"xx\",\n\"firstWeekdey\": 1}", "xx/pack.json:2: unknown key \"firstWeekdey\""),
      ("{\"entitiesOnly\": 1}", "xx/pack.json:1: \"entitiesOnly\" is to be true or false"),
      ("{\"tag\": 5}", "xx/pack.json:1: \"tag\" is to be a string"),
      (
        "{\n\"detachableSuffixes\": \"'s\"}",
        "xx/pack.json:2: \"detachableSuffixes\" is to be an array"
      ),
    ])
  func refusesMistakes(_ text: String, _ message: String) {
    #expect(fault { _ = try settings(text) }?.hasPrefix(message) == true)
  }

  @Test(
    "Each word is compared with few and short affixes",
    arguments: [
      "detachableSuffixes", "detachablePrefixes", "nameParticles", "ownWords", "pluralEndings",
    ])
  func limitsAffixes(_ key: String) throws {
    func settings(_ texts: [String]) throws -> PackSettings {
      try self.settings("{\"\(key)\": [\(texts.map { "\"\($0)\"" }.joined(separator: ","))]}")
    }
    let longest = String(repeating: "a", count: 100)
    _ = try settings(["a", longest])
    for affix in ["", longest + "a"] {
      #expect(
        fault { _ = try settings([affix]) }
          == "xx/pack.json:1: \"\(key)\" is to have texts of 1 to 100 bytes")
    }
    #expect(
      fault { _ = try settings((0...1000).map { "s\($0)" }) }
        == "xx/pack.json:1: \"\(key)\" has more than 1000 texts")
  }

  @Test("Cents are said behind a whole from 1 to 999")
  func readsSpokenCents() throws {
    func rule(_ text: String) throws -> SpokenCents? {
      try settings("{\"spokenCents\": \(text)}").spokenCents
    }
    #expect(try rule("{}")?.least == 1)
    let read = try rule(#"{"least": 20, "joints": ["con"]}"#)
    #expect(read?.least == 20)
    #expect(read?.joints == ["con"])
    for least in [0, 1000] {
      #expect(
        fault { _ = try rule("{\"least\": \(least)}") }
          == "xx/pack.json:1: \"least\" is to be from 1 to 999")
    }
    #expect(
      fault { _ = try rule("{\"most\": 1}") }?.hasPrefix("xx/pack.json:1: unknown key \"most\"")
        == true)
  }

  @Test("A day of the week is from 1 to 7", arguments: [0, 8, -1])
  func refusesOtherDays(_ day: Int) {
    #expect(throws: PackError.self) {
      try settings("{\"tag\": \"xx\", \"firstWeekday\": \(day)}")
    }
  }

  @Test("What the upper layer does not say, the lower one does")
  func overlays() {
    var lower = PackSettings()
    lower.tag = "en"
    lower.detachableSuffixes = ["'s"]
    lower.firstWeekday = 7
    var upper = PackSettings()
    upper.tag = "en-GB"
    upper.firstWeekday = 1
    let both = lower.overlaid(with: upper)
    #expect(both.tag == "en-GB")
    #expect(both.firstWeekday == 1)
    #expect(both.detachableSuffixes == ["'s"])
  }
}
