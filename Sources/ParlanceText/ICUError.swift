internal import CICU

/// A call of ICU that failed.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The function.
  public let call: String
  /// ICU's error code, greater than zero.
  public let status: Int32

  /// A sentence for people.
  public var description: String { "ICU's \(call) failed with status \(status)" }
}

/// Calls ICU and turns its status into an error.
func withICUStatus<R>(
  _ call: StaticString, _ body: (inout cicu_status) -> R
) throws(ICUError) -> R {
  var status: cicu_status = 0
  let result = body(&status)
  guard status <= 0 else { throw ICUError(call: "\(call)", status: status) }
  return result
}
