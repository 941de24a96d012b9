/// Why a value cannot be used (the `…UnsupportedReason` of a parameter).
public protocol UnsupportedReason: Hashable, Sendable {
  /// The case: `noAccount`.
  var name: String { get }
}

extension UnsupportedReason where Self: RawRepresentable, Self.RawValue == Int {
  /// The case, as it is written.
  public var name: String { "\(self)" }
}

/// No reason: of parameters whose class of results names none.
public enum NoUnsupportedReason: UnsupportedReason {
  /// Nothing: there is no value of this type.
  public var name: String { switch self {} }
}
