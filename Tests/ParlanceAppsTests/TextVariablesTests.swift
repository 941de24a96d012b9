import TestSupport
import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Variables of texts")
struct TextVariablesTests {
  @Test(
    "Variables and what stands beside them",
    arguments: [
      ("Order ${soup} now", ["soup"], "Order   now"), ("${a}${b.c}", ["a", "b.c"], "  "),
      ("$5 for $${a}", ["a"], "$5 for $ "), ("${a} ${b", ["a"], "  ${b"), ("$", [], "$"),
      ("${é}\u{301}x", ["é"], " \u{301}x"), ("${}", [""], " "), ("", [], ""),
    ])
  func reads(text: String, names: [String], words: String) {
    #expect(TextVariables.names(in: text) == names)
    #expect(TextVariables.words(of: text) == words)
  }

  @Test("They are found in linear time", arguments: ["${a}", "${", "$", "$a}"])
  func readsInLinearTime(part: String) {
    let growth = ProcessorTime.growth(from: 20_000) { count in
      String(repeating: part, count: count)
    } _: { text in
      _ = TextVariables.names(in: text)
    }
    #expect(growth < 3)
  }
}
