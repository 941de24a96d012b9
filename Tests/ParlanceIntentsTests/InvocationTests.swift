import FoundationEssentials
import Parlance
import ParlanceIntents
import ParlanceVocabulary
import Testing

@Suite("Phrases of shortcuts")
struct InvocationTests {
  private static func order(
    _ tea: String, count: Decimal? = nil, intentClass: String = "OrderTeaIntent"
  ) -> Shortcut {
    var values = ParameterValues()
    values["tea"] = [
      .object(IntentObject(type: "Tea", identifier: tea.lowercased(), displayString: tea))
    ]
    values["count"] = count.map { [.number($0)] } ?? []
    return .intent(AnyIntent(intentClass: intentClass, values: values))
  }

  private static func rent() -> Shortcut {
    var values = ParameterValues()
    values["note"] = [.text("rent")]
    return .intent(AnyIntent(intentClass: "INSendPaymentIntent", values: values))
  }

  private func interpreter(
    _ phrases: InvocationPhrase..., code: String = "en-US", apps: [App] = []
  ) throws -> Interpreter {
    try Interpreter(for: code, context: Context(apps: apps, phrases: phrases))
  }

  @Test(
    "A phrase is said word by word, whatever its capitals and marks",
    arguments: ["Tea time", "tea TIME", "Tea time!", "  tea, time.", "\u{201C}Tea time\u{201D}"])
  func exact(_ text: String) throws {
    let phrase = InvocationPhrase("Tea time", for: Self.order("Earl Grey"))
    let result = try interpreter(phrase).interpret(text)
    #expect(result.invocation == Invocation(phrase, isExact: true))
  }

  @Test(
    "Another language's words, too",
    arguments: [
      ("zh-CN", "喝茶时间", "喝茶时间！"), ("ja-JP", "お茶の時間", "お茶の時間"), ("ar-SA", "وقت الشاي", "وقت الشاي"),
      ("th-TH", "ถึงเวลาชา", "ถึงเวลาชา"), ("tr-TR", "IŞIK", "ışık"), ("de-DE", "Teezeit", "teezeit"),
    ])
  func languages(_ code: String, _ phrase: String, _ said: String) throws {
    let phrase = InvocationPhrase(phrase, for: Self.order("Earl Grey"))
    let result = try interpreter(phrase, code: code).interpret(said)
    #expect(result.invocation == Invocation(phrase, isExact: true))
  }

