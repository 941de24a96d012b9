internal import ParlanceIntents
internal import ParlanceVocabulary

/// A handler that does as a script says: to try conversations without an app.
struct ScriptedHandler: Sendable {
  /// What is made of a parameter.
  struct Parameter: Sendable {
    /// Whether it must have a value.
    var isRequired = false
    /// The names that a value may have; empty for any.
    var options: [String] = []
    /// Whether the options are named when a value is asked for.
    var isOffered = false
    /// Why other values cannot be used.
    var unsupportedReason: String?
  }

  let schema: IntentSchema
  let parameters: [String: Parameter]
  let confirmation: ResponseCode
  let response: ResponseCode
  /// How long it takes to act.
  let delay: Duration

  /// The handler.
  var handler: IntentHandler {
    IntentHandler(
      schema: schema, resolve: { name, intent in resolve(intent.values[name], of: name) },
      confirm: { _ in AnyResponse(code: confirmation) },
      handle: { _ in
        try? await Task.sleep(for: delay)
        return AnyResponse(code: response)
      },
      options: { name, _ in
        parameters[name]?.offers(ofType: schema[name]?.type ?? "") ?? []
      })
  }

  /// What the options may be called in a request.
  var terms: [AppTerm] {
    parameters.sorted { $0.key < $1.key }.flatMap { name, parameter in
      parameter.options.map { option in
        AppTerm(VocabularyTerm(option), parameters: ["\(schema.intentClass).\(name)"])
      }
    }
  }

  private func resolve(_ values: [ParameterValue], of name: String) -> [Resolution] {
    let parameter = parameters[name] ?? Parameter()
    if values.isEmpty { return [parameter.isRequired ? .needsValue : .notRequired] }
    return values.map { parameter.resolve($0) }
  }
}

extension ScriptedHandler.Parameter {
  /// What is offered, as values of the parameter.
  fileprivate func offers(ofType type: String) -> [ParameterValue] {
    guard isOffered else { return [] }
    return options.map { name in
      type == "Person" ? .person(Person(displayName: name, match: .exact)) : .text(name)
    }
  }

  /// A value is the option of its name, or one of those that hold all of its words.
  fileprivate func resolve(_ value: ParameterValue) -> Resolution {
    guard !options.isEmpty, let name = value.name else { return .success(value) }
    let exact = options.filter { Self.words($0) == Self.words(name) }
    let partial = options.filter { Set(Self.words($0)).isSuperset(of: Self.words(name)) }
    let found = (exact.isEmpty ? partial : exact).map(value.named)
    return switch found.count {
    case 0: .unsupported(reason: unsupportedReason)
    case 1: .success(found[0])
    default: .disambiguation(found)
    }
  }

  private static func words(_ name: String) -> [String] {
    name.lowercased().split(separator: " ").map(String.init)
  }
}

extension ParameterValue {
  /// A value of the same kind, called so.
  fileprivate func named(_ name: String) -> ParameterValue {
    switch self {
    case .person: .person(Person(displayName: name, match: .exact))
    case .term: .term(Term(spokenPhrase: name, isKnown: true))
    default: .text(name)
    }
  }
}
