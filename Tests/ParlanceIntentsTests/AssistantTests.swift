import Parlance
import Synchronization
import Testing

@Suite("The assistant")
struct AssistantTests {
  static let reference = ReferenceDate.now
  static let payments = IntentSchema(
    intentClass: "INSendPaymentIntent",
    parameters: [
      .init(name: "payee", type: "Person"), .init(name: "currencyAmount", type: "CurrencyAmount"),
      .init(name: "note", type: "String", isResolved: false),
    ],
    needsConfirmation: true, needsUnlock: true)

  /// An app that pays two people, and counts how often it did.
  final class Wallet: Sendable {
    static let contacts = ["Jason Clayton", "Joshua Clayton", "Ann Lee"]
    let paid = Mutex<[AnyIntent]>([])
    let delay: Duration

    init(delay: Duration = .zero) { self.delay = delay }

    var handler: IntentHandler {
      IntentHandler(
        schema: payments, resolve: { name, intent in [Self.resolve(intent.values[name], name)] },
        confirm: { _ in AssistantTests.response("ready", .ready) },
        handle: { intent in
          self.paid.withLock { $0.append(intent) }
          try? await Task.sleep(for: self.delay)
          return AssistantTests.response("success", .success)
        })
    }

    static func resolve(_ values: [ParameterValue], _ name: String) -> Resolution {
      guard let value = values.first else { return .needsValue }
      guard case .person(let person) = value else { return .success(value) }
      let found = contacts.filter { $0.contains(person.displayName) }
        .map { ParameterValue.person(Person(displayName: $0, match: .exact)) }
      switch found.count {
      case 0: return .unsupported(reason: "noAccount")
      case 1: return .success(found[0])
      default: return .disambiguation(found)
      }
    }
  }

  static func response(_ name: String, _ outcome: ResponseCode.Outcome) -> AnyResponse {
    AnyResponse(code: ResponseCode(name: name, rawValue: 1, outcome: outcome))
  }

  static func assistant(
    _ wallet: Wallet, isLocked: Bool = false, others: [String] = [],
    timeLimit: Duration = .seconds(10)
  ) throws -> Assistant {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(Wallet.contacts, of: .contactName)
    let names = ["LetsEat"] + others
    return try Assistant(
      for: "en-US", vocabulary: vocabulary,
      services: names.map { AppService(App(name: $0), handlers: [wallet.handler]) },
      isLocked: isLocked, timeLimit: timeLimit)
  }

  /// A car whose fan has five speeds, and takes one where none was said.
  private static func car(speed: Int? = nil) throws -> Assistant {
    let schema = IntentSchema(
      intentClass: "INSetClimateSettingsInCarIntent",
      parameters: [
        .init(name: "enableAirConditioner", type: "Boolean"),
        .init(name: "fanSpeedIndex", type: "Integer", range: NumberRange(from: 1, to: 5)),
      ])
    let handler = IntentHandler(
      schema: schema, resolve: { name, intent in intent.values[name].map(Resolution.success) },
      confirm: { _ in response("ready", .ready) }, handle: { _ in response("success", .success) },
      defaultValue: { name, _ in name == "fanSpeedIndex" ? speed?.parameterValue : nil })
    return try Assistant(
      for: "en-US", services: [AppService(App(name: "Twowheels"), handlers: [handler])])
  }

  @Test("A number out of its range is told with the limit")
  func saysLimits() async throws {
    let car = try Self.car()
    let high = try await car.hear("set the fan to 9 in the car")
    #expect(high.text.hasPrefix("That is more than 5. "))
    let low = try await car.hear("0")
    #expect(low.text.hasPrefix("That is less than 1. "))
    let right = try await car.hear("2")
    #expect(right.intent?.values["fanSpeedIndex"] == [.number(2)])
    #expect(right.outcome == .handled(Self.response("success", .success)))
  }

  @Test(
    "A default value is taken where none was said, and asked about where it is out of its range")
  func takesDefaultValues() async throws {
    let request = "turn on the air conditioning in my car"
    let reply = try await Self.car(speed: 3).hear(request)
    #expect(reply.intent?.values["fanSpeedIndex"] == [.number(3)])
    #expect(reply.outcome == .handled(Self.response("success", .success)))
    let said = try await Self.car(speed: 3).hear("set the fan to 2 in the car")
    #expect(said.intent?.values["fanSpeedIndex"] == [.number(2)])
    let problem = Question.Problem.unsupported(reason: "greaterThanMaximumValue")
    let asked = try await Self.car(speed: 9).hear(request)
    #expect(asked.question == .value(parameter: "fanSpeedIndex", problem: problem))
  }

  /// What is answered to each of what is said.
  static func talk(_ assistant: Assistant, _ said: [String]) async throws -> [String] {
    var answers: [String] = []
    for text in said { answers.append(try await assistant.hear(text, at: reference).text) }
    return answers
  }

  @Test("A payment is confirmed and done")
  func pays() async throws {
    let wallet = Wallet()
    let answers = try await Self.talk(
      Self.assistant(wallet), ["Send $100 to Ann Lee using LetsEat", "yes"])
    #expect(answers[0].hasSuffix("to Ann Lee?"))
    #expect(answers[1].hasSuffix("was sent to Ann Lee."))
    #expect(wallet.paid.withLock { $0.count } == 1)
  }

