public import ParlanceEntities
internal import ParlanceIntents
public import ParlanceLanguages
public import ParlanceText
public import ParlanceVocabulary

/// Talks with a person in a language until an app has done what was asked for.
///
///     let letsEat = AppService(App(name: "LetsEat"), handlers: [.sendPayment(PaymentHandler())])
///     let assistant = try Assistant(for: "en-US", services: [letsEat])
///     try await assistant.hear("Send $100 to Jason")  // "Shall I send $100.00 to Jason Clayton?"
///     try await assistant.hear("yes")
///
/// One thing at a time: what is said while a handler is at work is not taken for an answer.
public actor Assistant {
  /// A conversation, and who does what it asks for.
  private struct Talk {
    var conversation: Conversation
    let handler: IntentHandler
    let service: AppService
  }

  private enum State {
    case idle
    case choosingApp(AnyIntent, [AppService])
    case talking(Talk)
  }

  private let pack: LanguagePack
  private var context: Context
  private var interpreter: Interpreter
  private var reader: AnswerReader
  private let voice: Voice
  private let services: [AppService]
  private let timeLimit: Duration
  private var isLocked: Bool
  /// What "today" was relative to when the person last spoke.
  private var reference = ReferenceDate.now
  private var state = State.idle
  private var isBusy = false

  /// Makes an assistant.
  ///
  /// - Parameters:
  ///   - code: A Siri language code such as `en-US`.
  ///   - vocabulary: The person's own words: contacts, groups, accounts.
  ///   - services: The apps that can act, in the order in which they are offered.
  ///   - phrases: What people say to run shortcuts.
  ///   - isLocked: Whether the device is locked.
  ///   - timeLimit: How long a handler may take for an answer; SiriKit's is about ten seconds.
  /// - Throws: ``LanguageCodeError`` when the code is none or no pack speaks the language, ``PackError`` when the pack is
  ///   faulty, ``UtteranceError`` when a name is too long.
  /// - Complexity: O(*p* + *v*), *p* the size of the pack, *v* that of the vocabulary.
  public init(
    for code: String, vocabulary: Vocabulary = Vocabulary(), services: [AppService],
    phrases: [InvocationPhrase] = [], isLocked: Bool = false, timeLimit: Duration = .seconds(10)
  ) throws {
    try self.init(
      for: LanguageCode(code), in: .embedded, vocabulary: vocabulary, services: services,
      phrases: phrases, isLocked: isLocked, timeLimit: timeLimit)
  }

  /// Makes an assistant that speaks a language of a library of packs; all else as above.
  public init(
    for code: LanguageCode, in library: PackLibrary, vocabulary: Vocabulary = Vocabulary(),
    services: [AppService], phrases: [InvocationPhrase] = [], isLocked: Bool = false,
    timeLimit: Duration = .seconds(10)
  ) throws {
    pack = try LanguagePack(for: code, in: library)
    context = Context(vocabulary: vocabulary, apps: services.map(\.app), phrases: phrases)
    interpreter = try Interpreter(
      try LanguageModel(pack, apps: context.learnedApps), context: context)
    reader = try AnswerReader(
      LanguageModel(pack, for: .answers, apps: context.apps), requests: interpreter.engine,
      context: context)
    voice = try Voice(interpreter.model.pack)
    self.services = services
    self.isLocked = isLocked
    self.timeLimit = timeLimit
  }

  /// Takes what the person said, and goes on until there is something to be asked or told.
  ///
  /// - Parameter reference: What "today" is relative to.
  /// - Returns: What to answer; an empty text where a handler is still at work for what was said before.
  /// - Throws: ``UtteranceError`` when the text is too long.
  public func hear(
    _ text: String, at reference: ReferenceDate = .now
  ) async throws(UtteranceError) -> Reply {
    guard !isBusy else { return Reply(text: "", intent: intent) }
    isBusy = true
    defer { isBusy = false }
    self.reference = reference
    switch state {
    case .idle: return try await begin(text, at: reference)
    case .choosingApp(let intent, let services):
      return try await choose(text, intent, services, at: reference)
    case .talking(let talk): return try await answer(text, talk, at: reference)
    }
  }

  /// Takes other phrases for shortcuts in place of those that there are: the person has added one, say.
  ///
  /// - Throws: ``UtteranceError`` when a phrase is too long; then those that there are stay.
  /// - Complexity: as that of making an assistant where a phrase teaches an app's phrasebook something new; else O(*n*), *n*
  ///   the number of phrases.
  public func setPhrases(_ phrases: [InvocationPhrase]) throws {
    guard phrases != self.context.phrases else { return }
    var context = context
    context.phrases = phrases
    let apps = context.learnedApps
    let model =
      apps == self.context.learnedApps
      ? interpreter.model : try LanguageModel(pack, apps: apps)
    let interpreter = try Interpreter(model, context: context)
    reader = reader.reading(requests: interpreter.engine)
    self.interpreter = interpreter
    self.context = context
  }

  /// Takes the phrases that there are when it is this call's turn: of several at once, the last one takes what all of
  /// them were called for.
  ///
  /// - Throws: as ``setPhrases(_:)`` does, and what reading throws.
  package func setPhrases(reading phrases: @Sendable () throws -> [InvocationPhrase]) throws {
    try setPhrases(phrases())
  }

  /// Runs a shortcut as if its phrase had been said.
  ///
  /// - Parameters:
  ///   - shortcut: What is to be done.
  ///   - app: The identifier of the app that is to do it; nil where any app will do that can.
  /// - Returns: What to answer; an empty text while something else is talked about.
  public func run(_ shortcut: Shortcut, app: String? = nil) async -> Reply {
    guard !isBusy, case .idle = state else { return Reply(text: "", intent: intent) }
    isBusy = true
    defer { isBusy = false }
    reference = .now
    return await begin(shortcut, app: app)
  }

  /// Notes that the device was locked.
  ///
  /// - Returns: What to say: where an intent waits for the device to be unlocked, that it was not done.
  public func lock() -> Reply {
    isLocked = true
    guard case .talking(let talk) = state, case .end(let outcome)? = receive(.locked) else {
      return waiting()
    }
    return end(outcome, talk)
  }

  /// Notes that the device was unlocked, and goes on with what waited for it.
  public func unlock() async -> Reply {
    isLocked = false
    guard !isBusy, let action = receive(.unlocked) else { return Reply(text: "", intent: intent) }
    isBusy = true
    defer { isBusy = false }
    return await perform(action)
  }

  private var intent: AnyIntent? {
    switch state {
    case .idle: nil
    case .choosingApp(let intent, _): intent
    case .talking(let talk): talk.conversation.intent
    }
  }

  /// Tells the conversation what happened; nil where there is none.
  private func receive(_ event: Conversation.Event) -> ConversationAction? {
    guard case .talking(var talk) = state else { return nil }
    let action = talk.conversation.receive(event)
    state = .talking(talk)
    return action
  }
}

