/// What a handler made of the value of a parameter (the `IN…ResolutionResult` of a type).
///
/// `SendPaymentPayeeResolutionResult` is `ResolutionResult<Person, SendPaymentPayeeUnsupportedReason>`.
public struct ResolutionResult<Value: IntentValue, Reason: UnsupportedReason>: Hashable, Sendable {
  /// The same result, its type at run time.
  public let resolution: Resolution

  private init(_ resolution: Resolution) { self.resolution = resolution }

  /// The value is this.
  public static func success(with value: Value) -> Self { Self(.success(value.parameterValue)) }

  /// There need not be a value.
  public static func notRequired() -> Self { Self(.notRequired) }

  /// A value is missing: it is asked for.
  public static func needsValue() -> Self { Self(.needsValue) }

  /// The value cannot be used: another one is asked for.
  public static func unsupported() -> Self { Self(.unsupported(reason: nil)) }

  /// The value cannot be used, and the reason is said: another one is asked for.
  public static func unsupported(forReason reason: Reason) -> Self {
    Self(.unsupported(reason: reason.name))
  }

  /// One of these is meant: which, is asked. Of a single value it is asked whether that is meant; of none, for a value.
  public static func disambiguation(with values: [Value]) -> Self {
    switch values.count {
    case 0: needsValue()
    case 1: confirmationRequired(with: values.first)
    default: Self(.disambiguation(values.map(\.parameterValue)))
    }
  }

  /// Whether this is meant, is asked.
  public static func confirmationRequired(with value: Value?) -> Self {
    Self(.confirmationRequired(value?.parameterValue))
  }

  /// Takes the value of a parameter as it is; without one, needs none: what happens where a handler does not resolve it.
  public static func accepting(_ parameter: String, of intent: some Intent) -> Self {
    intent.values[parameter].first.map { Self(.success($0)) } ?? notRequired()
  }

  /// Takes the values of a parameter as they are, one result for each; without any, needs none.
  public static func acceptingAll(_ parameter: String, of intent: some Intent) -> [Self] {
    let said = intent.values[parameter]
    return said.isEmpty ? [notRequired()] : said.map { Self(.success($0)) }
  }
}

extension ResolutionResult where Value: OptionsValue {
  /// Takes the members of an option set as they are; without any, needs none.
  public static func accepting(_ members: Value) -> Self {
    members.isEmpty ? notRequired() : success(with: members)
  }
}
