/// A request of one class, with typed parameters (INIntent).
///
/// The generator writes a structure for each class; ``AnyIntent`` holds one of any class.
public protocol Intent: Hashable, Sendable {
  /// The class: `INSendPaymentIntent`.
  static var intentClass: String { get }
  /// The values of its parameters.
  var values: ParameterValues { get set }
  /// Makes an intent with these values.
  init(values: ParameterValues)
}

extension Intent {
  /// Makes an intent without values.
  public init() { self.init(values: ParameterValues()) }

  /// Makes an intent of this class from one of any class; nil when it is of another.
  public init?(_ intent: AnyIntent) {
    guard intent.intentClass == Self.intentClass else { return nil }
    self.init(values: intent.values)
  }

  /// The same intent, its class at run time.
  public var erased: AnyIntent { AnyIntent(intentClass: Self.intentClass, values: values) }
}
