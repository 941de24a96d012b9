/// A conversation about one intent: resolves its parameters, has it confirmed, has it done.
///
/// A pure state machine: it is given what happened, and says what is to be done next.
///
///     var conversation = Conversation(intent, schema: handler.schema)
///     var action = conversation.start()
///     // do what the action says, then
///     action = conversation.receive(.answered(answer))
///
/// It keeps these promises, whatever it is given, in whatever order, and however often:
/// - ``ConversationAction/handle(_:_:)`` comes at most once, and not while the device is locked if the class or the app
///   forbids it;
/// - of a class that needs confirmation it comes only after the person agreed to all values that it holds;
/// - a person of whom it is not clear who is meant is never chosen silently, even if the handler is content;
/// - no handler is given a number that is out of the range of its parameter;
/// - after so many answers that are of no use it ends.
///
/// Source: Apple, "Resolving the Parameters of an Intent", "Confirming the Details of an Intent".
public struct Conversation: Hashable, Sendable {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The handler made this of a parameter: of one that takes several values, for each value, or one result for none.
    case resolved(ConversationAction.Step, [Resolution])
    /// The handler offers these values for a parameter.
    case provided(ConversationAction.Step, [ParameterValue])
    /// The handler says whether it can be done.
    case confirmed(ConversationAction.Step, AnyResponse)
    /// The handler has acted.
    case handled(ConversationAction.Step, AnyResponse)
    /// The handler did not answer in time.
    case timedOut(ConversationAction.Step)
    /// The person answered a question.
    case answered(Answer)
    /// The device was locked; where it was to be unlocked, that it stays so.
    case locked
    /// The device was unlocked.
    case unlocked
  }

  private enum State: Hashable, Sendable {
    case new
    case resolving(place: Int)
    case offering(parameter: String, Question.Problem, element: Int?)
    case asking(Question, element: Int?)
    case unlocking
    case confirming
    case handling
    case ended(ConversationOutcome)
  }

  /// How often in a row one question may stay without a useful answer.
  public static let maximumAttempts = 3
  /// How many questions a conversation asks at most.
  public static let maximumQuestions = 40

  /// The intent as far as it is resolved.
  public private(set) var intent: AnyIntent
  /// What its class declares.
  public let schema: IntentSchema
  /// What the handler told, by property, when it said that it can be done: a price.
  public private(set) var announced = ParameterValues()
  private var policy: DevicePolicy
  private var state = State.new
  private var step = 0
  private var lastQuestion: Question?
  /// How often the last question was asked again.
  private var attempts = 0
  private var questions = 0
  private var settled = SettledValues()

  /// Makes a conversation.
  ///
  /// - Parameters:
  ///   - intent: What was asked for.
  ///   - schema: What its class declares.
  ///   - policy: What the device and the person allow.
  public init(_ intent: AnyIntent, schema: IntentSchema, policy: DevicePolicy = DevicePolicy()) {
    self.intent = intent
    self.schema = schema
    self.policy = policy
  }

  /// How it ended; nil while it goes on.
  public var outcome: ConversationOutcome? {
    if case .ended(let outcome) = state { outcome } else { nil }
  }

  /// What is asked; nil where nothing is.
  public var question: Question? {
    if case .asking(let question, _) = state { question } else { nil }
  }

  /// Whether it goes on once the device is unlocked.
  public var isWaitingForUnlock: Bool { state == .unlocking }

  /// Begins; a conversation that has begun waits for what it asked for.
  public mutating func start() -> ConversationAction {
    guard state == .new else { return .wait }
    guard policy.isAuthorized else { return end(.failed(.notAuthorized)) }
    return isBarred ? unlock() : resolve(from: 0)
  }

  /// Takes note of what happened, and says what is to be done next.
  public mutating func receive(_ event: Event) -> ConversationAction {
    switch event {
    case .locked: return lock()
    case .unlocked: return unlocked()
    case .answered(let answer): return answered(answer)
    case .timedOut(let step): return step == self.step ? timedOut() : .wait
    case .resolved(let step, let results):
      guard step == self.step, case .resolving(let place) = state else { return .wait }
      return resolved(results, at: place)
    case .provided(let step, let options):
      return step == self.step ? provided(options) : .wait
    case .confirmed(let step, let response):
      guard step == self.step, state == .confirming else { return .wait }
      return confirmed(response)
    case .handled(let step, let response):
      guard step == self.step, state == .handling else { return .wait }
      return handled(response)
    }
  }

  private mutating func end(_ outcome: ConversationOutcome) -> ConversationAction {
    state = .ended(outcome)
    return .end(outcome)
  }
}

// MARK: - The device

extension Conversation {
  /// Whether the device must be unlocked before anything is done.
  private var isBarred: Bool {
    let isRestricted =
      schema.needsUnlock || policy.restrictedWhileLocked.contains(intent.intentClass)
    return policy.isLocked && isRestricted
  }

