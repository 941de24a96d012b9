import FoundationEssentials
import Parlance
import Testing

/// The twins of the examples in the documentation comments of `Parlance`, on its first page, under "Cards", and in the README.
@Suite("Documentation")
struct DocumentationTests {
  @Test("Interpreter, and the first page") func interpreter() throws {
    let context = Context(apps: [App(name: "LetsEat")])
    let interpreter = try Interpreter(for: "en-US", context: context)
    let result = try interpreter.interpret("Send $100 to Jason Clayton using LetsEat")
    #expect(result.best?.intent == "INSendPaymentIntent")
  }

  @Test("README, in Swift") func readme() throws {
    var vocabulary = Vocabulary()
    let rejected = vocabulary.setVocabularyStrings(["Jason Clayton", "Ann Lee"], of: .contactName)
    precondition(rejected.isEmpty)
    let context = Context(
      vocabulary: vocabulary, apps: [App(name: "LetsEat", alternativeNames: ["Lets Eat"])])
    let interpreter = try Interpreter(for: "en-US", context: context)

    let best = try #require(try interpreter.interpret("pay ann twenty bucks for lunch").best)
    #expect(best.intent == "INSendPaymentIntent")
    #expect(best.parameters.map(\.name) == ["payee", "currencyAmount", "note"])
    let ann = Person(displayName: "Ann Lee", match: .partial)
    let sum = CurrencyAmount(amount: 20, currency: "USD")
    #expect(
      best.parameters.map(\.value) == [.person(ann), .currencyAmount(sum), .text("lunch")])
  }

  @Test("NumberRange") func numberRange() {
    #expect(
      NumberRange(from: 0.1, to: 20).minimum == Decimal(sign: .plus, exponent: -1, significand: 1))
  }

  @Test("ValueFormatter") func valueFormatter() throws {
    let formatter = try ValueFormatter(LanguagePack(for: LanguageCode("de-DE")))
    let sum = CurrencyAmount(amount: 100, currency: "EUR")
    #expect(formatter.text(of: .currencyAmount(sum), at: .now) == "100,00\u{A0}€")
  }

  @Test("CardWriter, and under Cards") func cardWriter() throws {
    let writer = try CardWriter(LanguagePack(for: LanguageCode("en-US")))
    let card = writer.card(CardWriterTests.payment(), schema: CardWriterTests.schema, at: .now)
    #expect(card.title == "Send money")
    #expect(card.fields.map(\.label) == ["To", "Amount"])
    #expect(card.fields.map(\.text) == ["Jason Clayton", "$100.00"])
  }
}