// MARK: - Beginning

extension Assistant {
  private func begin(
    _ text: String, at reference: ReferenceDate
  ) async throws(UtteranceError) -> Reply {
    let result = try interpreter.interpret(text, at: reference)
    if let phrase = result.invocation?.phrase {
      return await begin(phrase.shortcut, app: phrase.app)
    }
    guard let best = result.best else { return notUnderstood(result) }
    let intent = AnyIntent(best)
    let able = services.filter { $0.handles(best.intent) }
    if let mention = best.app {
      let named = able.first { $0.app.name == mention.name }
      guard let named else {
        return Reply(text: voice.say("say.unknownApp", ["app": mention.name]), intent: intent)
      }
      return await start(intent, named)
    }
    return await start(intent, anyOf: able)
  }

  private func notUnderstood(_ result: InterpretationResult) -> Reply {
    guard let app = result.unsupportedApp else {
      return Reply(text: voice.say("say.notUnderstood"))
    }
    return Reply(text: voice.say("say.unknownApp", ["app": app.name]))
  }

  private func begin(_ shortcut: Shortcut, app: String?) async -> Reply {
    switch shortcut {
    case .intent(let intent):
      let able = services.filter { $0.handles(intent.intentClass) }
      return await start(intent, anyOf: app.map { Self.services(of: $0, among: able) } ?? able)
    case .userActivity(let activity):
      let response = AnyResponse(code: .continueInApp, userActivity: activity)
      return Reply(text: voice.say("response.continueInApp"), outcome: .handled(response))
    }
  }

  /// The app of an identifier; where there is none, it may be one whose identifier is not known.
  private static func services(of app: String, among able: [AppService]) -> [AppService] {
    let known = able.filter { $0.app.identifier == app }
    return known.isEmpty ? able.filter { $0.app.identifier == nil } : known
  }

  private func start(_ intent: AnyIntent, anyOf able: [AppService]) async -> Reply {
    guard let only = able.first else {
      return Reply(text: voice.say("say.noApp"), intent: intent)
    }
    return able.count == 1 ? await start(intent, only) : askForApp(intent, able)
  }

  private func askForApp(_ intent: AnyIntent, _ services: [AppService]) -> Reply {
    state = .choosingApp(intent, services)
    let names = voice.choice(services.map(\.app.name))
    return Reply(
      text: voice.say("say.chooseApp", ["options": names]), question: Self.question(services),
      intent: intent)
  }

  private static func question(_ services: [AppService]) -> Question {
    .choice(
      parameter: IntentCatalog.appParameter, options: services.map { .text($0.app.name) })
  }

