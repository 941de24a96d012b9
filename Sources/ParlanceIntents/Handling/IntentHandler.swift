/// Does what an intent asks for, its class at run time.
///
/// The generator writes one for each `…IntentHandling` protocol: `.sendPayment(handler)`.
public struct IntentHandler: Sendable {
  /// What the class declares.
  public let schema: IntentSchema
  /// What the handler makes of a parameter's values: for an array one result for each element, and a single one where it
  /// has none; for any other a single one.
  public let resolve: @Sendable (_ parameter: String, _ intent: AnyIntent) async -> [Resolution]
  /// Whether it can be done.
  public let confirm: @Sendable (AnyIntent) async -> AnyResponse
  /// Does it.
  public let handle: @Sendable (AnyIntent) async -> AnyResponse
  /// What there is to choose from for a parameter; empty where the app offers nothing.
  public let options: @Sendable (_ parameter: String, _ intent: AnyIntent) async -> [ParameterValue]
  /// The value of a parameter that none was said for.
  public let defaultValue:
    @Sendable (_ parameter: String, _ intent: AnyIntent) async -> ParameterValue?

  /// Makes a handler.
  public init(
    schema: IntentSchema,
    resolve: @escaping @Sendable (String, AnyIntent) async -> [Resolution],
    confirm: @escaping @Sendable (AnyIntent) async -> AnyResponse,
    handle: @escaping @Sendable (AnyIntent) async -> AnyResponse,
    options: @escaping @Sendable (String, AnyIntent) async -> [ParameterValue] = { _, _ in [] },
    defaultValue: @escaping @Sendable (String, AnyIntent) async -> ParameterValue? = { _, _ in nil }
  ) {
    self.schema = schema
    self.resolve = resolve
    self.confirm = confirm
    self.handle = handle
    self.options = options
    self.defaultValue = defaultValue
  }
}
