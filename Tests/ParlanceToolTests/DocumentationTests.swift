import Parlance
import Testing

@testable import parlance

/// The twins of the examples in documentation comments: those of the tool, and what `Parlance` holds for it.
@Suite("Documentation")
struct DocumentationTests {
  @Test func jsonWriter() {
    var json = JSONWriter()
    json.object { json in
      json.member("intent", "INSendPaymentIntent")
      json.member("span") {
        $0.array {
          $0.integer(5)
          $0.integer(9)
        }
      }
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"intent":"INSendPaymentIntent","span":[5,9]}"#)
  }

  @Test func contextDocument() throws {
    let text = """
      {"referenceDate": "2026-03-11T09:30:00", "timeZone": "America/New_York",
       "vocabulary": {"contactName": ["Jason Clayton", {"name": "Siobhán", "pronunciation": "shi vawn"}]},
       "apps": [{"name": "LetsEat", "alternativeNames": ["Lets Eat"], "intents": ["INSendPaymentIntent"]}]}
      """
    let document = try ContextDocument(PackFile(path: "context.json", text: text))
    #expect(document.referenceDate?.description == "2026-03-11T09:30")
    #expect(document.timeZone == "America/New_York")
    let names = document.context.vocabulary.terms(of: .contactName)
    #expect(names.map(\.spokenPhrase) == ["Jason Clayton", "Siobhán"])
    #expect(document.context.apps.map(\.name) == ["LetsEat"])
  }

  @Test func corpusFile() throws {
    let text = """
      # Payments
      ## INSendPaymentIntent
      - send [$100](currencyAmount=USD 100) to [Jason](payee) <!-- known: why it fails -->
      ## none
      - how much does it cost to send money abroad
      """
    let catalog = try Interpreter(for: "en-US").model.catalog
    let corpus = CorpusFile(PackFile(path: "payments.md", text: text), catalog: catalog)
    #expect(corpus.faults.isEmpty)
    #expect(corpus.examples.map(\.intent) == ["INSendPaymentIntent", nil])
    #expect(corpus.examples.map(\.knownFailure) == ["why it fails", nil])
    #expect(corpus.examples.map(\.place.line) == [3, 5])
  }
}
