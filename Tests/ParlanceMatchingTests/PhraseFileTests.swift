import ParlanceLanguages
import ParlanceMatching
import Testing

@Suite("Phrase files")
struct PhraseFileTests {
  private func statements(_ text: String) throws -> [String] {
    try PhraseFile(PackFile(path: "xx/a.phrases", text: text)).statements.map { statement in
      switch statement.content {
      case .rule(let name, let body):
        "\(statement.line) \(statement.text(name)) = \(statement.text(body))"
      case .template(let intent, let body, let needsApp):
        "\(statement.line) \(statement.text(intent))\(needsApp ? "?" : ""): \(statement.text(body))"
      case .example(let text): "\(statement.line) > \(statement.text(text))"
      }
    }
  }

  @Test("Rules, headings, templates, examples, comments and blank lines")
  func readsStatements() throws {
    let text = """
      # Title
      pay = (send|pay)

      ## SendIntent
      <pay> {amount}
        to {payee}
        > send $20 to Jo
        > pay $5 to Al
      # between
      pay up
      ## CallIntent
      call {contact}
      ? ring {contact}
      ?! {contact}
      """
    #expect(
      try statements(text) == [
        "2 pay = (send|pay)", "5 SendIntent: <pay> {amount} to {payee}", "7 > send $20 to Jo",
        "8 > pay $5 to Al",
        "10 SendIntent: pay up", "12 CallIntent: call {contact}",
        "13 CallIntent?: ring {contact}", "14 CallIntent: ?! {contact}",
      ])
  }

  @Test("More than two number signs begin a comment")
  func readsComments() throws {
    #expect(try statements("### SendIntent\n####\na = b") == ["3 a = b"])
  }

  @Test("A line feed may be that of Windows, and the last may be missing")
  func readsLineEnds() throws {
    #expect(
      try statements("a = b\r\n## SendIntent\r\nx\r\n  y\r\n> z\r\n") == [
        "1 a = b", "3 SendIntent: x y", "5 > z",
      ])
    #expect(try statements("a = b") == ["1 a = b"])
    #expect(try statements("") == [])
    #expect(try statements("\n# x\n\n") == [])
  }

  @Test("An equals sign makes a rule only after a name")
  func tellsRules() throws {
    #expect(try statements("## SendIntent\n{mode=loud} play") == ["2 SendIntent: {mode=loud} play"])
    #expect(try statements("a-b.2=x = y") == ["1 a-b.2 = x = y"])
    #expect(try statements("empty =") == ["1 empty = "])
    #expect(
      try statements("## SendIntent\nplay {mode=loud} = x") == [
        "2 SendIntent: play {mode=loud} = x"
      ])
  }
}
