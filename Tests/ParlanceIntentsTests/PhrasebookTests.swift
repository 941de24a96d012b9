import FoundationEssentials
import Parlance
import ParlanceEntities
import ParlanceIntents
import ParlanceLanguages
import ParlanceVocabulary
import Testing

@Suite("Apps' own intents")
struct PhrasebookTests {
  static let order = IntentSchema(
    intentClass: "OrderTeaIntent",
    parameters: [
      .init(name: "count", type: "Integer"), .init(name: "size", type: "CupSize"),
      .init(name: "tea", type: "Tea"), .init(name: "extras", type: "Extra", isArray: true),
      .init(name: "gift_for", type: "Person"), .init(name: "isHot", type: "Boolean"),
    ])
  static let close = IntentSchema(intentClass: "CloseShopIntent", parameters: [])

  static let sizes = IntentPhrasebook.Enumeration(
    type: "CupSize",
    cases: [
      .init(name: "unknown", terms: ["Nothing"]), .init(name: "small", terms: ["Small", "little"]),
      .init(name: "extraLarge", terms: ["Bucket", "buh kit"]),
    ])
  static let extras = IntentPhrasebook.Enumeration(
    type: "Extra", cases: [.init(name: "milk"), .init(name: "honey", terms: ["Honey", "Sweet"])])

  static func app(
    _ phrases: [IntentPhrase], terms: [AppTerm] = teas
  ) -> App {
    App(
      name: "Samovar", intents: ["OrderTeaIntent", "CloseShopIntent"], terms: terms,
      phrasebook: IntentPhrasebook(
        intents: [order, close], phrases: phrases, enumerations: [sizes, extras]))
  }

  static func phrase(_ text: String) -> IntentPhrase {
    IntentPhrase(text, intentClass: "OrderTeaIntent")
  }

  static let teas = [
    AppTerm(
      VocabularyTerm("Earl Grey", vocabularyIdentifier: "grey"), parameters: ["OrderTeaIntent.tea"]),
    AppTerm(
      VocabularyTerm("Gyokuro", pronunciationHint: "gee oh koo roh", vocabularyIdentifier: "jade"),
      parameters: ["OrderTeaIntent.tea"]),
  ]
  static let titles = [
    phrase("Order ${count} ${size} ${tea}"), phrase("Order ${tea}"), phrase("${tea}"),
    phrase("Order (one) ${tea}; with ${extras}!"), phrase("Tea for ${gift_for}"),
    phrase("Order hot tea: ${isHot}"),
    IntentPhrase("Close up shop", intentClass: "CloseShopIntent"),
  ]

  static let english = Result {
    try Interpreter(for: "en-US", context: Context(apps: [app(titles)]))
  }

  func best(_ text: String) throws -> Interpretation? {
    try Self.english.get().interpret(text, at: .now).best
  }

  func jade(_ name: String) -> ParameterValue {
    .term(Term(spokenPhrase: name, vocabularyIdentifier: "jade", isKnown: true))
  }

  @Test("A title is said with values of its types, in the words that requests begin and end with")
  func speaksTitles() throws {
    let plain = try #require(try best("order two bucket gyokuro"))
    #expect(plain.intent == "OrderTeaIntent")
    #expect(plain["count"] == [.number(2)])
    #expect(plain["size"] == [.enumeration("extraLarge")])
    #expect(plain["tea"] == [jade("Gyokuro")])
    let polite = try #require(try best("Could you please order gyokuro using Samovar, thanks"))
    #expect(polite["tea"] == [jade("Gyokuro")])
    #expect(polite.app?.name == "Samovar")
    #expect(try best("hey, close up shop")?.intent == "CloseShopIntent")
  }