  @Test("A card shows what will be done, and how it went; nothing else has one")
  func showsCards() async throws {
    let assistant = try Self.assistant(Wallet())
    var replies: [Reply] = []
    for text in ["pay Clayton $5 for lunch", "Joshua", "what?", "yes", "pay Ann Lee $5", "no"] {
      replies.append(try await assistant.hear(text, at: Self.reference))
    }
    let titles = replies.map { $0.card?.title }
    #expect(titles == [nil, "Send money", "Send money", "Send money", "Send money", nil])
    #expect(replies[1].card?.fields.map(\.text) == ["Joshua Clayton", "$5.00", "lunch"])
    #expect(replies[1].card == replies[2].card)
    #expect(replies[1].card?.state == .ready && replies[3].card?.state == .success)
    #expect(replies[3].card?.sentence == replies[3].text)
  }

  @Test("Of two people one is chosen, what is missing is asked for, and what cannot be used anew")
  func resolves() async throws {
    let wallet = Wallet()
    let answers = try await Self.talk(
      Self.assistant(wallet),
      ["pay Bob", "Clayton", "Joshua", "what?", "twenty bucks", "no, make it $30", "yes please"])
    #expect(
      answers.dropLast(2).map { $0.split(separator: " ").prefix(4).joined(separator: " ") } == [
        "This person has no", "Which one do you", "How much?", "I did not understand.",
        "Shall I send $20.00",
      ])
    #expect(wallet.paid.withLock { $0.map { $0.values["payee"].count } } == [1])
  }

  @Test("While the device is locked nothing is paid; unlocked, it is asked about")
  func needsUnlock() async throws {
    let wallet = Wallet()
    let assistant = try Self.assistant(wallet, isLocked: true)
    let answers = try await Self.talk(assistant, ["pay Ann Lee $5", "yes"])
    #expect(answers == Array(repeating: "Please unlock your device first.", count: 2))
    let reply = await assistant.unlock()
    #expect(reply.text.hasPrefix("Shall I send"))
    #expect(wallet.paid.withLock { $0.isEmpty })
  }

  @Test("Of several apps one is chosen; an app that nobody knows is not replaced by another")
  func choosesApp() async throws {
    let wallet = Wallet()
    let assistant = try Self.assistant(wallet, others: ["PayMore"])
    let answers = try await Self.talk(
      assistant, ["pay Ann Lee $5", "PayMore", "yes", "pay Ann Lee $5 using Fooble"])
    #expect(answers[0] == "Which app: LetsEat or PayMore?")
    #expect(answers[1].hasPrefix("Shall I send"))
    #expect(answers[3] == "There is no app called Fooble that can do this.")
    #expect(wallet.paid.withLock { $0.count } == 1)
  }

  @Test("A yes that is said twice at once pays once")
  func paysOnce() async throws {
    let wallet = Wallet(delay: .milliseconds(50))
    let assistant = try Self.assistant(wallet)
    _ = try await assistant.hear("pay Ann Lee $5", at: Self.reference)
    async let first = assistant.hear("yes", at: Self.reference)
    async let second = assistant.hear("yes", at: Self.reference)
    let texts = try await [first.text, second.text]
    #expect(texts.contains("") && wallet.paid.withLock { $0.count } == 1)
  }

  @Test("A handler that does not answer is not asked again")
  func timesOut() async throws {
    let wallet = Wallet(delay: .seconds(3600))
    let assistant = try Self.assistant(wallet, timeLimit: .milliseconds(50))
    let answers = try await Self.talk(assistant, ["pay Ann Lee $5", "yes", "yes"])
    #expect(answers[1].hasPrefix("The app did not answer."))
    #expect(wallet.paid.withLock { $0.count } == 1)
  }

  @Test("An app that does something else is said not to do what it was asked for")
  func tellsUnsupportedApps() async throws {
    let wallet = Wallet()
    let assistant = try Self.assistant(wallet)
    let reply = try await assistant.hear("send Ann Lee a message with LetsEat")
    #expect(reply.text == "There is no app called LetsEat that can do this.")
    #expect(wallet.paid.withLock { $0.isEmpty })
  }

  @Test("A contact in another script is paid only when the person has said so")
  func asksAboutOtherScripts() async throws {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["王小明"], of: .contactName)
    let handler = IntentHandler(
      schema: Self.payments,
      resolve: { name, intent in intent.values[name].map(Resolution.success) },
      confirm: { _ in Self.response("ready", .ready) },
      handle: { _ in Self.response("success", .success) })
    let assistant = try Assistant(
      for: "en-US", vocabulary: vocabulary,
      services: [AppService(App(name: "LetsEat"), handlers: [handler])])
    let reply = try await assistant.hear("pay wang xiaoming $5")
    let meant = ParameterValue.person(Person(displayName: "王小明", match: .exact))
    #expect(reply.question == .confirmValue(parameter: "payee", meant))
    #expect(reply.outcome == nil)
    let refused = try await assistant.hear("no")
    #expect(refused.intent?.values["payee"] != [meant])
  }
}
