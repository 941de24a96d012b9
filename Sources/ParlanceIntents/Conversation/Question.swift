/// What a person is asked in a conversation.
public enum Question: Hashable, Sendable {
  /// What a parameter is to be, because none was said or the one that was cannot be used.
  ///
  /// The options are what the app offers (`provideXOptions`); another value may be said all the same.
  case value(parameter: String, problem: Problem, options: [ParameterValue] = [])
  /// Which of several a parameter is to be.
  case choice(parameter: String, options: [ParameterValue])
  /// Whether a parameter is to be this.
  case confirmValue(parameter: String, ParameterValue)
  /// Whether all this is to be done.
  case confirmIntent(AnyIntent)

  /// Why a value is asked for.
  public enum Problem: Hashable, Sendable {
    /// There is none.
    case missing
    /// The one that was said cannot be used.
    ///
    /// The reason is the case that the class of resolution results has for it: `noAccount`.
    case unsupported(reason: String?)
  }

  /// The parameter that is asked about; nil where it is the intent as a whole.
  public var parameter: String? {
    switch self {
    case .value(let parameter, _, _), .choice(let parameter, _), .confirmValue(let parameter, _):
      parameter
    case .confirmIntent: nil
    }
  }

  /// What can be chosen by name or by place; empty where nothing is offered.
  public var options: [ParameterValue] {
    switch self {
    case .value(_, _, let options), .choice(_, let options): options
    case .confirmValue, .confirmIntent: []
    }
  }
}
