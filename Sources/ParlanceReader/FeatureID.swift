/// The number of a feature: 32 bits that stand for what was seen and in which role.
///
/// Numbers are made from hashes of folded words, so that no text is built. Two features share a number with a chance of one
/// in four billion.
package enum FeatureID {
  /// Mixes the hashes of what was seen under the role that it was seen in.
  ///
  /// - Complexity: O(1).
  package static func of(_ role: UInt64, _ first: UInt64, _ second: UInt64 = 0, _ third: UInt64 = 0)
    -> UInt32
  {
    let mixed = mix(mix(mix(first ^ role &* 0x9E37_79B9_7F4A_7C15) ^ second) ^ third)
    return UInt32(truncatingIfNeeded: mixed >> 16)
  }

  /// One hash of two, in order.
  package static func joined(_ first: UInt64, _ second: UInt64) -> UInt64 {
    mix(first &* 0x9E37_79B9_7F4A_7C15 ^ second)
  }

  /// The hash of a text: FNV-1a, as of tokens.
  package static func hash(_ text: some StringProtocol) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The finalizer of SplitMix64.
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
