/// How a handler of one class answers (the `…IntentResponseCode` of the class).
///
/// The generator writes an enumeration for each class; ``ResponseCode`` is one of any class.
public protocol IntentResponseCode: CaseIterable, Hashable, Sendable, RawRepresentable<Int> {
  /// The case: `failureInsufficientFunds`.
  var name: String { get }
  /// What follows from it.
  var outcome: ResponseCode.Outcome { get }
}

extension IntentResponseCode {
  /// The case, as it is written.
  public var name: String { "\(self)" }

  /// What follows from it, which the names of SiriKit's codes tell.
  public var outcome: ResponseCode.Outcome { ResponseCode.Outcome(code: name) }

  /// The same code, its class at run time.
  public var erased: ResponseCode {
    ResponseCode(name: name, rawValue: rawValue, outcome: outcome)
  }
}