  @Test(
    "Cases are called by title, synonym, and the words of their names; things also as they sound")
  func knowsNames() throws {
    #expect(try best("order 3 little earl grey")?["size"] == [.enumeration("small")])
    #expect(try best("order 3 extra large earl grey")?["size"] == [.enumeration("extraLarge")])
    #expect(try best("order 3 buh kit earl grey")?["size"] == [.enumeration("extraLarge")])
    #expect(try best("order gee oh koo roh")?["tea"] == [jade("Gyokuro")])
    #expect(try best("order one earl grey with sweet")?["extras"] == [.enumeration("honey")])
  }

  @Test("Things may be several, and a parameter of several values has them all")
  func countsThings() throws {
    #expect(try best("order 3 buckets gyokuros")?["tea"] == [jade("Gyokuro")])
    #expect(try best("order 3 buckets gyokuros")?["size"] == [.enumeration("extraLarge")])
    #expect(try best("order the earl grey")?["tea"].first?.name == "Earl Grey")
    let extras = try best("order one earl grey with honey, milk and sweet")?["extras"]
    #expect(extras == ["honey", "milk", "honey"].map(ParameterValue.enumeration))
  }

  @Test("A person is one of the user's; a name of a parameter may have a low line")
  func readsPeople() throws {
    guard case .person(let person)? = try best("tea for Ann Lee")?["gift_for"].first else {
      return #expect(Bool(false), "no person")
    }
    #expect(person.displayName == "Ann Lee")
  }

  @Test(
    "What is not offered, not a word of a title, or cannot be said is not understood",
    arguments: [
      "order pu erh", "order nothing earl grey", "gyokuro", "order hot tea yes", "close the shop",
      "don't order gyokuro",
    ])
  func takesNothingElse(_ text: String) throws {
    #expect(try best(text) == nil)
  }