  private mutating func unlock() -> ConversationAction {
    state = .unlocking
    return .unlock
  }

  /// What the handler is doing cannot be taken back; anything else begins anew once the device is unlocked.
  private mutating func lock() -> ConversationAction {
    policy.isLocked = true
    switch state {
    case .resolving, .offering, .asking, .confirming: return isBarred ? unlock() : .wait
    case .unlocking: return end(.failed(.locked))
    case .new, .handling, .ended: return .wait
    }
  }

  private mutating func unlocked() -> ConversationAction {
    policy.isLocked = false
    return state == .unlocking ? resolve(from: 0) : .wait
  }
}

// MARK: - Resolving

extension Conversation {
  private var resolvedParameters: [IntentSchema.Parameter] {
    schema.parameters.filter(\.isResolved)
  }

  /// Asks the handler about the parameters from a place on, or goes on to confirm.
  private mutating func resolve(from place: Int) -> ConversationAction {
    step += 1
    if let action = askForRange() { return action }
    let parameters = resolvedParameters
    guard place < parameters.count else { return clarify() ?? confirm() }
    state = .resolving(place: place)
    return .resolve(parameter: parameters[place].name, intent, step)
  }

  /// Asks for another number in the place of the first that is out of its range.
  private mutating func askForRange() -> ConversationAction? {
    for parameter in schema.parameters {
      for (element, value) in intent.values[parameter.name].enumerated() {
        guard let reason = parameter.refusal(of: value) else { continue }
        let problem = Question.Problem.unsupported(reason: reason)
        return ask(.value(parameter: parameter.name, problem: problem), about: element)
      }
    }
    return nil
  }

  private mutating func resolved(_ results: [Resolution], at place: Int) -> ConversationAction {
    let parameter = resolvedParameters[place]
    let values = intent.values[parameter.name]
    if results.count == values.count {
      for (element, result) in results.enumerated() {
        if let action = settle(result, element, of: parameter) { return action }
      }
    } else if let result = results.first, let action = settle(result, nil, of: parameter) {
      return action
    }
    return resolve(from: place + 1)
  }

  /// Takes over a resolved value; asks where there is something to be asked.
  private mutating func settle(
    _ result: Resolution, _ element: Int?, of parameter: IntentSchema.Parameter
  ) -> ConversationAction? {
    let name = parameter.name
    let value = element.map { intent.values[name][$0] }
    switch Self.checked(result) {
    case .notRequired: return nil
    case .success(let value):
      put([value], at: element, of: name)
      return nil
    case .needsValue:
      return offer(name, .missing, about: element)
    case .unsupported(let reason):
      return offer(name, .unsupported(reason: reason), about: element)
    case .disambiguation(let options):
      if let value, settled.contains(value, of: name), options.contains(value) { return nil }
      return ask(.choice(parameter: name, options: options), about: element)
    case .confirmationRequired(let proposed):
      guard let asked = proposed ?? value else {
        return offer(name, .missing, about: element)
      }
      if settled.contains(asked, of: name) {
        put([asked], at: element, of: name)
        return nil
      }
      return ask(.confirmValue(parameter: name, asked), about: element)
    }
  }

  /// Asks about the first value of which it is not clear what is meant, whatever the handler made of it.
  private mutating func clarify() -> ConversationAction? {
    for parameter in schema.parameters {
      for (element, value) in intent.values[parameter.name].enumerated() {
        let isClear = Self.checked(.success(value)) == .success(value)
        if !isClear { return settle(.success(value), element, of: parameter) }
      }
    }
    return nil
  }

  /// Handlers need not see that it is not clear who is meant; people are asked all the same.
  private static func checked(_ result: Resolution) -> Resolution {
    guard case .success(.person(let person)) = result else { return result }
    let candidates = person.candidates.map {
      ParameterValue.person(
        Person(displayName: $0.displayName, match: .exact, identifier: $0.identifier))
    }
    switch candidates.count {
    case 0: return result
    case 1: return .confirmationRequired(candidates[0])
    default: return .disambiguation(candidates)
    }
  }

  /// Puts values in the place of one, or of all.
  private mutating func put(_ values: [ParameterValue], at element: Int?, of parameter: String) {
    if let element, intent.values[parameter].indices.contains(element) {
      intent.values[parameter].replaceSubrange(element...element, with: values)
    } else {
      intent.values[parameter] = values
    }
  }
}

// MARK: - Asking

extension Conversation {
  /// Asks for a value once the handler has said what it offers.
  private mutating func offer(
    _ parameter: String, _ problem: Question.Problem, about element: Int?
  ) -> ConversationAction {
    if let action = askForRange() { return action }
    step += 1
    state = .offering(parameter: parameter, problem, element: element)
    return .provideOptions(parameter: parameter, intent, step)
  }

