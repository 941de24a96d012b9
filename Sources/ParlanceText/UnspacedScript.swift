internal import CICU

/// The scripts whose matching unit is the grapheme cluster: Han, kana, Hangul, Thai, Lao, Khmer and Burmese.
package enum UnspacedScript {
  /// Whether a scalar belongs to one of them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    cicu_traits(scalar.value) & UInt32(cicu_trait_unspaced.rawValue) != 0
  }
}
