/// What a handler made of the value of a parameter (INIntentResolutionResult), the value's type at run time.
public enum Resolution: Hashable, Sendable {
  /// The value is this.
  case success(ParameterValue)
  /// There need not be a value.
  case notRequired
  /// A value is missing.
  case needsValue
  /// The value cannot be used, for a reason that the class of the result names: `noAccount`.
  case unsupported(reason: String?)
  /// One of these is meant; two or more.
  case disambiguation([ParameterValue])
  /// Whether this is meant is to be asked; nil to ask about the value as said.
  case confirmationRequired(ParameterValue?)

  /// Whether nothing is left to be asked.
  public var isResolved: Bool {
    switch self {
    case .success, .notRequired: true
    default: false
    }
  }

  /// Takes the values of a parameter as they are: one result for each, and "not required" where there is none.
  static func accepting(
    _ values: ParameterValues, _ parameter: IntentSchema.Parameter
  ) -> [Resolution] {
    let said = values[parameter.name]
    return said.isEmpty ? [.notRequired] : said.map(Resolution.success)
  }
}
