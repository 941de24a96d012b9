internal import Parlance
internal import ParlanceMatching

/// A question that an utterance is to answer, as the command line or a line of the input gives it; nil is not said.
struct AskedQuestion {
  /// The class of the intent that is talked about.
  var intent: String?
  /// The parameters that are asked for.
  var parameters: [String]?
  /// The names of which one is to be chosen.
  var options: [String]?
  /// Whether agreeing answers it.
  var includeConsent: Bool?

  init(
    intent: String? = nil, parameters: [String]? = nil, options: [String]? = nil,
    includeConsent: Bool? = nil
  ) {
    self.intent = intent
    self.parameters = parameters
    self.options = options
    self.includeConsent = includeConsent
  }

  /// What a line of the input asks.
  ///
  /// - Throws: ``PackError`` where the value of a key is of another type.
  init(_ json: JSONDocument) throws(PackError) {
    intent = try json.string("intent")
    parameters = try json.strings("asked")
    options = try json.strings("options")
    includeConsent = try json.boolean("confirm")
  }

  /// The question, and what it does not say as another one says it.
  func completed(by other: AskedQuestion) -> AskedQuestion {
    AskedQuestion(
      intent: intent ?? other.intent, parameters: parameters ?? other.parameters,
      options: options ?? other.options, includeConsent: includeConsent ?? other.includeConsent)
  }

  /// What answers the question.
  var expectedAnswers: ExpectedAnswers {
    ExpectedAnswers(
      parameters: parameters ?? [], options: (options ?? []).map(ParameterValue.text),
      includeConsent: includeConsent ?? false)
  }

  /// What the intent declares; nothing where none is named.
  ///
  /// - Throws: ``ToolError`` when there is no such intent, or it has no parameter that is asked for.
  func schema() throws(ToolError) -> IntentSchema {
    let schema = try declared()
    for name in parameters ?? [] where schema[name] == nil {
      let hint = PhraseCatalog.hint(name, schema.parameters.map(\.name))
      throw .usage("\(intent ?? "no intent") has no parameter '\(name)'" + hint)
    }
    return schema
  }

  private func declared() throws(ToolError) -> IntentSchema {
    guard let intent else { return IntentSchema(intentClass: "", parameters: []) }
    guard let schema = IntentSchema.system[intent] else {
      let hint = PhraseCatalog.hint(intent, IntentSchema.system.keys)
      throw .usage("unknown intent '\(intent)'" + hint)
    }
    return schema
  }
}
