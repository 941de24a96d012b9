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

  @Test("Who asks something beside has agreed, but not to what needs a confirmation")
  func readsQuestions() throws {
    let text = "Yes. How long will it take?"
    let reading = try Self.reader.get().reading(
      of: text, as: ExpectedAnswers(includeConsent: true), about: Self.schema, at: .now)
    #expect(reading.answer == .yes)
    #expect(reading.question.map { reading.utterance.text(of: $0) } == "How long will it take")
    let payment = IntentSchema(
      intentClass: "INSendPaymentIntent", parameters: [], needsConfirmation: true)
    let question = Question.confirmIntent(AnyIntent(intentClass: "INSendPaymentIntent"))
    let reader = try Self.reader.get()
    #expect(try reader.answer(text, to: question, about: payment, at: .now) == .notUnderstood)
    #expect(try reader.answer("Yes.", to: question, about: payment, at: .now) == .yes)
  }

  @Test("A bare value that could be for two parameters, or two for one, is not guessed")
  func guessesNothing() throws {
    let catalog = try IntentCatalog(LanguagePack(for: LanguageCode("en-US")))
    let transfer = try #require(catalog.schema(of: "INTransferMoneyIntent"))
    let reader = try Self.reader.get()
    let both = ExpectedAnswers(parameters: ["fromAccount", "toAccount"])
    let bare = try reader.reading(of: "savings", as: both, about: transfer, at: .now)
    #expect(bare.answer == .notUnderstood)
    let one = try reader.reading(
      of: "savings", as: ExpectedAnswers(parameters: ["fromAccount"]), about: transfer, at: .now)
    #expect(one.parameters.map(\.name) == ["fromAccount"])
    let two = try reader.reading(
      of: "send $20 to Ann and $30", as: both, about: transfer, at: .now)
    #expect(two.answer == .notUnderstood)
  }

  @Test(
    "Nobody has agreed who asks, hesitates or wants something else",
    arguments: [
      "yes?", "is that right?", "yes but make it $30", "yes, to Ann Lee", "yes and no", "maybe",
      "yes, wait", "ok no", "I'm not sure that's right", "that's what I want to avoid",
      "I can't confirm that", "not correct", "do it tomorrow", "correct the amount",
    ])
  func readsNoConsent(_ text: String) throws {
    let intent = AnyIntent(intentClass: "INSendPaymentIntent")
    #expect(try answer(text, .confirmIntent(intent)) != .yes)
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
