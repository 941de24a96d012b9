/// What a person is asked in a conversation.
public enum Question: Hashable, Sendable {
  /// What a parameter is to be, because none was said or the one that was cannot be used.
  ///
  /// The reason is the case that the class of resolution results has for it: `noAccount`.
  case value(parameter: String, problem: Problem)
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
    case unsupported(reason: String?)
  }

  /// The parameter that is asked about; nil where it is the intent as a whole.
  public var parameter: String? {
    switch self {
    case .value(let parameter, _), .choice(let parameter, _), .confirmValue(let parameter, _):
      parameter
    case .confirmIntent: nil
    }
  }
}
