import FoundationEssentials
import Parlance
import ParlanceEntities
import ParlanceIntents
import ParlanceLanguages
import ParlanceText
import TestSupport
import Testing

@Suite("Reading what no template matches")
struct SecondReaderTests {
  private static let phrases = """
    Person = @contactName | @name [@name]
    CurrencyAmount = @currencyAmount | @number ~0.5
    String = @text
    App = @app

    ## INSendPaymentIntent
    send {currencyAmount} to {payee} [for {note}]
    """

  private static let files = [
    "payments.phrases": phrases,
    "guards.tsv": "(don't|never)\tnegation\nlater\tterms\n(slide|push)\torder\n",
    "words.tsv":
      "for\tfunction\nhim\tfunction\nover\tcommon\nplease\tfiller\nthe\tfunction\nto\tfunction\n",
  ]

  private static let people = [
    "ann", "bob", "kim", "zoe", "lee", "max", "ida", "tom", "ben", "eli", "gus", "hal", "ivy",
    "joe", "liz", "meg",
    "ned", "pam", "ray", "sue", "ted", "uma", "val", "wes",
  ]

  /// Sentences with their parameters in brackets, each for several people.
  private static func examples() -> [ReaderExample] {
    let payments = [
      "slide [P](payee) [€20](currencyAmount) over",
      "slide [€5](currencyAmount) over to [P](payee)",
      "slide [P](payee) [€12](currencyAmount) for [the tea](note)",
      "[€9](currencyAmount) over to [P](payee) for [lunch](note)",
    ]
    let others = [
      "P has €20 left", "P shouts at the cat", "what is the tea for P", "slide the door open P",
    ]
    return people.flatMap { person in
      payments.map { example($0, person, "INSendPaymentIntent") }
        + others.map { example($0, person, nil) }
    }
  }

