/// What answers a question, so that all else is no answer to it.
public struct ExpectedAnswers: Hashable, Sendable {
  /// The parameters that are asked for, by name.
  public var parameters: [String]
  /// The values one of which is to be chosen; empty where there is no such choice.
  public var options: [ParameterValue]
  /// Whether agreeing answers it.
  public var includeConsent: Bool

  /// Makes expectations.
  public init(
    parameters: [String] = [], options: [ParameterValue] = [], includeConsent: Bool = false
  ) {
    self.parameters = parameters
    self.options = options
    self.includeConsent = includeConsent
  }

  /// The headings below which answers may stand in `answers.phrases`.
  ///
  /// - Parameter type: What the language calls the type of a parameter.
  func headings(_ schema: IntentSchema, type: (IntentSchema.Parameter) -> String) -> Set<String> {
    AnswerCatalog.headings(
      about: schema.intentClass, types: parameters.compactMap { schema[$0].map(type) },
      includeConsent: includeConsent)
  }
}

extension Question {
  /// What answers the question.
  var expectedAnswers: ExpectedAnswers {
    switch self {
    case .value(let parameter, _, let options), .choice(let parameter, let options):
      ExpectedAnswers(parameters: [parameter], options: options)
    case .confirmValue(let parameter, _):
      ExpectedAnswers(parameters: [parameter], includeConsent: true)
    case .confirmIntent: ExpectedAnswers(includeConsent: true)
    }
  }
}
