internal import FoundationEssentials
internal import ParlanceEntities
internal import ParlanceIntents
internal import ParlanceLanguages

/// Puts what is to be said into words.
struct Voice: Sendable {
  let sentences: Sentences
  /// A value as people read it.
  let text: @Sendable (ParameterValue) -> String
  /// Several of them.
  let list: @Sendable ([String]) -> String
  /// Several of them, of which one is to be taken.
  let choice: @Sendable ([String]) -> String

  /// A sentence that stands by itself.
  func say(_ key: String, _ values: [String: String] = [:]) -> String {
    sentences.sentence([key], values: values) ?? ""
  }

  /// A question, in words.
  func ask(_ question: Question, of intent: AnyIntent, _ schema: IntentSchema) -> String {
    switch question {
    case .value(let name, .missing): sentence("ask", name, schema)
    case .value(let name, .unsupported(let reason)):
      join(unsupported(name, reason, schema), sentence("ask", name, schema))
    case .choice(let name, let options):
      sentence("choose", name, schema, ["options": choice(options.map(text))])
    case .confirmValue(_, let value): say("confirm.value", ["value": text(value)])
    case .confirmIntent(let intent):
      sentences.sentence(
        ["confirm.\(intent.intentClass)", "confirm"], values: values(of: intent.values)) ?? ""
    }
  }

  /// How a conversation ended, in words.
  func tell(_ outcome: ConversationOutcome, of intent: AnyIntent, app: String) -> String {
    switch outcome {
    case .handled(let response), .failed(.refused(let response)): tell(response, of: intent)
    case .cancelled: say("say.cancelled")
    case .failed(.unknown): say("say.timedOut")
    case .failed(.timedOut), .failed(.unresolved): say("say.gaveUp")
    case .failed(.locked): say("say.locked")
    case .failed(.notAuthorized): say("say.notAuthorized", ["app": app])
    }
  }

  /// Two sentences behind one another.
  func join(_ first: String, _ second: String) -> String {
    [first, second].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func tell(_ response: AnyResponse, of intent: AnyIntent) -> String {
    let code = "response.\(response.code.name)"
    let general =
      response.code.outcome == .failure ? "response.failure" : "response.success"
    let values = values(of: intent.values).merging(values(of: response.properties)) { $1 }
    return sentences.sentence(["\(code).\(intent.intentClass)", code, general], values: values)
      ?? ""
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

  private func values(of values: ParameterValues) -> [String: String] {
    var texts: [String: String] = [:]
    for name in values.names { texts[name] = list(values[name].map(text)) }
    return texts
  }
}

extension Voice {
  /// What a pack says.
  init(_ pack: LanguagePack) throws(PackError) {
    self.init(
      sentences: try Sentences(pack), text: Self.plain, list: { $0.joined(separator: ", ") },
      choice: { $0.joined(separator: ", ") })
  }

  private static func plain(_ value: ParameterValue) -> String {
    switch value {
    case .person(let person): person.displayName
    case .currencyAmount(let amount), .paymentAmount(.amount(let amount)):
      "\(amount.currency) \(amount.amount)"
    case .paymentAmount(.type(let name)), .enumeration(let name): name
    case .dateRange(let range): range.description
    case .boolean(let isTrue): isTrue ? "+" : "-"
    case .number(let number): number.description
    case .temperature(let temperature): temperature.value.description
    case .callRecordFilter(let filter): filter.callTypes.joined(separator: ", ")
    case .term(let term): term.spokenPhrase
    case .object(let object): object.displayString
    case .text(let text): text
    }
  }
}