  private static func example(_ line: String, _ person: String, _ intent: String?) -> ReaderExample
  {
    var text = ""
    var parameters: [ReaderExample.Parameter] = []
    var rest = line.replacing("P", with: person)[...]
    while let open = rest.firstIndex(of: "["), let middle = rest.firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      text += rest[..<open]
      let start = Int32(text.utf8.count)
      text += rest[rest.index(after: open)..<middle.lowerBound]
      parameters.append(
        .init(
          name: String(rest[middle.upperBound..<end]),
          span: Utterance.Span(start, Int32(text.utf8.count))))
      rest = rest[rest.index(after: end)...]
    }
    return ReaderExample(text: text + rest, intent: intent, parameters: parameters)
  }

  private static let date = ReferenceDate("2026-03-11T09:30") ?? .now

  private static func trained(
    _ files: [String: String] = files, on examples: [ReaderExample] = examples()
  ) throws -> [UInt8] {
    let pack = try FrozenLanguage.pack("eo", files: files)
    var trainer = try ReaderTrainer(pack, for: .requests)
    let engine = try Interpreter(LanguageModel(pack)).engine
    for example in examples { try trainer.add(example, engine, at: date) }
    return trainer.model()
  }

  private static func interpreter(
    _ files: [String: String] = files, on examples: [ReaderExample] = examples()
  ) throws -> Interpreter {
    let folder = try TemporaryFolder()
    try folder.write("eo/pack.json", "{\"tag\": \"eo\"}")
    try folder.write("eo/weights.json", FrozenLanguage.weights)
    for (name, text) in files { try folder.write("eo/\(name)", text) }
    try folder.write("eo/\(PhrasePurpose.requests.readerFile)", Data(trained(files, on: examples)))
    let pack = try LanguagePack(for: LanguageCode("eo"), in: .folder(folder.path))
    return try Interpreter(LanguageModel(pack))
  }

  @Test("What was not seen is read with its parameters as typed values, and no template is named")
  func reads() throws {
    let result = try Self.interpreter().interpret("slide eva €7 for the cake")
    let best = try #require(result.best)
    #expect(best.intent == "INSendPaymentIntent")
    #expect(best.template == nil)
    #expect(best["payee"] == [.person(Person(displayName: "eva", match: .unknown))])
    #expect(best["currencyAmount"] == [.currencyAmount(CurrencyAmount(amount: 7, currency: "EUR"))])
    #expect(best["note"] == [.text("the cake")])
    #expect((0.65...1).contains(best.confidence))
  }

  @Test(
    "The verb that a reading begins with is no second order, and a clause without a verb may be of the same one"
  )
  func isOneOrder() throws {
    let interpreter = try Self.interpreter()
    #expect(try interpreter.interpret("please slide eva €7 for the cake").best != nil)
    #expect(try interpreter.interpret("slide eva over, €7 for the cake").best != nil)
    for text in ["slide eva €7 for the cake push", "slide eva €7 over, slide", "slide push eva €7"]
    {
      #expect(try interpreter.interpret(text).best == nil, "\(text)")
    }
  }

  @Test("A car is neither locked nor unlocked where it was not said which")
  func turnsLocksOneWay() throws {
    let lock = "INSetCarLockStatusIntent"
    let files = [
      "cars.phrases": """
      SpeakableString = @name

      ## \(lock)
      (lock {locked=true}|unlock {locked=false}) {carName}
      """,
      "words.tsv": "the\tfunction\n",
    ]
    let examples = Self.people.flatMap { person in
      let car = ReaderExample.Parameter(
        name: "carName", span: Utterance.Span(0, Int32(person.utf8.count)))
      return [
        ReaderExample(
          text: "\(person) bolt the motor shut", intent: lock, parameters: [car],
          implied: ["locked=true"]),
        ReaderExample(
          text: "\(person) pop the motor open", intent: lock, parameters: [car],
          implied: ["locked=false"]),
        ReaderExample(text: "\(person) likes the sea", intent: nil),
        ReaderExample(text: "what does \(person) say", intent: nil),
      ]
    }
    let interpreter = try Self.interpreter(files, on: examples)
    #expect(
      try interpreter.interpret("eva bolt the motor shut").best?["locked"] == [.boolean(true)])
    #expect(
      try interpreter.interpret("eva pop the motor open").best?["locked"] == [.boolean(false)])
    #expect(try interpreter.interpret("eva the motor").best == nil)
    let reading = try interpreter.explanation(of: "eva the motor", at: Self.date).readings.first
    #expect(reading?.intent == lock)
    #expect(reading?.isLikely == false)
  }

  @Test("A template's match is never overridden")
  func yields() throws {
    let best = try Self.interpreter().interpret("send €7 to eva").best
    #expect(best?.template != nil)
  }

  @Test(
    "What keeps a template from being an order keeps a reading from it",
    arguments: [
      "don't slide eva €7 for the cake", "slide eva €7 for the cake later",
      "slide eva €7 20 for the cake", "slide eva €0 for the cake",
      "slide eva €7 for the cake €9", "lunch eva €7 over", "slide him €7 for the cake",
      "slide \u{430} eva €7 for the cake",
    ])
  func refuses(_ text: String) throws {
    let interpreter = try Self.interpreter()
    #expect(try interpreter.interpret(text).best == nil)
  }

  @Test(
    "What asks for nothing is not understood, and the explanation tells what it might have been")
  func explains() throws {
    let interpreter = try Self.interpreter()
    #expect(try interpreter.interpret("eva has €20 left").best == nil)
    let refused = try interpreter.explanation(of: "don't slide eva €7 for the cake", at: Self.date)
    let reading = try #require(refused.readings.first)
    #expect(reading.intent == "INSendPaymentIntent")
    guard case .guarded(.negation, _) = reading.refusal else {
      Issue.record("\(String(describing: reading.refusal))")
      return
    }
    let taken = try interpreter.explanation(of: "slide eva €7 for the cake", at: Self.date)
    #expect(taken.readings.first?.isLikely == true)
    #expect(taken.readings.first?.against.isEmpty == true)
    #expect(
      taken.readings.first?.steps.map(\.role) == ["evidence", "text", "text", "evidence", "text"])
  }

  @Test("The same sentences give the same bytes")
  func reproduces() throws {
    #expect(try Self.trained() == Self.trained())
  }

  @Test("A model that is none names its file")
  func refusesFaultyModels() throws {
    let folder = try TemporaryFolder()
    try folder.write("eo/pack.json", "{\"tag\": \"eo\"}")
    try folder.write("eo/\(PhrasePurpose.requests.readerFile)", Data([1, 2, 3]))
    let pack = try LanguagePack(for: LanguageCode("eo"), in: .folder(folder.path))
    let error = #expect(throws: PackError.self) { try LanguageModel(pack) }
    #expect(error?.file.hasSuffix("eo/reader.model") == true)
  }
}
