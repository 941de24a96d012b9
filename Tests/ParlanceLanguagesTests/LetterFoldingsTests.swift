import Testing

@testable import ParlanceLanguages

@Suite("The key folding of pack.json")
struct LetterFoldingsTests {
  private func settings(_ folding: String) throws -> PackSettings {
    try PackSettings(
      PackFile(path: "xx/pack.json", text: "{\"tag\": \"xx\",\n\"folding\": {\n\(folding)}}"))
  }

  @Test("Letters and what stands for them")
  func reads() throws {
    let read = try settings(#""İ": "i", "ـ": """#)
    #expect(read.folding?.replacements == ["İ": "i", "ـ": ""])
  }

  @Test(
    "Mistakes have lines",
    arguments: [
      (#""ab": "c""#, "xx/pack.json:3: \"ab\" is to be one character"),
      (#""": "c""#, "xx/pack.json:3: \"\" is to be one character"),
      ("\"I\u{307}\": \"i\"", "xx/pack.json:3: \"İ\" is to be one character"),
      (#""a": "b""#, "xx/pack.json:3: of ASCII only capital letters can be folded"),
      (#""'": "b""#, "xx/pack.json:3: of ASCII only capital letters can be folded"),
      (#""ﬁ": "fi""#, "xx/pack.json:3: \"ﬁ\" is another form of other characters"),
      (#""Ａ": "a""#, "xx/pack.json:3: \"Ａ\" is another form of other characters"),
      (
        #""É": "E", "E": "é""#,
        "xx/pack.json:3: \"É\" cannot become \"E\": \"E\" is replaced itself"
      ),
      (#""É": "a b""#, "xx/pack.json:3: \"É\" cannot become \"a b\": \" \" is a space"),
      (
        #""É": "éééééééééééééééée""#, "xx/pack.json:3: what stands for \"É\" has more than 32 bytes"
      ),
      (#""É": 5"#, "xx/pack.json:3: \"É\" is to be a string"),
    ])
  func refusesMistakes(_ folding: String, _ message: String) {
    let found = fault { _ = try settings(folding) }
    #expect(found?.hasPrefix(message) == true, "\(found ?? "none")")
  }

  @Test("The foldings of the upper layer stand alone, where it has any")
  func overlays() throws {
    let lower = try settings(#""İ": "i""#)
    let upper = try settings(#""I": "ı""#)
    #expect(lower.overlaid(with: upper).folding?.replacements == ["I": "ı"])
    #expect(lower.overlaid(with: PackSettings()).folding?.replacements == ["İ": "i"])
  }
}
