import Parlance
import Testing

@Suite("Apps that are named, and what they do")
struct NamedAppTests {
  private static let files = [
    "requests.phrases": """
    Person = @contactName | @name
    CurrencyAmount = @currencyAmount
    PaymentAmount = @currencyAmount
    PaymentAccount = @paymentsAccountNickname
    String = @text
    App = @app | @name ~0.5
    taxi-app = cabbo|hopla

    ## INRequestRideIntent
    order a {app:taxi-app}
      > order a cabbo

    ## INSendPaymentIntent
    pay {payee} {currencyAmount} [with {app}]
      > pay Ann €5 with Coin
    {app} {payee} {currencyAmount}
      > Coin Ann €5
    ? send money [of {currencyAmount}] ~0.2
      > send money

    ## INTransferMoneyIntent
    send money [of {transactionAmount}] [to my {toAccount}]
      > send money

    ## INSendMessageIntent
    {app} {recipients} {content} ~1
      > Chirp Ann hello
    write {recipients} {content} [with {app}]
      > write Ann hello
    tweetle {recipients} {content}
      > tweetle Ann hello

    ## INGetVisualCodeIntent
    show the code of {app}
      > show the code of Coin

    """,
    "apps.tsv": "tweetle\tmessages\n",
    "names.tsv": "ann\tgiven\n",
    "words.tsv": "a\tfunction\nmy\tfunction\nthe\tfunction\n",
    "intervals.tsv": "et\tand\n",
  ]
  private static let model = Result { try FrozenLanguage.model("la", files: files) }

  private static let coin = App(name: "Coin", intents: ["INSendPaymentIntent"])
  private static let chirp = App(name: "Chirp", intents: ["INSendMessageIntent"])

  private func interpreter(_ apps: [App]) throws -> Interpreter {
    try Interpreter(Self.model.get(), context: Context(apps: apps))
  }

  private func result(_ text: String, _ apps: [App]) throws -> InterpretationResult {
    try interpreter(apps).interpret(text, at: ReferenceDate("2026-03-11T09:30") ?? .now)
  }

  @Test("A template that lists an app as words names the app of the context")
  func knowsAppsOfTemplates() throws {
    let app = try #require(try result("order a cabbo", [App(name: "Cabbo")]).best?.app)
    #expect(app.name == "Cabbo")
    #expect(app.isKnown)
    let other = try #require(try result("order a hopla", [App(name: "Cabbo")]).best?.app)
    #expect(other.name == "hopla")
    #expect(!other.isKnown)
  }

  @Test("An app that is the verb is named, too")
  func knowsVerbs() throws {
    let apps = [Self.chirp, App(name: "Tweetle", intents: ["INSendMessageIntent"])]
    #expect(try result("tweetle Ann hello", apps).best?.app?.name == "Tweetle")
    #expect(try result("tweetle Ann hello", [Self.chirp]).best?.app == nil)
  }

  @Test(
    "Marks of an app's name need not be said",
    arguments: [
      ("PayDay!", "payday"), ("PayDay!", "payday!"), ("E*Pay", "e pay"), ("E*Pay", "epay"),
      ("E*Pay", "e*pay"), ("Q&R Pay", "qr pay"), ("Q&R Pay", "q r pay"), ("Q&R Pay", "q&r pay"),
      ("Yo! Cash", "yo cash"), ("Dash-Pay", "dash pay"),
    ])
  func hearsNamesWithoutMarks(_ name: String, _ said: String) throws {
    let app = try #require(
      try result("pay Ann €5 with \(said)", [App(name: name)]).best?.app)
    #expect(app.name == name)
    #expect(app.isKnown)
  }

  @Test("The sign of \"and\" may be read out as the language does")
  func readsAmpersands() throws {
    let context = Context(apps: [App(name: "Q&R Pay")])
    let english = try Interpreter(for: "en-US", context: context)
    let result = try english.interpret("pay Ann $5 using q and r pay")
    #expect(result.best?.app?.name == "Q&R Pay")
  }

  @Test("A letter or a function word is no app")
  func keepsWords() throws {
    let app = try result("order a cabbo", [App(name: "A+"), App(name: "The!")]).best?.app
    #expect(app?.name == "cabbo")
    #expect(try interpreter([App(name: "My!")]).interpret("my").best == nil)
  }

  @Test("An app for payments is not asked for a message, and one for messages for no payment")
  func refusesOtherDomains() throws {
    for text in ["write Ann hello with Coin", "Coin Ann hello"] {
      let result = try result(text, [Self.coin])
      #expect(result.best == nil)
      #expect(result.unsupportedApp?.name == "Coin")
    }
    let payment = try result("pay Ann €5 with Chirp", [Self.chirp])
    #expect(payment.best == nil)
    #expect(payment.unsupportedApp?.name == "Chirp")
    let explanation = try interpreter([Self.chirp]).explanation(of: "pay Ann €5 with Chirp")
    let refusal = try #require(explanation.matches.first?.refusal)
    #expect(refusal.text(in: explanation.utterance) == "Chirp does not handle this")
  }

  @Test("What an app does decides between readings")
  func choosesWhatIsHandled() throws {
    let payment = try result("Coin Ann €5", [Self.coin])
    #expect(payment.interpretations.map(\.intent) == ["INSendPaymentIntent"])
    let message = try result("Chirp Ann €5", [Self.chirp])
    #expect(message.interpretations.map(\.intent) == ["INSendMessageIntent"])
    #expect(message.best?["content"] == [.text("€5")])
    #expect(message.unsupportedApp == nil)
  }

  @Test("An app that does not say what it does may be asked for anything")
  func trustsSilentApps() throws {
    let app = App(name: "Coin")
    #expect(try result("write Ann hello with Coin", [app]).best?.intent == "INSendMessageIntent")
    #expect(try result("Coin Ann €5", [app]).interpretations.count == 2)
  }

  @Test("What needs no confirmation may be asked of any app")
  func shows() throws {
    #expect(try result("show the code of Coin", [Self.coin]).best?.app?.name == "Coin")
  }

  @Test("Who has an app for payments alone and says \"send money\" pays")
  func sendsMoney() throws {
    let intents = try result("send money", [Self.coin]).interpretations.map(\.intent)
    #expect(intents == ["INSendPaymentIntent"])
    let sum = try result("send money of €5", [Self.coin]).best
    #expect(sum?.intent == "INSendPaymentIntent")
    #expect(sum?["currencyAmount"].count == 1)
    let bank = App(name: "Bank", intents: ["INTransferMoneyIntent"])
    #expect(try result("send money", [bank]).best?.intent == "INTransferMoneyIntent")
    #expect(try result("send money", [bank, Self.coin]).best?.intent == "INTransferMoneyIntent")
    #expect(try result("send money", []).best?.intent == "INTransferMoneyIntent")
  }
}
