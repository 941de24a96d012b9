/// A request of any class.
public struct AnyIntent: Hashable, Sendable {
  /// The class: `INSendPaymentIntent`.
  public let intentClass: String
  /// The values of its parameters.
  public var values: ParameterValues

  /// Makes an intent.
  public init(intentClass: String, values: ParameterValues = ParameterValues()) {
    self.intentClass = intentClass
    self.values = values
  }

  /// The request that an utterance makes.
  public init(_ interpretation: Interpretation) {
    self.init(intentClass: interpretation.intent, values: ParameterValues(interpretation))
  }
}
