import ParlanceLanguages
@testable import ParlanceMatching
import Testing

@Suite("Weights")
struct WeightsTests {
  private func weights(_ texts: String...) throws -> Weights {
    try Weights(
      texts.enumerated().map { PackFile(path: "xx\($0)/weights.json", text: $1) })
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try weights(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("Without a file nothing but the templates' words matches")
  func beginsWithNever() throws {
    let weights = try weights()
    for word in WordClass.allCases {
      #expect(weights.skip(word) == .never)
      #expect(weights.noun(word) == .never)
      for capitals in Capitalization.allCases {
        #expect(weights.nameStart(word, capitals) == .never)
        #expect(weights.nameRest(word, capitals) == .never)
      }
    }
  }

  @Test("Each key is read")
  func readsKeys() throws {
    let weights = try weights(
      """
      { "threshold": 2, "typo": 0.5, "evenCost": 3.5, "costScale": 2.5, "rivalScale": 1.5,
        "nameStart": {"given": [0.25, 0.5, 0.75]}, "nameRest": {"family": [1, -1, 2]},
        "noun": {"common": 0.125}, "skip": {"filler": 0, "stop": -1}, "skipWord": {"not": -1},
        "textStart": {"to": 1} }
      """)
    #expect(weights.threshold == Cost(rawValue: 2048))
    #expect(weights.typo == Cost(rawValue: 512))
    #expect(weights.evenCost == 3.5)
    #expect(weights.costScale == 2.5)
    #expect(weights.rivalScale == 1.5)
    #expect(
      Capitalization.allCases.map { weights.nameStart(.given, $0).units } == [0.25, 0.5, 0.75])
    #expect(weights.nameRest(.family, .neutral).units == 1)
    #expect(weights.nameRest(.family, .capital) == .never)
    #expect(weights.nameRest(.family, .small).units == 2)
    #expect(weights.noun(.common).units == 0.125)
    #expect(weights.skip(.filler) == .zero)
    #expect(weights.skip(.stop) == .never)
    #expect(weights.price(of: "not").skip == .never)
    #expect(weights.price(of: "to").textStart == Cost(rawValue: 1024))
  }

  @Test("The most specific layer's weight wins, weight by weight")
  func layers() throws {
    let weights = try weights(
      #"{ "typo": 1, "skip": {"filler": 0.5} }"#,
      #"{ "typo": 2, "threshold": 4, "skip": {"filler": 1, "stop": 1} }"#)
    #expect(weights.typo.units == 1)
    #expect(weights.threshold.units == 4)
    #expect(weights.skip(.filler).units == 0.5)
    #expect(weights.skip(.stop).units == 1)
  }

  @Test(
    "Mistakes have lines",
    arguments: [
      ("{\n\"treshold\": 3}", "2: unknown key \"treshold\""),
      ("{\n\"threshold\": \"3\"}", "2: \"threshold\" is to be a number"),
      (
        "{\n\n\"skip\": {\"filer\": 1}}",
        "3: unknown class of words 'filer'; did you mean 'filler'?"
      ),
      ("{\"nameStart\": {\n\"given\": [1, 2]}}", "2: \"given\" is to be three costs"),
      ("{\"nameStart\": {\n\"given\": 1}}", "2: \"given\" is to be an array"),
      ("{\n\"skip\": 1}", "2: \"skip\" is to be an object"),
      ("{\"skipWord\": {\n\"not\": true}}", "2: \"not\" is to be a number"),
      ("{\n", "2: not valid JSON"),
    ])
  func refusesMistakes(_ text: String, _ message: String) {
    #expect(
      fault(text)?.hasPrefix("xx0/weights.json:\(message)") == true, "\(fault(text) ?? "none")")
  }

  @Test("A cost that does not fit is a fault, not a crash", arguments: ["typo", "threshold"])
  func refusesHugeCosts(_ key: String) async {
    await #expect(processExitsWith: .success) { [key] in
      _ = try? Weights([PackFile(path: "xx/weights.json", text: "{\"\(key)\": 1e12}")])
    }
  }

  @Test("A threshold beyond what the search can count is a fault")
  func refusesHighThresholds() throws {
    #expect(fault("{\"threshold\": 40}") != nil)
  }

  @Test("A cost is a number of 1/1024")
  func countsCosts() {
    #expect(Cost(units: 1.5).rawValue == 1536)
    #expect(Cost(rawValue: 512).units == 0.5)
    #expect(Cost.zero < Cost.textToken)
    #expect(Cost(units: 99) < Cost.never)
    #expect(Int64(Cost.never.rawValue) * 3 < Int64(Int32.max))
  }

  @Test(
    "What confidence is reckoned with is a number of units", arguments: ["costScale", "rivalScale"])
  func limitsScales(_ key: String) {
    for value in ["0", "-1", "1e-300", "100", "1e308"] {
      #expect(
        fault("{\n\"\(key)\": \(value)}")
          == "xx0/weights.json:2: \"\(key)\" is to be from 0.001 to less than 100")
    }
    #expect(fault("{\"evenCost\": 1e308}")?.contains("is to be from 0 to less than 100") == true)
    #expect(fault("{\"evenCost\": 0, \"\(key)\": 0.001}") == nil)
  }
}