  @Test("Where the app has not said what there is, a thing is what it is called")
  func takesUnknownThings() throws {
    let interpreter = try Interpreter(
      for: "en-US", context: Context(apps: [Self.app(Self.titles, terms: [])]))
    #expect(
      try interpreter.interpret("order pu erh", at: .now).best?["tea"] == [.text("pu erh")])
  }

  struct Tea: ObjectValue {
    static let typeName = "Tea"
    var object: IntentObject
  }

  @Test("A thing brings its names; one that two things share names neither of them")
  func offersThings() throws {
    let teas = [
      Tea(identifier: "white", display: "Silver Needle", synonyms: ["china tea"]),
      Tea(
        identifier: "red", display: "Keemun", pronunciationHint: "key moon", synonyms: ["china tea"]
      ),
    ]
    let app = Self.app(Self.titles, terms: teas.flatMap { $0.terms(for: "OrderTeaIntent.tea") })
    let interpreter = try Interpreter(for: "en-US", context: Context(apps: [app]))
    func tea(_ text: String) throws -> Tea? {
      try interpreter.interpret(text, at: .now).best?["tea"].first.flatMap { Tea($0) }
    }
    #expect(try tea("order key moon")?.identifier == "red")
    #expect(try tea("order silver needle")?.identifier == "white")
    let shared = try #require(try tea("order china tea"))
    #expect(shared.identifier == nil)
    #expect(shared.displayString == "china tea")
  }

  @Test("A recorded phrase keeps its values, and takes others where one is called by its name")
  func generalizesRecordings() throws {
    var values = ParameterValues()
    values["tea"] = [
      .object(IntentObject(type: "Tea", identifier: "grey", displayString: "Earl Grey"))
    ]
    values["size"] = [.enumeration("small")]
    values["count"] = [.number(1)]
    let intent = AnyIntent(intentClass: "OrderTeaIntent", values: values)
    let app = Self.app([
      IntentPhrase("A small Earl Grey as ever", of: intent), IntentPhrase("My usual", of: intent),
    ])
    let interpreter = try Interpreter(for: "en-US", context: Context(apps: [app]))
    let other = try #require(
      try interpreter.interpret("a bucket gyokuro as ever", at: .now).best)
    #expect(other["tea"] == [jade("Gyokuro")])
    #expect(other["size"] == [.enumeration("extraLarge")])
    #expect(other["count"] == [.number(1)])
    #expect(other.parameters.filter { $0.span == nil }.map(\.name) == ["count"])
    let usual = try #require(try interpreter.interpret("my usual, please", at: .now).best)
    #expect(ParameterValues(usual) == values)
  }

  @Test(
    "Titles are spoken in every language that has words for a request",
    arguments: [
      (
        "de-DE", "Bestelle ${count} ${tea}", "Könntest du bitte, bestelle zwei Gyokuro mit Samovar",
        2
      ),
      ("fr-FR", "Commander ${count} ${tea}", "commander trois Gyokuro avec Samovar", 3),
      ("ja-JP", "${tea}を${count}杯注文", "Samovarで、Gyokuroを二杯注文", 2),
      ("zh-CN", "点${count}杯${tea}", "请用Samovar点两杯Gyokuro", 2),
      ("ar-SA", "اطلب ${count} ${tea}", "من فضلك اطلب 4 Gyokuro", 4),
      ("ko-KR", "${tea} ${count}잔 주문", "Samovar로 Gyokuro 2잔 주문", 2),
      ("hi-IN", "${count} ${tea} मंगाओ", "कृपया 2 Gyokuro मंगाओ", 2),
    ])
  func speaksLanguages(_ code: String, _ title: String, _ said: String, _ count: Int) throws {
    let interpreter = try Interpreter(
      for: code, context: Context(apps: [Self.app([Self.phrase(title)])]))
    let best = try #require(try interpreter.interpret(said, at: .now).best)
    #expect(best["tea"] == [jade("Gyokuro")])
    #expect(best["count"] == [.number(Decimal(count))])
  }

  @Test(
    "Faults of phrasebooks name what is wrong",
    arguments: [
      (IntentPhrase("Order ${cup}", intentClass: "OrderTeaIntent"), "no parameter 'cup'"),
      (IntentPhrase("Order ${tea", intentClass: "OrderTeaIntent"), "a variable is written ${name}"),
      (IntentPhrase("Order", intentClass: "OrderIntent"), "which no app declares"),
    ])
  func refusesFaults(_ phrase: IntentPhrase, _ message: String) throws {
    let context = Context(apps: [Self.app([phrase])])
    let error = #expect(throws: PackError.self) { try Interpreter(for: "en-US", context: context) }
    #expect(try "\(#require(error))".contains(message))
  }

  @Test("Values of own types answer what is asked, and correct what is confirmed")
  func answers() throws {
    let app = Self.app(Self.titles)
    let pack = try LanguagePack(for: LanguageCode("en-US"))
    let reader = try AnswerReader(
      LanguageModel(pack, for: .answers, apps: [app]), requests: LanguageModel(pack, apps: [app]),
      context: Context(apps: [app]))
    func answer(_ text: String, _ question: Question) throws -> Answer {
      try reader.answer(text, to: question, about: Self.order, at: .now)
    }
    func values(_ name: String, _ value: ParameterValue) -> Answer {
      var values = ParameterValues()
      values[name] = [value]
      return .values(values)
    }
    let size = Question.value(parameter: "size", problem: .missing)
    #expect(try answer("a small one please", size) == values("size", .enumeration("small")))
    let tea = Question.value(parameter: "tea", problem: .missing)
    #expect(try answer("pu erh", tea) == values("tea", .text("pu erh")))
    let confirm = Question.confirmIntent(AnyIntent(intentClass: "OrderTeaIntent"))
    #expect(try answer("make it small", confirm) == values("size", .enumeration("small")))
    #expect(try answer("no, make it two", confirm) == values("count", .number(2)))
    #expect(try answer("no, gyokuro", confirm) == values("tea", jade("Gyokuro")))
    #expect(try answer("yes", confirm) == .yes)
    #expect(try answer("no, pu erh", confirm) != values("tea", .text("pu erh")))
    #expect(try answer("what time is it", confirm) == .notUnderstood)
  }
}
