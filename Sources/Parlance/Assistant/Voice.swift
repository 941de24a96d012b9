internal import ParlanceEntities
internal import ParlanceIntents
internal import ParlanceLanguages

/// Puts what is to be said into words.
struct Voice: Sendable {
  private let sentences: Sentences
  private let formatter: ValueFormatter
  private let cards: CardWriter

  /// Reads what a pack says.
  ///
  /// - Throws: ``PackError``, ``ICUFailure``.
  init(_ pack: LanguagePack) throws {
    sentences = try Sentences(pack)
    formatter = try ValueFormatter(pack)
    cards = CardWriter(sentences, formatter: formatter)
  }

  /// A sentence that stands by itself.
  func say(_ key: String, _ values: [String: String] = [:]) -> String {
    sentences.sentence([key], values: values) ?? ""
  }

  /// Names of which one is to be taken.
  func choice(_ names: [String]) -> String { formatter.options(names) }

  /// A question, in words.
  func ask(
    _ question: Question, in conversation: Conversation, at reference: ReferenceDate
  ) -> String {
    let schema = conversation.schema
    switch question {
    case .value(let name, .missing, let options):
      return request(name, options, schema, at: reference)
    case .value(let name, .unsupported(let reason), let options):
      let values = formatter.texts(of: conversation.intent.values, schema: schema, at: reference)
        .merging(limits(of: name, schema, at: reference)) { $1 }
      return join(
        unsupported(name, reason, schema, values), request(name, options, schema, at: reference))
    case .choice(let name, let options):
      let names = formatter.options(options, type: schema[name]?.type, at: reference)
      return sentence("choose", name, schema, ["options": names])
    case .confirmValue(let name, let value):
      let text = formatter.text(of: value, type: schema[name]?.type, at: reference)
      let values = ["value": text, name: text]
      return sentences.sentence(
        ["confirm.value.\(schema.intentClass).\(name)", "confirm.value"], values: values) ?? ""
    case .confirmIntent(let intent):
      let values = formatter.texts(of: intent.values, schema: schema, at: reference)
        .merging(formatter.texts(of: conversation.announced, at: reference)) { $1 }
      return sentences.sentence(["confirm.\(intent.intentClass)", "confirm"], values: values) ?? ""
    }
  }

  /// What is shown beside a question; nil where it is not about the request as a whole.
  func card(
    asking question: Question, in conversation: Conversation, at reference: ReferenceDate
  ) -> IntentCard? {
    guard case .confirmIntent(let intent) = question else { return nil }
    return cards.card(
      intent, schema: conversation.schema, announced: conversation.announced, at: reference)
  }

  /// What is shown at the end; nil where no app has said how it went.
  func card(
    ending conversation: Conversation, _ outcome: ConversationOutcome,
    at reference: ReferenceDate
  ) -> IntentCard? {
    switch outcome {
    case .handled(let response), .failed(.refused(let response)):
      cards.card(
        conversation.intent, schema: conversation.schema, announced: conversation.announced,
        response: response, at: reference)
    case .cancelled, .failed: nil
    }
  }

  /// How a conversation ended, in words.
  func tell(
    _ outcome: ConversationOutcome, of intent: AnyIntent, _ schema: IntentSchema, app: String,
    at reference: ReferenceDate
  ) -> String {
    switch outcome {
    case .handled(let response), .failed(.refused(let response)):
      sentences.sentence(
        of: response, to: intent, schema: schema, formatter: formatter, at: reference) ?? ""
    case .cancelled: say("say.cancelled")
    case .failed(.unknown): say("say.timedOut")
    case .failed(.timedOut), .failed(.unresolved): say("say.gaveUp")
    case .failed(.locked): say("say.locked")
    case .failed(.notAuthorized): say("say.notAuthorized", ["app": app])
    }
  }

  /// Two sentences behind one another.
  func join(_ first: String, _ second: String) -> String {
    if first.isEmpty || second.isEmpty { return first + second }
    return first + (Self.needsNoSpace(first) ? "" : " ") + second
  }

  /// Full-width marks bring their space with them: the blocks CJK Symbols and Punctuation, and Fullwidth Forms.
  private static func needsNoSpace(_ sentence: String) -> Bool {
    guard let last = sentence.unicodeScalars.last?.value else { return true }
    return (0x3000...0x303F).contains(last) || (0xFF00...0xFF60).contains(last)
  }

  /// Asks for a value, and names what is offered.
  private func request(
    _ name: String, _ options: [ParameterValue], _ schema: IntentSchema,
    at reference: ReferenceDate
  ) -> String {
    guard !options.isEmpty else { return sentence("ask", name, schema) }
    let names = formatter.options(options, type: schema[name]?.type, at: reference)
    // "What should it be?" tells nothing that "Which one?" does not.
    let question = sentences.sentence(keys("ask", name, schema).dropLast()) ?? ""
    return join(question, say("choose", ["options": names]))
  }

  private func unsupported(
    _ name: String, _ reason: String?, _ schema: IntentSchema, _ values: [String: String]
  ) -> String {
    guard let reason else { return sentence("unsupported", name, schema) }
    let keys = ["unsupported.\(schema.intentClass).\(name).\(reason)", "unsupported.\(reason)"]
    return sentences.sentence(keys, values: values) ?? sentence("unsupported", name, schema)
  }

  /// What stands for the variables of sentences about numbers out of their range.
  private func limits(
    of name: String, _ schema: IntentSchema, at reference: ReferenceDate
  ) -> [String: String] {
    guard let range = schema[name]?.range else { return [:] }
    return ["minimumValue": range.minimum, "maximumValue": range.maximum].compactMapValues {
      $0.map { formatter.text(of: .number($0), at: reference) }
    }
  }

  /// The sentence for a parameter: that of the class, of the name, of the type, of all.
  private func sentence(
    _ key: String, _ name: String, _ schema: IntentSchema, _ values: [String: String] = [:]
  ) -> String {
    sentences.sentence(keys(key, name, schema), values: values) ?? ""
  }

  private func keys(_ key: String, _ name: String, _ schema: IntentSchema) -> [String] {
    let type = schema[name]?.type ?? ""
    return ["\(key).\(schema.intentClass).\(name)", "\(key).\(name)", "\(key).\(type)", key]
  }
}
