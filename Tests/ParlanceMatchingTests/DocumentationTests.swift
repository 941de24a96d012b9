import ParlanceLanguages
import ParlanceMatching
import Testing

/// The twins of the examples in documentation comments.
@Suite("Documentation")
struct DocumentationTests {
  @Test func phraseFile() throws {
    let text = """
      # A title
      pay = (send|pay)
      ## INSendPaymentIntent
      <pay> {currencyAmount} to {payee}
        > send $20 to Jason
      """
    let statements = try PhraseFile(PackFile(path: "xx/a.phrases", text: text)).statements
    #expect(statements.map(\.line) == [2, 4, 5])
  }
}
