internal import ParlanceText

/// The hash of tokens as they are written, accents and marks included.
///
/// Half of a hash: it is asked only of tokens whose words are the same.
enum SurfaceHash {
  /// - Complexity: O(*n*), *n* the number of tokens.
  static func of(_ tokens: Range<Int>, in utterance: Utterance) -> UInt32 {
    var hash = seed
    for index in tokens { combine(utterance.tokens[index].hash, into: &hash) }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  /// - Complexity: O(*n*), *n* the number of tokens.
  static func of(_ tokens: [NameWord]) -> UInt32 {
    var hash = seed
    for token in tokens { combine(token.hash, into: &hash) }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  private static func combine(_ token: UInt64, into hash: inout UInt64) {
    hash = (hash ^ token) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
  }
}
