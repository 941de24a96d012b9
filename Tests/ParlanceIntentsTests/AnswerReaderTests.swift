import Foundation
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

  @Test(
    "A value that is taken back by a refusal is none, and no number is left out of one",
    arguments: [
      ("sixty, no, fifty", Decimal(50)), ("sixty, um, no, fifty", 50),
      ("uh forty five fifty", Decimal(string: "45.5")), ("um fifty for three of us", nil),
    ])
  func correctsValues(_ text: String, _ amount: Decimal?) throws {
    let expected = ExpectedAnswers(parameters: ["currencyAmount"])
    let reading = try Self.reader.get().reading(
      of: text, as: expected, about: Self.schema, at: .now)
    let sums = amount.map { [ParameterValue.currencyAmount(.init(amount: $0, currency: "USD"))] }
    #expect(reading.parameters.map(\.value) == sums ?? [])
  }

  @Test(
    "A number beside a word that may be its unit, and one that is refused at once, is no sum",
    arguments: [
      "fifty zorg dollars can already", "i owe him forty Andorran dollars", "three hundo",
      "R300 should cover it", "well she paid for gas too so one thirty", "forty, no", "forty. No!",
    ])
  func refusesUnknownUnits(_ text: String) throws {
    let expected = ExpectedAnswers(parameters: ["currencyAmount"])
    let reading = try Self.reader.get().reading(
      of: text, as: expected, about: Self.schema, at: .now)
    #expect(reading.answer == .notUnderstood)
  }

  @Test(
    "A note is what is said behind the words that announce it",
    arguments: [
      ("it's for dinner last night", "dinner last night"), ("um lunch I guess", "lunch"),
      ("call it beer money", "beer money"), ("where are you", "where are you"),
    ])
  func readsNotes(_ text: String, _ note: String) throws {
    let expected = ExpectedAnswers(parameters: ["note"])
    let reading = try Self.reader.get().reading(
      of: text, as: expected, about: Self.schema, at: .now)
    #expect(reading.parameters.map(\.value) == [.text(note)])
  }

  @Test(
    "A number alone is a time where one is asked for",
    arguments: ["six thirty": "18:30", "five": "17:00", "half seven please": "19:30"])
  func readsBareTimes(_ text: String, _ time: String) throws {
    let schema = try #require(IntentSchema.system["INAddTasksIntent"])
    let reference = try #require(ReferenceDate("2026-03-11T09:30"))
    let reading = try Self.reader.get().reading(
      of: text, as: ExpectedAnswers(parameters: ["temporalEventTrigger"]), about: schema,
      at: reference)
    let values = reading.parameters.map { "\($0.value)" }
    #expect(values.count == 1 && values.allSatisfy { $0.contains("2026-03-11T\(time)") })
  }

  @Test(
    "Who is asked for may be taken back at once for another one",
    arguments: [
      ("Jason Clayton, no sorry, Ann Lee", "Ann Lee"), ("Jason Clayton no wait Ann Lee", "Ann Lee"),
    ])
  func correctsPeople(_ text: String, _ name: String) throws {
    let expected = ExpectedAnswers(parameters: ["payee"])
    let reading = try Self.reader.get().reading(
      of: text, as: expected, about: Self.schema, at: .now)
    let names = reading.parameters.map { parameter in
      if case .person(let person) = parameter.value { person.displayName } else { "" }
    }
    #expect(names == [name])
  }

  @Test("A bare value that could be for two parameters, or two for one, is not guessed")
  func guessesNothing() throws {
    let transfer = try #require(IntentSchema.system["INTransferMoneyIntent"])
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
      "yes, maybe", "perhaps yes", "yes, hopefully", "sure?", "OK? go ahead", "yes if possible",
      "yes but", "no problem", "no worries", "right now", "that's all", "hold on", "thanks",
      "probably", "I guess so", "it depends", "if you say so", "yes, tomorrow", "yes, Ann Lee",
      "yes, to my other account", "is everything right", "okay, what's my balance",
      "yes and also send $20 to Ann Lee", "right, but not today", "can you confirm that",
      "that would be wrong", "good question", "fine, cancel it", "all right, stop",
      "sure thing, not",
    ])
  func readsNoConsent(_ text: String) throws {
    let intent = AnyIntent(intentClass: "INSendPaymentIntent")
    #expect(try answer(text, .confirmIntent(intent)) != .yes)
  }

  @Test(
    "A question mark agrees to nothing, in any language",
    arguments: [
      ("de-DE", "ja"), ("fr-FR", "oui"), ("es-ES", "sí"), ("zh-CN", "好的"), ("ja-JP", "はい"),
      ("ru-RU", "да"), ("ar-SA", "نعم"), ("sv-SE", "ja"),
    ])
  func readsQuestionMarks(_ language: String, _ yes: String) throws {
    let pack = try LanguagePack(for: LanguageCode(language))
    let reader = try AnswerReader(
      LanguageModel(pack, for: .answers), requests: LanguageModel(pack), context: Context())
    let question = Question.confirmIntent(AnyIntent(intentClass: "INSendPaymentIntent"))
    let mark = ["zh-CN": "？", "ja-JP": "？", "ar-SA": "؟"][language] ?? "?"
    #expect(try reader.answer(yes, to: question, about: Self.schema, at: .now) == .yes)
    #expect(
      try reader.answer(yes + mark, to: question, about: Self.schema, at: .now) == .notUnderstood)
  }

  @Test(
    "Who says no first has refused, whatever follows",
    arguments: ["No. I'd rather have it tomorrow.", "nope, the other one was nicer"])
  func readsRefusals(_ text: String) throws {
    let intent = AnyIntent(intentClass: "INSendPaymentIntent")
    #expect(try answer(text, .confirmIntent(intent)) == .no)
  }

  @Test("The rest of a name that holds \"&\" is no second order")
  func readsJoinedNames() throws {
    let ride = try #require(IntentSchema.system["INRequestRideIntent"])
    let question = Question.value(parameter: "dropOffLocation", problem: .missing)
    let reader = try Self.reader.get()
    let told = try reader.answer("to Smith & Harbour", to: question, about: ride, at: .now)
    guard case .values = told else {
      Issue.record("\(told)")
      return
    }
    #expect(
      try reader.answer("to the airport and call Ann", to: question, about: ride, at: .now)
        == .notUnderstood)
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

  static func choice(_ parameter: String, _ options: [ParameterValue]) -> Question {
    .value(parameter: parameter, problem: .missing, options: options)
  }

  @Test("Who is named is taken, not somebody whose name has the same word in it")
  func namesWholePeople() throws {
    let question = Question.choice(
      parameter: "payee",
      options: ["Ann Lee", "Bob Ray"].map { .person(Person(displayName: $0, match: .exact)) })
    for text in ["Ann Miller", "not Ann", "Ann's brother", "Ann and Bob", "anyone but Ann"] {
      #expect(try answer(text, question) != .choice(0), "\(text)")
    }
    #expect(try answer("Ann", question) == .choice(0))
  }

  @Test(
    "A thing is called by all of its names",
    arguments: [("tomato soup", 1), ("chowder", 0), ("the red one", 1), ("gazpatcho", 1)])
  func readsNamesOfObjects(_ text: String, _ place: Int) throws {
    let soups = [
      IntentObject(type: "Soup", displayString: "Clam Chowder"),
      IntentObject(
        type: "Soup", displayString: "Tomato Soup", pronunciationHint: "gazpatcho",
        synonyms: ["the red one"]),
    ]
    #expect(try answer(text, Self.choice("note", soups.map { .object($0) })) == .choice(place))
  }

  @Test(
    "A case is called by the words of the language", arguments: [("savings", 1), ("cheque", 0)])
  func readsNamesOfCases(_ text: String, _ place: Int) throws {
    let schema = IntentSchema(
      intentClass: "INSearchForAccountsIntent",
      parameters: [.init(name: "accountType", type: "AccountType")])
    let question = Self.choice(
      "accountType", [.enumeration("checking"), .enumeration("saving")])
    let reader = try Self.reader.get()
    #expect(try reader.answer(text, to: question, about: schema, at: .now) == .choice(place))
  }

  @Test("A number is no place where it may be a name or a value")
  func guessesNoPlaces() throws {
    let accounts = ["Account 2", "Account 1"].map(ParameterValue.text)
    #expect(try answer("2", Self.choice("note", accounts)) != .choice(1))
    #expect(try answer("Account 1", Self.choice("note", accounts)) == .choice(1))
    let sums = [5, 10, 2].map { amount in
      ParameterValue.currencyAmount(CurrencyAmount(amount: amount, currency: "USD"))
    }
    let question = Self.choice("currencyAmount", sums)
    #expect(try answer("$2", question) == .values(Self.sum(2)))
    #expect(try answer("2", question) != .choice(1))
    #expect(try answer("the second one", question) == .choice(1))
  }

  private static func sum(_ amount: Decimal) -> ParameterValues {
    var values = ParameterValues()
    values["currencyAmount"] = [
      .currencyAmount(CurrencyAmount(amount: amount, currency: "USD"))
    ]
    return values
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

  @Test("What no template of answers matches is read by the model of what people answered")
  func readsFreely() throws {
    let sum = Question.value(parameter: "currencyAmount", problem: .missing)
    let fortyFive = ParameterValue.currencyAmount(CurrencyAmount(amount: 45, currency: "USD"))
    guard case .values(let values) = try answer("forty five bucks all in", sum)
    else {
      Issue.record("not a value")
      return
    }
    #expect(values["currencyAmount"] == [fortyFive])
    #expect(try answer("what did I give her last week", sum) == .notUnderstood)
    #expect(try answer("i guess thirty or was it forty", sum) == .notUnderstood)
  }

  @Test("A text that ends the conversation is no note, and what announces a note is no part of it")
  func readsTexts() throws {
    let note = Question.value(parameter: "note", problem: .missing)
    #expect(try answer("forget the whole thing i will drop by", note) == .cancel)
    guard case .values(let values) = try answer("oh just say it was for the garden hose", note)
    else {
      Issue.record("not a value")
      return
    }
    #expect(values["note"] == [.text("the garden hose")])
  }
}
