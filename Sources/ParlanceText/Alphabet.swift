internal import CICU

/// The letters of all scripts, and the marks without which their words are others (UAX #44: Alphabetic).
package enum Alphabet {
  /// Whether a scalar is one of them.
  package static func contains(_ scalar: UInt32) -> Bool {
    cicu_traits(scalar) & UInt32(cicu_trait_alphabetic.rawValue) != 0
  }
}
