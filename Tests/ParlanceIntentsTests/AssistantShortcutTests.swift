import Foundation
import Parlance
import Testing

@Suite("The assistant runs shortcuts")
struct AssistantShortcutTests {
  private typealias Wallet = AssistantTests.Wallet

  /// Rent to a person, with or without an amount.
  private static func rent(_ amount: Decimal? = nil) -> Shortcut {
    var values = ParameterValues()
    values["payee"] = [.person(Person(displayName: "Ann Lee", match: .exact))]
    values["currencyAmount"] =
      amount.map { [.currencyAmount(CurrencyAmount(amount: $0, currency: "USD"))] } ?? []
    return .intent(AnyIntent(intentClass: "INSendPaymentIntent", values: values))
  }

  private static func assistant(
    _ wallet: Wallet, phrases: [InvocationPhrase], isLocked: Bool = false
  ) throws -> Assistant {
    let apps = ["LetsEat", "PayMore"].map { App(name: $0, identifier: "com.example.\($0)") }
    return try Assistant(
      for: "en-US", services: apps.map { AppService($0, handlers: [wallet.handler]) },
      phrases: phrases, isLocked: isLocked)
  }

  private static func talk(_ assistant: Assistant, _ said: String...) async throws -> [String] {
    try await AssistantTests.talk(assistant, said)
  }

  @Test("What a phrase pays is confirmed first, and what is missing asked for")
  func confirms() async throws {
    let wallet = Wallet()
    let phrases = [
      InvocationPhrase("Rent day", for: Self.rent(900), app: "com.example.LetsEat"),
      InvocationPhrase("Pay day", for: Self.rent(), app: "com.example.PayMore"),
    ]
    let assistant = try Self.assistant(wallet, phrases: phrases)
    let answers = try await Self.talk(
      assistant, "rent day", "no", "rent day!", "yes", "pay day", "rent day", "$5", "yes")
    #expect(answers[0] == "Shall I send $900.00 to Ann Lee?")
    #expect(answers[4] == "How much?")
    // In a conversation a phrase is no answer.
    #expect(answers[5].hasPrefix("I did not understand."))
    #expect(answers[6] == "Shall I send $5.00 to Ann Lee?")
    #expect(wallet.paid.withLock { $0.count } == 2)
  }

  @Test("A locked device is to be unlocked, whatever the phrase")
  func needsUnlock() async throws {
    let wallet = Wallet()
    let phrase = InvocationPhrase("Rent day", for: Self.rent(900), app: "com.example.LetsEat")
    let assistant = try Self.assistant(wallet, phrases: [phrase], isLocked: true)
    #expect(try await Self.talk(assistant, "rent day") == ["Please unlock your device first."])
    #expect(wallet.paid.withLock { $0.isEmpty })
  }

  @Test("The phrase's app acts; without one it is chosen, and an unknown one acts for nobody")
  func choosesApp() async throws {
    let phrases = [
      InvocationPhrase("Rent day", for: Self.rent(900)),
      InvocationPhrase("Pay day", for: Self.rent(900), app: "com.example.none"),
    ]
    let assistant = try Self.assistant(Wallet(), phrases: phrases)
    let answers = try await Self.talk(assistant, "pay day", "rent day", "PayMore")
    #expect(answers[0] == "There is no app that can do this.")
    #expect(answers[1] == "Which app: LetsEat or PayMore?")
    #expect(answers[2] == "Shall I send $900.00 to Ann Lee?")
  }

  @Test("Other phrases take the place of those that there were")
  func changes() async throws {
    let assistant = try Self.assistant(Wallet(), phrases: [])
    #expect(try await Self.talk(assistant, "rent day") == ["I did not understand."])
    let phrase = InvocationPhrase("Rent day", for: Self.rent(900), app: "com.example.LetsEat")
    try await assistant.setPhrases([phrase])
    #expect(try await Self.talk(assistant, "rent day", "no")[0].hasPrefix("Shall I send"))
    let long = InvocationPhrase(String(repeating: "rent ", count: 200), for: Self.rent())
    await #expect(throws: UtteranceError.utteranceTooLong) {
      try await assistant.setPhrases([long])
    }
    #expect(try await Self.talk(assistant, "rent day", "no")[0].hasPrefix("Shall I send"))
    try await assistant.setPhrases([])
    #expect(try await Self.talk(assistant, "rent day") == ["I did not understand."])
  }

  @Test("An activity opens its app")
  func opens() async throws {
    let activity = UserActivity(activityType: "com.example.menu", title: "Menu")
    let phrase = InvocationPhrase("What's cooking", for: .userActivity(activity))
    let assistant = try Self.assistant(Wallet(), phrases: [phrase])
    let reply = try await assistant.hear("what's cooking?")
    #expect(reply.text == "Please go on in the app.")
    #expect(
      reply.outcome == .handled(AnyResponse(code: .continueInApp, userActivity: activity)))
  }

  @Test("A suggestion runs without a phrase, but not while something else is talked about")
  func runs() async throws {
    let assistant = try Self.assistant(Wallet(), phrases: [])
    let reply = await assistant.run(Self.rent(900), app: "com.example.PayMore")
    #expect(reply.text == "Shall I send $900.00 to Ann Lee?")
    let other = await assistant.run(Self.rent(5), app: "com.example.PayMore")
    #expect(other.text.isEmpty && other.intent == reply.intent)
  }
}
