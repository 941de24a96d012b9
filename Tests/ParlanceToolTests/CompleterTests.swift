import Testing

@testable import parlance

@Suite("Completion")
struct CompleterTests {
  private let completer = Completer(
    commands: [":help", ":language", ":load"], operands: [":language": ["en", "en-GB"]],
    names: ["Jason Clayton", "Jason Miller", "María García", "Lee"])

  @Test(
    "The last word is completed",
    arguments: [
      (":l", [":language", ":load"]), (":language ", ["en", "en-GB"]), (":language en-", ["en-GB"]),
      (":load x", []), ("pay Ja", ["Jason Clayton", "Jason Miller"]),
      ("pay ja", ["Jason Clayton", "Jason Miller"]),
      ("pay Jason ", ["Clayton", "Miller"]), ("pay Jason  M", ["Miller"]), ("pay Mi", []),
      ("maría g", ["García"]), ("pay", []), ("", []), ("pay ", []),
    ])
  func completes(_ line: String, _ expected: [String]) {
    #expect(completer.completions(of: line) == expected)
  }
}