  @Test(
    "Close words run it where nothing else is understood",
    arguments: [
      ("Gyokuro time", "gyokuro tyme"), ("Gyokuro time", "gyokoro time"),
      ("Café crème", "cafe creme"),
      ("My favourite", "my favorite"),
    ])
  func close(_ phrase: String, _ said: String) throws {
    let phrase = InvocationPhrase(phrase, for: Self.order("Gyokuro"))
    #expect(
      try interpreter(phrase).interpret(said).invocation == Invocation(phrase, isExact: false))
  }

  @Test(
    "What says another number, sum or day is no close phrase",
    arguments: [
      ("es-ES", "Renta sesenta", "renta setenta", false),
      ("es-ES", "Renta sesenta", "rentas sesenta", true),
      ("it-IT", "Affitto sessanta", "affitto settanta", false),
      ("en-US", "Gyokuro sixteen", "gyokoro sixteen", true),
      ("en-US", "Gyokuro sixteen", "gyokuro sixten", true),
      ("en-US", "Tuesday gyokuro", "Tuesday gyokoro", true),
    ])
  func closeNumbers(_ code: String, _ phrase: String, _ said: String, _ isClose: Bool) throws {
    let phrase = InvocationPhrase(phrase, for: Self.order("Gyokuro"))
    let invocation = try interpreter(phrase, code: code).interpret(said).invocation
    #expect(invocation == (isClose ? Invocation(phrase, isExact: false) : nil))
  }

  @Test(
    "Parts of a phrase, more than a phrase, and other words run nothing",
    arguments: ["tea", "time", "it is tea time", "tea time for two", "lunch time", "", "?!"])
  func others(_ text: String) throws {
    let phrase = InvocationPhrase("Tea time", for: Self.order("Earl Grey"))
    #expect(try interpreter(phrase).interpret(text).invocation == nil)
  }

  @Test("Said exactly, a phrase counts before an intent of the system; said closely, behind it")
  func beforeSystem() throws {
    let phrase = InvocationPhrase("Call Anna", for: Self.rent())
    let interpreter = try interpreter(phrase)
    #expect(try interpreter.interpret("call anna").invocation?.isExact == true)
    let close = try interpreter.interpret("call Ana")
    #expect(close.invocation == nil)
    #expect(close.best?.intent == "INStartCallIntent")
  }

  @Test(
    "What pays is said word by word",
    arguments: ["rent for John", "rent for joan smyth", "rnet for Joan", "rent for Joán"])
  func paysExactly(_ text: String) throws {
    let phrase = InvocationPhrase("Rent for Joan", for: Self.rent())
    let interpreter = try interpreter(phrase)
    #expect(try interpreter.interpret("rent for joan!").invocation?.phrase == phrase)
    #expect(try interpreter.interpret(text).invocation == nil)
  }

  @Test(
    "What an app suggests gives way to an intent of the system, what a person recorded does not")
  func suggestions() throws {
    let text = "send $5 to Ann"
    let suggested = InvocationPhrase(text, for: Self.order("Gyokuro"), origin: .app)
    let result = try interpreter(suggested).interpret(text)
    #expect(result.invocation == nil)
    #expect(result.best?.intent == "INSendPaymentIntent")
    let recorded = InvocationPhrase(text, for: Self.order("Gyokuro"))
    #expect(try interpreter(recorded).interpret(text).invocation?.phrase == recorded)
    let own = InvocationPhrase("Order Gyokuro", for: Self.order("Gyokuro", count: 2), origin: .app)
    let app = PhrasebookTests.app([PhrasebookTests.phrase("Order ${tea}")])
    #expect(try interpreter(own, apps: [app]).interpret("order gyokuro").invocation?.phrase == own)
  }

  @Test(
    "Of one phrase for several things nothing is chosen, but the person's counts before an app's")
  func severalThings() throws {
    let one = InvocationPhrase("Tea time", for: Self.order("Earl Grey"), origin: .app)
    let other = InvocationPhrase("tea time", for: Self.order("Gyokuro"), origin: .app)
    let recorded = InvocationPhrase("Tea Time", for: Self.rent())
    #expect(try interpreter(one, other).interpret("tea time").invocation == nil)
    #expect(try interpreter(one, one).interpret("tea time").invocation?.phrase == one)
    #expect(try interpreter(one, recorded).interpret("tea time").invocation?.phrase == recorded)
    let elsewhere = InvocationPhrase("Tea time", for: one.shortcut, app: "com.example.tea")
    let nearby = InvocationPhrase("Tea time", for: one.shortcut, app: "com.example.pot")
    #expect(try interpreter(elsewhere, nearby).interpret("tea time").invocation == nil)
    #expect(try interpreter(elsewhere, nearby).interpret("tea tyme").invocation == nil)
  }

  @Test("A phrase that nobody can say is refused, one without words never said")
  func unsayable() throws {
    let long = InvocationPhrase(String(repeating: "tea ", count: 200), for: Self.rent())
    #expect(throws: UtteranceError.utteranceTooLong) { try interpreter(long) }
    let empty = [InvocationPhrase("", for: Self.rent()), InvocationPhrase("!", for: Self.rent())]
    #expect(try interpreter(empty[0], empty[1]).interpret("!").invocation == nil)
  }

  @Test("A value that a phrase names can be said to be another one")
  func otherValues() throws {
    let app = PhrasebookTests.app([])
    let phrase = InvocationPhrase("Brew me an Earl Grey", for: Self.order("Earl Grey", count: 2))
    let interpreter = try interpreter(phrase, apps: [app])
    #expect(try interpreter.interpret("brew me an earl grey").invocation?.phrase == phrase)
    let other = try interpreter.interpret("brew me a gyokuro")
    #expect(other.invocation == nil)
    let said = try interpreter.interpret("brew me an gyokuro").best
    #expect(said?.intent == "OrderTeaIntent")
    #expect(said?["tea"].first?.name == "Gyokuro")
    #expect(said?["count"] == [.number(2)])
  }

  @Test(
    "Where phrases mean different things beside their words, these say nothing of another value")
  func differentMeanings() throws {
    let app = PhrasebookTests.app([])
    let two = InvocationPhrase("Brew me Earl Grey", for: Self.order("Earl Grey", count: 2))
    let three = InvocationPhrase("Brew me Gyokuro", for: Self.order("Gyokuro", count: 3))
    let interpreter = try interpreter(two, three, apps: [app])
    #expect(try interpreter.interpret("brew me earl grey").invocation?.phrase == two)
    #expect(try interpreter.interpret("brew me gyokuro").invocation?.phrase == three)
    #expect(try interpreter.interpret("brew me earl grey please").best == nil)
    // A title says all that is meant by its words.
    let titled = PhrasebookTests.app([PhrasebookTests.phrase("Brew me ${tea}")])
    let said = try self.interpreter(two, three, apps: [titled]).interpret("brew me gyokuro please")
    #expect(said.best?["tea"].first?.name == "Gyokuro")
    #expect(said.best?["count"] == [])
  }

  @Test("Capitals and marks make no other words, whichever phrase was recorded first")
  func differentMeaningsOfAlikeWords() throws {
    let app = PhrasebookTests.app([])
    let two = InvocationPhrase("Brew me Earl Grey", for: Self.order("Earl Grey", count: 2))
    let three = InvocationPhrase("brew me  gyokuro!", for: Self.order("Gyokuro", count: 3))
    for interpreter in [
      try interpreter(two, three, apps: [app]), try interpreter(three, two, apps: [app]),
    ] {
      #expect(try interpreter.interpret("brew me earl grey please").best == nil)
    }
  }

  @Test("Where the same words are said for two intents, they ask for neither with another value")
  func differentIntents() throws {
    let spill = IntentSchema(
      intentClass: "SpillTeaIntent", parameters: [.init(name: "tea", type: "Tea")])
    func app(_ phrases: [IntentPhrase]) -> App {
      App(
        name: "Samovar", intents: ["OrderTeaIntent", "SpillTeaIntent"],
        terms: ["Earl Grey", "Gyokuro", "Sencha"].map {
          AppTerm(VocabularyTerm($0), parameters: ["OrderTeaIntent.tea", "SpillTeaIntent.tea"])
        },
        phrasebook: IntentPhrasebook(intents: [PhrasebookTests.order, spill], phrases: phrases))
    }
    let order = InvocationPhrase("My Earl Grey", for: Self.order("Earl Grey"))
    let other = InvocationPhrase(
      "my Gyokuro", for: Self.order("Gyokuro", intentClass: "SpillTeaIntent"))
    for phrases in [[order, other], [other, order]] {
      let interpreter = try Interpreter(
        for: "en-US", context: Context(apps: [app([])], phrases: phrases))
      #expect(try interpreter.interpret("my gyokuro").invocation?.phrase == other)
      #expect(try interpreter.interpret("my sencha").best == nil)
    }
    // What a definition declares stays.
    let titled = app([IntentPhrase("My ${tea}", intentClass: "SpillTeaIntent")])
    let said = try interpreter(order, other, apps: [titled]).interpret("my sencha").best
    #expect(said?.intent == "SpillTeaIntent")
  }

  @Test(
    "Whatever a phrase is written with, it is said and harms no other",
    arguments: [
      "Earl Grey ${", "Earl Grey ${x}", "${} Earl Grey", "Brew \u{200B} Earl Grey",
      "Earl Grey \u{AD} now", "\u{200D} Earl Grey \u{200B}",
    ])
  func oddMarks(_ text: String) throws {
    let app = PhrasebookTests.app([])
    let odd = InvocationPhrase(text, for: Self.order("Earl Grey"))
    let plain = InvocationPhrase("Brew me Earl Grey", for: Self.order("Earl Grey", count: 2))
    let interpreter = try interpreter(odd, plain, apps: [app])
    #expect(try interpreter.interpret(text).invocation?.phrase == odd)
    #expect(try interpreter.interpret("brew me gyokuro").best?["count"] == [.number(2)])
  }
}
