import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Variables of example phrases")
struct ExamplePhraseTests {
  private func variable(of text: String) -> Substring? {
    ExamplePhrase(intent: "", text: PlacedText(text, line: 1)).variable
  }

  @Test(
    "What a build or a program fills in is a variable",
    arguments: [
      ("Run with $(PRODUCT_NAME)", "$(PRODUCT_NAME)"), ("Run with ${app}", "${app}"),
      ("Run with {app}", "{app}"), ("Run %2$@ miles", "%2$@"), ("Run <count> miles", "<count>"),
      (#"Run with \(name(of: app))"#, #"\(name(of: app)"#), ("Run $(A_$(B))", "$(B)"),
      ("Run 5 miles, 100% sure", nil), ("Send $5 (now)", nil),
    ] as [(String, String?)])
  func findsVariables(text: String, variable expected: String?) {
    #expect(variable(of: text).map(String.init) == expected)
  }

  @Test(
    "A text of nothing but beginnings of variables is read once", .timeLimit(.minutes(5)),
    arguments: ["$(", "${", "{", "<a", #"\("#])
  func readsOnce(beginning: String) {
    #expect(variable(of: String(repeating: beginning, count: 100_000)) == nil)
  }
}
