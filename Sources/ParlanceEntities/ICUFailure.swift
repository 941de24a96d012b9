/// A call of ICU that failed while a language was made ready.
public struct ICUFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The function.
  public let call: String
  /// ICU's error code, greater than zero.
  public let status: Int32

  /// A sentence for people.
  public var description: String { "ICU's \(call) failed with status \(status)" }
}