  private mutating func provided(_ options: [ParameterValue]) -> ConversationAction {
    guard case .offering(let parameter, let problem, let element) = state else { return .wait }
    return ask(.value(parameter: parameter, problem: problem, options: options), about: element)
  }

  /// Asks; of a question that was asked just now it is counted how often.
  ///
  /// - Parameter isRepeated: Whether it is asked again because the answer was none.
  private mutating func ask(
    _ question: Question, about element: Int?, isRepeated: Bool = false
  ) -> ConversationAction {
    questions += 1
    attempts = question == lastQuestion ? attempts + 1 : 0
    guard questions <= Self.maximumQuestions, attempts < Self.maximumAttempts else {
      return end(.failed(.unresolved(question)))
    }
    lastQuestion = question
    state = .asking(question, element: element)
    return .ask(question, isRepeated: isRepeated)
  }

  private mutating func askAgain(_ question: Question, _ element: Int?) -> ConversationAction {
    ask(question, about: element, isRepeated: true)
  }

  private mutating func answered(_ answer: Answer) -> ConversationAction {
    guard case .asking(let question, let element) = state else { return .wait }
    switch answer {
    case .cancel: return end(.cancelled)
    case .yes: return agreed(to: question, element)
    case .no: return refused(question, element)
    case .choice(let place): return chosen(place, of: question, element)
    case .values(let values): return told(values, asked: question, element)
    case .notUnderstood: return askAgain(question, element)
    }
  }

  private mutating func agreed(to question: Question, _ element: Int?) -> ConversationAction {
    switch question {
    case .confirmIntent: return handle()
    case .confirmValue(let parameter, let value): return take(value, element, of: parameter)
    case .value, .choice: return askAgain(question, element)
    }
  }

  private mutating func refused(_ question: Question, _ element: Int?) -> ConversationAction {
    switch question {
    case .confirmIntent: return end(.cancelled)
    case .value: return askAgain(question, element)
    case .confirmValue(let parameter, _), .choice(let parameter, _):
      return offer(parameter, .missing, about: element)
    }
  }

  private mutating func chosen(
    _ place: Int, of question: Question, _ element: Int?
  ) -> ConversationAction {
    guard let parameter = question.parameter, question.options.indices.contains(place) else {
      return askAgain(question, element)
    }
    return take(question.options[place], element, of: parameter)
  }

  private mutating func take(
    _ value: ParameterValue, _ element: Int?, of parameter: String
  ) -> ConversationAction {
    settled.insert(value, of: parameter)
    put([value], at: element, of: parameter)
    return resolve(from: 0)
  }

  /// Takes over what was said; of several values for a parameter that has one, which is meant is asked.
  private mutating func told(
    _ values: ParameterValues, asked question: Question, _ element: Int?
  ) -> ConversationAction {
    var isUseful = false
    for name in values.names {
      guard let parameter = schema[declaring: name] else { continue }
      let told = values[name]
      if !parameter.isArray, told.count > 1, parameter.name == name {
        return ask(.choice(parameter: name, options: told), about: nil)
      }
      put(told, at: name == question.parameter ? element : nil, of: name)
      isUseful = true
    }
    return isUseful ? resolve(from: 0) : askAgain(question, element)
  }
}

// MARK: - Acting

extension Conversation {
  private mutating func confirm() -> ConversationAction {
    state = .confirming
    return .confirm(intent, step)
  }

  private mutating func confirmed(_ response: AnyResponse) -> ConversationAction {
    announced = response.properties
    switch response.code.outcome {
    case .ready, .success:
      return schema.needsConfirmation ? ask(.confirmIntent(intent), about: nil) : handle()
    case .inProgress, .continueInApp: return end(.handled(response))
    case .failure, .unspecified: return end(.failed(.refused(response)))
    }
  }

  private mutating func handle() -> ConversationAction {
    if isBarred { return unlock() }
    step += 1
    state = .handling
    return .handle(intent, step)
  }

  private mutating func handled(_ response: AnyResponse) -> ConversationAction {
    switch response.code.outcome {
    case .ready, .success, .inProgress, .continueInApp: end(.handled(response))
    case .failure, .unspecified: end(.failed(.refused(response)))
    }
  }

  private mutating func timedOut() -> ConversationAction {
    switch state {
    case .resolving, .confirming: end(.failed(.timedOut))
    // Options are an offer: without them people are asked all the same.
    case .offering: provided([])
    case .handling: end(.failed(.unknown))
    case .new, .asking, .unlocking, .ended: .wait
    }
  }
}

extension IntentSchema.Parameter {
  /// Why a number is out of the range of the parameter; nil where it is not, and of what is no number.
  fileprivate func refusal(of value: ParameterValue) -> String? {
    guard case .number(let number) = value else { return nil }
    return range?.refusal(of: number)
  }
}
