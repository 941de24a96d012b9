import Parlance
import ParlanceIntents
import ParlanceEntities
import ParlanceLanguages
import ParlanceVocabulary
import Testing

@Suite("Answers to questions")
struct AnswerReaderTests {
  static let schema = IntentSchema(
    intentClass: "INSendPaymentIntent",
    parameters: [
      .init(name: "payee", type: "Person"), .init(name: "currencyAmount", type: "CurrencyAmount"),
      .init(name: "note", type: "String"),
    ])

  static let reader = Result {
    let pack = try LanguagePack(for: LanguageCode("en-US"))
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(
      ["Jason Clayton", "Joshua Clayton", "Ann Lee"], of: .contactName)
    return try AnswerReader(
      LanguageModel(pack, for: .answers), requests: LanguageModel(pack),
      context: Context(vocabulary: vocabulary))
  }

  func answer(_ text: String, _ question: Question) throws -> Answer {
    try Self.reader.get().answer(text, to: question, about: Self.schema, at: .now)
  }

  static let clayton = Question.choice(
    parameter: "payee",
    options: ["Jason Clayton", "Joshua Clayton"].map {
      .person(Person(displayName: $0, match: .exact))
    })

  @Test(
    "Agreeing, refusing, leaving",
    arguments: [
      ("yes", Answer.yes), ("Yes, that's right.", .yes), ("no", .no), ("no thanks", .no),
      ("never mind", .cancel), ("how much is that?", .notUnderstood),
      ("yes and no", .notUnderstood),
    ])
  func readsConsent(_ text: String, _ expected: Answer) throws {
    let intent = AnyIntent(intentClass: "INSendPaymentIntent")
    #expect(try answer(text, .confirmIntent(intent)) == expected)
  }

  @Test(
    "One of several, by name, by place, by number",
    arguments: [
      ("Joshua", Answer.choice(1)), ("the first one", .choice(0)), ("number 2", .choice(1)),
      ("Jason Clayton please", .choice(0)), ("the last one", .choice(1)), ("cancel", .cancel),
      ("the third one", .notUnderstood),
    ])
  func readsChoices(_ text: String, _ expected: Answer) throws {
    #expect(try answer(text, Self.clayton) == expected)
  }

  @Test(
    "A bare value, a value in a sentence, and another parameter's",
    arguments: [
      ("twenty bucks", "currencyAmount=USD 20"), ("make it $30", "currencyAmount=USD 30"),
      ("to Ann Lee", "payee=Ann Lee"),
      ("no, $30 to Ann Lee", "currencyAmount=USD 30, payee=Ann Lee"),
    ])
  func readsValues(_ text: String, _ expected: String) throws {
    let question = Question.value(parameter: "currencyAmount", problem: .missing)
    guard case .values(let values) = try answer(text, question) else {
      Issue.record("\(text): \(try answer(text, question))")
      return
    }
    let texts = values.names.map { "\($0)=\(Self.text(values[$0]))" }
    #expect(texts.joined(separator: ", ") == expected)
  }

  private static func text(_ values: [ParameterValue]) -> String {
    values.map {
      switch $0 {
      case .currencyAmount(let amount): "\(amount.currency) \(amount.amount)"
      case .person(let person): person.displayName
      default: "\($0)"
      }
    }.joined(separator: "+")
  }
}
