internal import ParlanceText

/// The hash of a word, byte by byte; the same as `Lexicon.hash(_:)` of all its bytes.
struct WordHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of what was combined so far.
  var value: UInt64 { state ^ (state >> 32) }

  @inline(__always)
  mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Combines the UTF-8 of a scalar.
  @inline(__always)
  mutating func combine(scalar: UInt32) {
    UTF8Bytes.forEach(of: scalar) { combine($0) }
  }
}
