/// A module that generated code may import.
package enum SwiftModule: Hashable, Sendable {
  /// Exact numbers and addresses.
  case foundation
  /// Sums of money and dates.
  case entities
}
