internal import ParlanceText

/// The hash of tokens as they are written, accents and marks included.
enum SurfaceHash {
  /// - Complexity: O(*n*), *n* the number of tokens.
  static func of(_ tokens: Range<Int>, in utterance: Utterance) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in tokens {
      hash = (hash ^ utterance.tokens[index].hash) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }
}
