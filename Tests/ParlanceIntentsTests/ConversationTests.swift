import ParlanceEntities
import ParlanceIntents
import Testing

@Suite("Conversations")
struct ConversationTests {
  static let ann = person("Ann Lee")
  static let jason = person("Jason Clayton")
  static let joshua = person("Joshua Clayton")
  static let ready = response("ready", .ready)
  static let success = response("success", .success)

  static func person(_ name: String) -> ParameterValue {
    .person(Person(displayName: name, match: .exact))
  }

  static func response(_ name: String, _ outcome: ResponseCode.Outcome) -> AnyResponse {
    AnyResponse(code: ResponseCode(name: name, rawValue: 1, outcome: outcome))
  }

  static func schema(
    _ parameters: [IntentSchema.Parameter] = [.init(name: "payee", type: "Person")],
    confirms: Bool = false, unlocks: Bool = false
  ) -> IntentSchema {
    IntentSchema(
      intentClass: "INSendPaymentIntent", parameters: parameters, needsConfirmation: confirms,
      needsUnlock: unlocks)
  }

  static func conversation(
    _ schema: IntentSchema = schema(), payee: [ParameterValue] = [],
    policy: DevicePolicy = DevicePolicy()
  ) -> Conversation {
    var intent = AnyIntent(intentClass: schema.intentClass)
    intent.values["payee"] = payee
    return Conversation(intent, schema: schema, policy: policy)
  }

  /// Goes through a conversation whose handler gives these results one after the other, offers these values, and is
  /// content with all else; what was asked, and how it ended.
  static func run(
    _ conversation: inout Conversation, results: [Resolution] = [], offers: [ParameterValue] = [],
    answers: [Answer] = []
  ) -> [Question] {
    var results = results[...]
    var answers = answers[...]
    var questions: [Question] = []
    var action = conversation.start()
    while conversation.outcome == nil {
      switch action {
      case .resolve(_, let intent, let step):
        let result = results.popFirst()
        let all = result.map { [$0] } ?? intent.values["payee"].map { .success($0) }
        action = conversation.receive(.resolved(step, all))
      case .provideOptions(_, _, let step): action = conversation.receive(.provided(step, offers))
      case .confirm(_, let step): action = conversation.receive(.confirmed(step, ready))
      case .handle(_, let step): action = conversation.receive(.handled(step, success))
      case .ask(let question, _):
        questions.append(question)
        action = conversation.receive(.answered(answers.popFirst() ?? .notUnderstood))
      case .unlock: action = conversation.receive(.unlocked)
      case .wait, .end: return questions
      }
    }
    return questions
  }

  static func values(_ payee: ParameterValue...) -> Answer {
    var values = ParameterValues()
    values["payee"] = payee
    return .values(values)
  }

  @Test("A missing value is asked for, and the answer is resolved")
  func asksForValues() {
    var conversation = Self.conversation()
    let questions = Self.run(
      &conversation, results: [.needsValue], answers: [Self.values(Self.ann)])
    #expect(questions == [.value(parameter: "payee", problem: .missing)])
    #expect(conversation.outcome == .handled(Self.success))
    #expect(conversation.intent.values["payee"] == [Self.ann])
  }

  @Test(
    "One of several is chosen, and not asked about again though the handler is of two minds still")
  func disambiguates() {
    var conversation = Self.conversation(payee: [Self.person("Clayton")])
    let both = Resolution.disambiguation([Self.jason, Self.joshua])
    let questions = Self.run(&conversation, results: [both, both], answers: [.choice(1)])
    #expect(questions == [.choice(parameter: "payee", options: [Self.jason, Self.joshua])])
    #expect(conversation.intent.values["payee"] == [Self.joshua])
    #expect(conversation.outcome == .handled(Self.success))
  }

  @Test("A value that cannot be used is asked for anew, three times at most")
  func givesUp() {
    var conversation = Self.conversation(payee: [Self.ann])
    let refused = Resolution.unsupported(reason: "noAccount")
    let questions = Self.run(
      &conversation, results: Array(repeating: refused, count: 9),
      answers: Array(repeating: Self.values(Self.ann), count: 9))
    let question = Question.value(parameter: "payee", problem: .unsupported(reason: "noAccount"))
    #expect(questions == Array(repeating: question, count: Conversation.maximumAttempts))
    #expect(conversation.outcome == .failed(.unresolved(question)))
  }

