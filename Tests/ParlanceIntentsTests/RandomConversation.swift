import FoundationEssentials
import ParlanceIntents
import TestSupport

/// Drives a conversation with whatever may happen, and notes what it must not do.
struct RandomConversation {
  private var conversation: Conversation
  private let schema: IntentSchema
  private var isLocked: Bool
  private var generator: SeededGenerator
  /// What the person has just agreed to.
  private var agreed: AnyIntent?
  private(set) var handleCount = 0
  /// What went wrong; nil when nothing did.
  private(set) var fault: String?

  /// The most events until a conversation must be over.
  private static let maximumEvents = 2_000
  private static let codes: [ResponseCode] = [
    ResponseCode(name: "ready", rawValue: 1, outcome: .ready),
    ResponseCode(name: "success", rawValue: 3, outcome: .success),
    ResponseCode(name: "failure", rawValue: 4, outcome: .failure),
    ResponseCode(name: "inProgress", rawValue: 2, outcome: .inProgress),
    ResponseCode(name: "unspecified", rawValue: 0, outcome: .unspecified),
    ResponseCode(name: "continueInApp", rawValue: 6, outcome: .continueInApp),
  ]
  private static let people: [ParameterValue] =
    ["Ann", "Bob", "Cem"].map {
      .person(Person(displayName: $0, match: .exact))
    } + [.person(Person(displayName: "Dan", match: .partial, candidates: ["Dan A", "Dan B"]))]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let isPayment = Bool.random(using: &generator)
    schema = IntentSchema(
      intentClass: "INSendPaymentIntent",
      parameters: [
        .init(name: "payee", type: "Person"),
        .init(name: "others", type: "Person", isArray: true),
        .init(name: "note", type: "String", isResolved: Bool.random(using: &generator)),
        .init(name: "count", type: "Integer", range: NumberRange(from: 1, to: 3)),
      ],
      needsConfirmation: isPayment, needsUnlock: isPayment)
    isLocked = Bool.random(using: &generator)
    let restricted: Set<String> = Bool.random(using: &generator) ? [schema.intentClass] : []
    conversation = Conversation(
      AnyIntent(intentClass: schema.intentClass), schema: schema,
      policy: DevicePolicy(
        isLocked: isLocked, isAuthorized: Int.random(in: 0..<20, using: &generator) > 0,
        restrictedWhileLocked: restricted))
    self.generator = generator
  }

  /// Runs to the end.
  mutating func run() {
    var action = conversation.start()
    check(action)
    for _ in 0..<Self.maximumEvents where conversation.outcome == nil && fault == nil {
      for event in events(after: action) {
        note(event)
        let next = conversation.receive(event)
        check(next)
        if next != .wait { action = next }
      }
    }
    if conversation.outcome == nil { fault = fault ?? "it does not end" }
  }

  /// What follows an action, among what nobody asked for, late, and twice.
  private mutating func events(after action: ConversationAction) -> [Conversation.Event] {
    var events = [fitting(action)]
    if chance(5) { events.append(events[0]) }
    if chance(8) { events.insert(.answered(answer()), at: 0) }
    if chance(8) { events.insert(.locked, at: 0) }
    if chance(8) { events.insert(.unlocked, at: 0) }
    if chance(10) { events.insert(.handled(number(30), response()), at: 0) }
    if chance(10) { events.insert(.timedOut(number(30)), at: 0) }
    if chance(10) { events.append(.confirmed(number(30), response())) }
    if chance(10) { events.insert(.provided(number(30), options()), at: 0) }
    return events
  }

  private mutating func fitting(_ action: ConversationAction) -> Conversation.Event {
    switch action {
    case .resolve("count", let intent, let step):
      .resolved(step, intent.values["count"].isEmpty ? [.success(count())] : [.notRequired])
    case .resolve(let name, let intent, let step):
      chance(50) ? .timedOut(step) : .resolved(step, resolutions(intent.values[name].count))
    case .provideOptions(_, _, let step):
      chance(20) ? .timedOut(step) : .provided(step, options())
    case .confirm(_, let step): chance(50) ? .timedOut(step) : .confirmed(step, response())
    case .handle(_, let step): chance(20) ? .timedOut(step) : .handled(step, response())
    case .unlock: chance(4) ? .locked : .unlocked
    case .ask(.confirmIntent, _): .answered(chance(2) ? .yes : answer())
    case .ask, .wait, .end: .answered(answer())
    }
  }

  private mutating func resolutions(_ count: Int) -> [Resolution] {
    (0..<max(1, chance(20) ? number(4) : count)).map { _ in resolution() }
  }

  private mutating func resolution() -> Resolution {
    switch number(12) {
    case 0: .needsValue
    case 1: .unsupported(reason: chance(2) ? "noAccount" : nil)
    case 2: .disambiguation(Array(Self.people.prefix(2 + number(2))))
    case 3: .confirmationRequired(chance(2) ? nil : person())
    case 4...6: .notRequired
    default: .success(person())
    }
  }

  private mutating func answer() -> Answer {
    switch number(8) {
    case 0: .yes
    case 1: .no
    case 2: chance(4) ? .cancel : .notUnderstood
    case 3: .choice(number(5) - 1)
    case 4: .notUnderstood
    default: .values(values())
    }
  }

  /// As a rule none; of those that are, some are not clear.
  private mutating func options() -> [ParameterValue] {
    chance(2) ? (0..<number(4)).map { _ in person() } : []
  }

  private mutating func values() -> ParameterValues {
    var values = ParameterValues()
    for name in ["payee", "others", "note", "nothing"] where chance(2) {
      values[name] = (0..<number(3)).map { _ in person() }
    }
    if chance(2) { values["count"] = [count()] }
    return values
  }

  private mutating func response() -> AnyResponse {
    AnyResponse(code: chance(3) ? Self.codes[number(6)] : Self.codes[number(2)])
  }

  /// A number, which may be out of its range.
  private mutating func count() -> ParameterValue { .number(Decimal(chance(8) ? number(5) : 2)) }
  private mutating func person() -> ParameterValue { Self.people[number(4)] }
  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  private mutating func chance(_ count: Int) -> Bool { number(count) == 0 }

  // MARK: What must hold

  private mutating func note(_ event: Conversation.Event) {
    agreed = nil
    switch event {
    case .locked: isLocked = true
    case .unlocked: isLocked = false
    case .answered(.yes):
      if case .confirmIntent(let intent)? = conversation.question { agreed = intent }
    default: break
    }
  }

  private mutating func check(_ action: ConversationAction) {
    if let count = given(action)?.values["count"].first, !isInRange(count) {
      fault = "given \(count)"
    }
    guard case .handle(let intent, _) = action else { return }
    handleCount += 1
    if handleCount > 1 { fault = "handled twice" }
    if schema.needsConfirmation, agreed != intent { fault = "handled without confirmation" }
    if schema.needsUnlock, isLocked { fault = "handled while locked" }
    if let person = unclear(intent) { fault = "paid to one of several: \(person)" }
  }

  /// What the handler is given.
  private func given(_ action: ConversationAction) -> AnyIntent? {
    switch action {
    case .resolve(_, let intent, _), .provideOptions(_, let intent, _), .confirm(let intent, _),
      .handle(let intent, _):
      intent
    case .ask, .unlock, .wait, .end: nil
    }
  }

  private func isInRange(_ value: ParameterValue) -> Bool {
    guard case .number(let number) = value else { return false }
    return (1...3).contains(number)
  }

  /// Somebody of whom it is not clear who is meant, where the handler was asked.
  private func unclear(_ intent: AnyIntent) -> String? {
    for case .person(let person) in intent.values["payee"] where person.candidates.count > 1 {
      return person.displayName
    }
    return nil
  }
}