  private func choose(
    _ text: String, _ intent: AnyIntent, _ services: [AppService], at reference: ReferenceDate
  ) async throws(UtteranceError) -> Reply {
    let schema = IntentSchema(intentClass: intent.intentClass, parameters: [])
    let question = Self.question(services)
    switch try reader.answer(text, to: question, about: schema, at: reference) {
    case .choice(let place): return await start(intent, services[place])
    case .cancel, .no:
      state = .idle
      return Reply(text: voice.say("say.cancelled"), outcome: .cancelled)
    case .yes, .values, .notUnderstood:
      let reply = askForApp(intent, services)
      return Reply(
        text: voice.join(voice.say("say.notUnderstood"), reply.text), question: question,
        intent: intent)
    }
  }

  private func start(_ intent: AnyIntent, _ service: AppService) async -> Reply {
    guard let handler = service.handler(intent) else {
      state = .idle
      return Reply(text: voice.say("say.noApp"), intent: intent)
    }
    let policy = DevicePolicy(
      isLocked: isLocked, isAuthorized: service.isAuthorized,
      restrictedWhileLocked: service.restrictedWhileLocked)
    var talk = Talk(
      conversation: Conversation(intent, schema: handler.schema, policy: policy), handler: handler,
      service: service)
    let action = talk.conversation.start()
    state = .talking(talk)
    return await perform(action)
  }
}

// MARK: - Going on

extension Assistant {
  private func answer(
    _ text: String, _ talk: Talk, at reference: ReferenceDate
  ) async throws(UtteranceError) -> Reply {
    guard let question = talk.conversation.question else { return waiting() }
    let answer = try reader.answer(
      text, to: question, about: talk.conversation.schema, at: reference)
    return await perform(receive(.answered(answer)) ?? .wait)
  }

  /// Does what a conversation wants, and tells it what came of it, until the person is to speak.
  private func perform(_ first: ConversationAction) async -> Reply {
    var action = first
    while case .talking(let talk) = state {
      switch action {
      case .resolve(let name, let intent, let step):
        let results = await limited { await Self.resolve(name, of: intent, talk.handler) }
        action = receive(results.map { .resolved(step, $0) } ?? .timedOut(step)) ?? .wait
      case .provideOptions(let name, let intent, let step):
        let options = await limited { await talk.handler.options(name, intent) }
        action = receive(options.map { .provided(step, $0) } ?? .timedOut(step)) ?? .wait
      case .confirm(let intent, let step):
        let response = await limited { await talk.handler.confirm(intent) }
        action = receive(response.map { .confirmed(step, $0) } ?? .timedOut(step)) ?? .wait
      case .handle(let intent, let step):
        let response = await limited { await talk.handler.handle(intent) }
        action = receive(response.map { .handled(step, $0) } ?? .timedOut(step)) ?? .wait
      case .ask(let question, let isRepeated): return ask(question, isRepeated, talk)
      case .unlock, .wait:
        // The device may have been unlocked while the handler was at work.
        guard talk.conversation.isWaitingForUnlock, !isLocked else { return waiting() }
        action = receive(.unlocked) ?? .wait
      case .end(let outcome): return end(outcome, talk)
      }
    }
    return Reply(text: "")
  }

  private func limited<Result: Sendable>(
    _ operation: @escaping @Sendable () async -> Result
  ) async -> Result? {
    await TimeLimit.run(timeLimit, operation)
  }

  /// What a handler makes of a parameter; of one without a value, first what the app takes where none is said.
  private static func resolve(
    _ name: String, of intent: AnyIntent, _ handler: IntentHandler
  ) async -> [Resolution] {
    var intent = intent
    if intent.values[name].isEmpty, let value = await handler.defaultValue(name, intent) {
      intent.values[name] = [value]
      let results = await handler.resolve(name, intent)
      return results == [.notRequired] ? [.success(value)] : results
    }
    return await handler.resolve(name, intent)
  }

  private func ask(_ question: Question, _ isRepeated: Bool, _ talk: Talk) -> Reply {
    let words = voice.ask(question, in: talk.conversation, at: reference)
    let text = isRepeated ? voice.join(voice.say("say.notUnderstood"), words) : words
    return Reply(
      text: text, question: question,
      card: voice.card(asking: question, in: talk.conversation, at: reference),
      intent: talk.conversation.intent)
  }

  private func end(_ outcome: ConversationOutcome, _ talk: Talk) -> Reply {
    state = .idle
    let intent = talk.conversation.intent
    let text = voice.tell(
      outcome, of: intent, talk.conversation.schema, app: talk.service.app.name, at: reference)
    return Reply(
      text: text, card: voice.card(ending: talk.conversation, outcome, at: reference),
      intent: intent, outcome: outcome)
  }

  /// What to say while nothing is asked: the device is to be unlocked.
  private func waiting() -> Reply {
    guard case .talking(let talk) = state, talk.conversation.isWaitingForUnlock else {
      return Reply(text: "", intent: intent)
    }
    return Reply(text: voice.say("say.unlock"), intent: intent)
  }
}