  @Test("What the handler offers for a value that is asked for is chosen by its place")
  func offers() {
    var conversation = Self.conversation()
    let questions = Self.run(
      &conversation, results: [.unsupported(reason: "noAccount")],
      offers: [Self.jason, Self.joshua], answers: [.choice(2), .choice(1)])
    let question = Question.value(
      parameter: "payee", problem: .unsupported(reason: "noAccount"),
      options: [Self.jason, Self.joshua])
    #expect(questions == [question, question])
    #expect(conversation.intent.values["payee"] == [Self.joshua])
    #expect(conversation.outcome == .handled(Self.success))
  }

  @Test("Another value than those that are offered may be said")
  func takesMoreThanOffered() {
    var conversation = Self.conversation()
    _ = Self.run(
      &conversation, results: [.needsValue], offers: [Self.jason],
      answers: [Self.values(Self.ann)])
    #expect(conversation.intent.values["payee"] == [Self.ann])
  }

  @Test("A handler that does not say in time what it offers is not waited for")
  func asksWithoutOffers() {
    var conversation = Self.conversation()
    _ = conversation.start()
    let action = conversation.receive(.resolved(1, [.needsValue]))
    #expect(action == .provideOptions(parameter: "payee", conversation.intent, 2))
    let asked = ConversationAction.ask(
      .value(parameter: "payee", problem: .missing), isRepeated: false)
    #expect(conversation.receive(.timedOut(2)) == asked)
    #expect(conversation.receive(.provided(2, [Self.ann])) == .wait)
  }

