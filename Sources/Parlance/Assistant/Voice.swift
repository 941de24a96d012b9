internal import ParlanceEntities
internal import ParlanceIntents
internal import ParlanceLanguages

/// Puts what is to be said into words.
struct Voice: Sendable {
  private let sentences: Sentences
  private let formatter: ValueFormatter

  /// Reads what a pack says.
  ///
  /// - Throws: ``PackError``, ``ICUFailure``.
  init(_ pack: LanguagePack) throws {
    sentences = try Sentences(pack)
    formatter = try ValueFormatter(pack)
  }

  /// A sentence that stands by itself.
  func say(_ key: String, _ values: [String: String] = [:]) -> String {
    sentences.sentence([key], values: values) ?? ""
  }

  /// Names of which one is to be taken.
  func choice(_ names: [String]) -> String { formatter.options(names) }

  /// A question, in words.
  func ask(
    _ question: Question, of intent: AnyIntent, _ schema: IntentSchema, at reference: ReferenceDate
  ) -> String {
    switch question {
    case .value(let name, .missing): return sentence("ask", name, schema)
    case .value(let name, .unsupported(let reason)):
      return join(unsupported(name, reason, schema), sentence("ask", name, schema))
    case .choice(let name, let options):
      let names = formatter.options(options, type: schema[name]?.type, at: reference)
      return sentence("choose", name, schema, ["options": names])
    case .confirmValue(let name, let value):
      let text = formatter.text(of: value, type: schema[name]?.type, at: reference)
      return say("confirm.value", ["value": text])
    case .confirmIntent(let intent):
      let values = formatter.texts(of: intent.values, schema: schema, at: reference)
      return sentences.sentence(["confirm.\(intent.intentClass)", "confirm"], values: values) ?? ""
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

  private func unsupported(_ name: String, _ reason: String?, _ schema: IntentSchema) -> String {
    guard let reason else { return sentence("unsupported", name, schema) }
    return sentences.sentence(["unsupported.\(reason)"]) ?? sentence("unsupported", name, schema)
  }

  /// The sentence for a parameter: that of the class, of the name, of the type, of all.
  private func sentence(
    _ key: String, _ name: String, _ schema: IntentSchema, _ values: [String: String] = [:]
  ) -> String {
    let type = schema[name]?.type ?? ""
    let keys = [
      "\(key).\(schema.intentClass).\(name)", "\(key).\(name)", "\(key).\(type)", key,
    ]
    return sentences.sentence(keys, values: values) ?? ""
  }
}
