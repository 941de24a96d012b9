import Parlance
import ParlanceIntents
import ParlanceLanguages
import Testing

@Suite("Words that keep an order of money from being carried out")
struct GuardTests {
  private static let guards = """
    (don't|never)\tnegation
    no\tnegation end
    if\tcondition
    if you can\tharmless
    (might|should) send\tdoubt always
    about\tdoubt sum
    send\torder
    [a] note\tmarker

    """

  private static let phrases = """
    Person = @contactName | @name [@name]
    CurrencyAmount = @currencyAmount | @number ~0.5
    String = @text
    App = @app

    ## INSendPaymentIntent
    [for {note}] [might] (send|transfer) [about] {currencyAmount} to {payee} [(for|[with] a note) {note}] [using {app}] [if you can]
      > send €20 to Jason for lunch

    """

  private static func files(_ guards: String = guards) -> [String: String] {
    [
      "guards.tsv": guards, "payments.phrases": phrases,
      "numbers.tsv": "one\t=1\ntwo\t=2\nten\t=10\nfifty\t=50\n",
      "names.tsv": "ann\tgiven\njason\tgiven\n",
      "words.tsv": "dinner\tcommon\nlunch\tcommon\nthe\tfunction\num\tfiller\n",
    ]
  }

  private static func interpreter() throws -> Interpreter {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["Ann Lee", "Jason", "Never Land"], of: .contactName)
    let context = Context(vocabulary: vocabulary, apps: [App(name: "Zorgpay")])
    return try FrozenLanguage.interpreter("eo", files: files(), context: context)
  }

  private func refusal(_ text: String) throws -> Explanation.Refusal? {
    let interpreter = try Self.interpreter()
    #expect(try interpreter.interpret(text).best == nil, "\(text)")
    let reference = try #require(ReferenceDate("2026-03-11T09:30"))
    return try interpreter.explanation(of: text, at: reference).matches.first?.refusal
  }

  @Test(
    "Words of a place refuse only there",
    arguments: [
      ("before", "send um €20 to Jason for lunch", false),
      ("before", "send €20 um to Jason for lunch", true),
      ("text", "send €20 to Jason for um lunch", false),
      ("text", "send um €20 to Jason for lunch", true),
    ])
  func refusesByPlace(_ place: String, _ text: String, _ isRead: Bool) throws {
    let files = Self.files(Self.guards + "um\tdoubt \(place)\n")
    let interpreter = try FrozenLanguage.interpreter("eo", files: files)
    #expect((try interpreter.interpret(text).best != nil) == isRead, "\(text)")
  }

  private func note(_ text: String) throws -> ParameterValue? {
    try Self.interpreter().interpret(text).best?["note"].first
  }

  @Test(
    "A guard refuses wherever a text or a name takes it",
    arguments: [
      ("for lunch don't send €5 to Jason", GuardKind.negation),
      ("send €5 to Jason for lunch never", .negation),
      ("send €5 to Jason for lunch no", .negation),
      ("send €5 to Jason for lunch if she asks", .condition),
      ("send €5 to Jason for lunch send", .order),
      ("might send €5 to Jason", .doubt),
    ])
  func refuses(_ text: String, _ kind: GuardKind) throws {
    guard case .guarded(let found, _) = try refusal(text) else {
      Issue.record("\(text) is not guarded")
      return
    }
    #expect(found == kind)
  }

  @Test("The template's own words, harmless words, and quoted or announced texts refuse nothing")
  func exempts() throws {
    #expect(try note("send €5 to Jason for lunch if you can") != nil)
    #expect(try note("send €5 to Jason for lunch \"never again\"") != nil)
    #expect(try note("send €5 to Jason with a note never again") == .text("never again"))
    #expect(try note("send €5 to Jason for no dinner") == .text("no dinner"))
  }

  @Test("A sentence behind an announced text is no part of it")
  func endsAnnouncedTexts() throws {
    let text = "send €5 to Jason with a note lunch. never"
    guard case .guarded(.negation, _) = try refusal(text) else {
      Issue.record("not guarded")
      return
    }
  }

  @Test("The words of an app that only the context knows are in no doubt")
  func knowsApps() throws {
    #expect(try Self.interpreter().interpret("send €5 to Jason using Zorgpay").best?.app != nil)
  }

  @Test("The name of a contact may hold a guard")
  func knowsNames() throws {
    let best = try Self.interpreter().interpret("send €5 to Never Land").best
    #expect(best?["payee"].first == .person(Person(displayName: "Never Land", match: .exact)))
  }

  @Test(
    "A number that belongs to nothing refuses; one that counts or tells things apart does not",
    arguments: [
      ("send €5 to Jason for lunch ten", false), ("send €5 ten to Jason", false),
      ("send €5 to Jason for 2 lunch", true), ("send €5 to Jason for dinner 12", true),
      ("send €5 to Jason for 12", false), ("send one fifty to Jason", false),
    ])
  func readsNumbers(_ text: String, _ isRead: Bool) throws {
    #expect((try Self.interpreter().interpret(text).best != nil) == isRead, "\(text)")
  }

  @Test(
    "A sum whose currency nobody knows is not paid in another one",
    arguments: [
      "send Jason five Andorran dollars", "I owe Jason forty cayman type dollars",
    ])
  func refusesUnknownCurrencies(_ text: String) throws {
    #expect(try Self.interpreter().interpret(text).best == nil)
  }

  @Test(
    "A sum with a sign, a bracket or quotation marks, no sum, and a hidden character are not paid",
    arguments: [
      "send >€5 to Jason", "send (€5) to Jason", "send \"€5\" to Jason", "send €0 to Jason",
      "send €5\u{202E}0 to Jason", "> send €5 to Jason", "send €5 to Jason 🚫",
    ])
  func refusesSigns(_ text: String) throws {
    #expect(try Self.interpreter().interpret(text).best == nil)
  }

  @Test(
    "A name with letters of two alphabets is refused, and a contact that it looks like is named")
  func namesLookAlikes() throws {
    guard case .lookAlike(let contact, _) = try refusal("send €5 to Аnn Lee") else {
      Issue.record("no look-alike")
      return
    }
    #expect(contact == "Ann Lee")
    for name in ["Jаcques", "М Jacques"] {
      guard case .mixedLetters = try refusal("send €5 to \(name)") else {
        Issue.record("\(name) is not mixed")
        continue
      }
    }
  }

  @Test(
    "Misspelt words of the template keep their first and last letter, and have no accents of their own",
    arguments: [
      ("tranfser €5 to Jason", true), ("transfers €5 to Jason", false),
      ("ransfer €5 to Jason", false), ("tránsfer €5 to Jason", false),
    ])
  func readsMisspelling(_ text: String, _ isRead: Bool) throws {
    #expect((try Self.interpreter().interpret(text).best != nil) == isRead, "\(text)")
  }

  @Test(
    "A fault of the table is told with file and line",
    arguments: [
      ("never\tnegatoin", "unknown kind of guard 'negatoin'; did you mean 'negation'?"),
      ("never\tnegation ende", "unknown place 'ende'; did you mean 'end'?"),
      ("never\tnegation end end", "expected a kind of guard and at most one place"),
      ("(never\tnegation", "a bracket is not closed"),
      ("never)\tnegation", "')' closes nothing"),
      (
        "(a|b|c|d|e|f|g|h|i|j) (a|b|c|d|e|f|g|h|i|j) (a|b|c|d|e|f|g|h|i|j) (a|b|c)\tnegation",
        "stands for more than 2000 phrases"
      ),
    ])
  func tellsFaults(_ row: String, _ message: String) throws {
    let error = try #require(throws: PackError.self) {
      try FrozenLanguage.model("eo", files: Self.files("# words\n\(row)\n"))
    }
    #expect(error.message == message)
    #expect(error.file.hasSuffix("eo/guards.tsv") && error.line == 2)
  }
}