  @Test("A value is confirmed; a no asks for another")
  func confirmsValues() {
    var conversation = Self.conversation(payee: [Self.person("An")])
    let questions = Self.run(
      &conversation, results: [.confirmationRequired(Self.ann)],
      answers: [.no, Self.values(Self.jason)])
    #expect(
      questions == [
        .confirmValue(parameter: "payee", Self.ann), .value(parameter: "payee", problem: .missing),
      ])
    #expect(conversation.intent.values["payee"] == [Self.jason])
  }

  @Test("Of several elements the one that is not clear is replaced")
  func resolvesElements() {
    let schema = Self.schema([.init(name: "payee", type: "Person", isArray: true)])
    var conversation = Self.conversation(schema, payee: [Self.ann, Self.person("Clayton")])
    _ = conversation.start()
    let action = conversation.receive(
      .resolved(1, [.success(Self.ann), .disambiguation([Self.jason, Self.joshua])]))
    #expect(
      action
        == .ask(
          .choice(parameter: "payee", options: [Self.jason, Self.joshua]), isRepeated: false))
    _ = conversation.receive(.answered(.choice(0)))
    #expect(conversation.intent.values["payee"] == [Self.ann, Self.jason])
  }

  @Test(
    "A number out of its range is asked for anew before the handler is given it",
    arguments: [true, false])
  func keepsRanges(_ isResolved: Bool) {
    let range = NumberRange(from: 1, to: 3)
    let schema = Self.schema([
      .init(name: "payee", type: "Person"),
      .init(name: "count", type: "Integer", isArray: true, isResolved: isResolved, range: range),
    ])
    var conversation = Self.conversation(schema, payee: [Self.ann])
    #expect(conversation.start() == .resolve(parameter: "payee", conversation.intent, 1))
    let asked = conversation.receive(.resolved(1, [.success(Self.ann)]))
    #expect(asked != .wait)

    var intent = conversation.intent
    intent.values["count"] = [.number(2), .number(4)]
    conversation = Conversation(intent, schema: schema)
    let problem = Question.Problem.unsupported(reason: "greaterThanMaximumValue")
    let question = Question.value(parameter: "count", problem: problem)
    #expect(conversation.start() == .ask(question, isRepeated: false))
    var values = ParameterValues()
    values["count"] = [.number(3)]
    intent.values["count"] = [.number(2), .number(3)]
    let action = conversation.receive(.answered(.values(values)))
    #expect(action == .resolve(parameter: "payee", intent, 2))
  }

  @Test("A payment waits for a yes; a correction is resolved and asked about again")
  func confirmsPayments() {
    var conversation = Self.conversation(Self.schema(confirms: true), payee: [Self.ann])
    let questions = Self.run(&conversation, answers: [Self.values(Self.jason), .yes])
    let intents = questions.map { question -> [ParameterValue] in
      if case .confirmIntent(let intent) = question { intent.values["payee"] } else { [] }
    }
    #expect(intents == [[Self.ann], [Self.jason]])
    #expect(conversation.outcome == .handled(Self.success))
  }

  @Test("A no to a payment ends it, a cancel ends anything", arguments: [Answer.no, .cancel])
  func ends(_ answer: Answer) {
    var conversation = Self.conversation(Self.schema(confirms: true), payee: [Self.ann])
    _ = Self.run(&conversation, answers: [answer])
    #expect(conversation.outcome == .cancelled)
  }

  @Test("A payment begins when the device is unlocked, and not at all where it stays locked")
  func unlocks() {
    let schema = Self.schema(unlocks: true)
    let policy = DevicePolicy(isLocked: true)
    var conversation = Self.conversation(schema, payee: [Self.ann], policy: policy)
    #expect(conversation.start() == .unlock)
    #expect(conversation.receive(.answered(.yes)) == .wait)
    #expect(conversation.receive(.locked) == .end(.failed(.locked)))

    conversation = Self.conversation(schema, payee: [Self.ann], policy: policy)
    _ = Self.run(&conversation)
    #expect(conversation.outcome == .handled(Self.success))
  }

  @Test("An app that may not be used is not asked")
  func needsAuthorization() {
    var conversation = Self.conversation(policy: DevicePolicy(isAuthorized: false))
    #expect(conversation.start() == .end(.failed(.notAuthorized)))
  }

  @Test("What comes late or twice is not taken")
  func ignoresStaleAnswers() {
    var conversation = Self.conversation(payee: [Self.ann])
    let intent = conversation.intent
    #expect(conversation.start() == .resolve(parameter: "payee", intent, 1))
    let results = [Resolution.success(Self.ann)]
    #expect(conversation.receive(.resolved(1, results)) == .confirm(intent, 2))
    #expect(conversation.receive(.resolved(1, [.needsValue])) == .wait)
    #expect(conversation.receive(.confirmed(2, Self.ready)) == .handle(intent, 3))
    #expect(conversation.receive(.confirmed(2, Self.ready)) == .wait)
    #expect(conversation.receive(.timedOut(3)) == .end(.failed(.unknown)))
    #expect(conversation.receive(.handled(3, Self.success)) == .wait)
  }

  @Test("A handler that is content with someone of whom it is not clear who is meant is not enough")
  func neverPicksSilently() {
    let clayton = ParameterValue.person(
      Person(
        displayName: "Clayton", match: .partial, candidates: ["Jason Clayton", "Joshua Clayton"]))
    var conversation = Self.conversation(payee: [clayton])
    let questions = Self.run(&conversation, results: [.notRequired], answers: [.choice(0)])
    #expect(questions == [.choice(parameter: "payee", options: [Self.jason, Self.joshua])])
    #expect(conversation.intent.values["payee"] == [Self.jason])
  }

  @Test("Only an answer that answers nothing has its question repeated as not understood")
  func tellsRepetition() {
    var conversation = Self.conversation(payee: [Self.ann])
    let question = Question.value(parameter: "payee", problem: .unsupported(reason: nil))
    _ = conversation.start()
    let asked = ConversationAction.ask(question, isRepeated: false)
    _ = conversation.receive(.resolved(1, [.unsupported(reason: nil)]))
    #expect(conversation.receive(.provided(2, [])) == asked)
    _ = conversation.receive(.answered(Self.values(Self.jason)))
    _ = conversation.receive(.resolved(3, [.unsupported(reason: nil)]))
    #expect(conversation.receive(.provided(4, [])) == asked)
    let repeated = ConversationAction.ask(question, isRepeated: true)
    #expect(conversation.receive(.answered(.notUnderstood)) == repeated)
  }

  @Test("A property of a composite parameter is taken with it")
  func takesProperties() {
    let schema = Self.schema([.init(name: "mediaSearch", type: "MediaSearch")])
    var conversation = Conversation(
      AnyIntent(intentClass: schema.intentClass), schema: schema)
    _ = conversation.start()
    _ = conversation.receive(.resolved(1, [.needsValue]))
    _ = conversation.receive(.provided(2, []))
    var values = ParameterValues()
    values["mediaSearch.artistName"] = [.text("Tito")]
    values["other.artistName"] = [.text("Gaius")]
    _ = conversation.receive(.answered(.values(values)))
    #expect(conversation.intent.values.names == ["mediaSearch.artistName"])
  }
}
