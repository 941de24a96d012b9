/// Reads the bits that a ``RangeEncoder`` has written.
///
/// Bytes behind the last one are read as 0; a caller asks whether it came to that.
struct RangeDecoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var code: UInt32 = 0
  private var range: UInt32 = .max

  /// Begins with the first byte.
  ///
  /// - Parameter bytes: They are to live as long as it reads them.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    for _ in 0..<4 { shift() }
  }

  /// True when more was read than there is.
  var isBeyondEnd: Bool { place > bytes.count }
  /// True when all was read and leaves no remainder, as where nothing was changed or cut off.
  var isAtEnd: Bool { place == bytes.count && code == 0 }

  /// Reads a bit that is told ahead by those before it.
  @inline(__always)
  mutating func bit(as context: inout AdaptiveBit) -> Int {
    let bound = (range >> 12) &* context.chance
    // No branches, which would be guessed wrong every other time.
    let bit: UInt32 = code < bound ? 0 : 1
    let upper = 0 &- bit
    code &-= bound & upper
    range = bound &+ (range &- bound &- bound) & upper
    context.learn(bit)
    normalize()
    return Int(bit)
  }

  /// Reads a number whose values are all alike.
  ///
  /// - Parameter bits: How many bits it has, 12 at most.
  @inline(__always)
  mutating func number(bits: UInt32) -> UInt32 {
    range >>= bits
    // A changed file may lead beyond the last value.
    let number = min(code / range, 1 << bits - 1)
    code -= number * range
    normalize()
    return number
  }

  /// Reads a number bit by bit from its highest one, each told ahead by those above it.
  ///
  /// - Parameter contexts: The number's own begin at a place, as many as it has values.
  @inline(__always)
  mutating func number(
    bits: Int, _ contexts: UnsafeMutableBufferPointer<AdaptiveBit>, at tree: Int
  ) -> Int {
    var node = 1
    for _ in 0..<bits { node = node &<< 1 | bit(as: &contexts[tree &+ node]) }
    return node &- 1 &<< bits
  }

  @inline(__always)
  private mutating func normalize() {
    while range < 1 << 24 {
      range <<= 8
      shift()
    }
  }

  @inline(__always)
  private mutating func shift() {
    code = code << 8 | (place < bytes.count ? UInt32(bytes[place]) : 0)
    place &+= 1
  }
}
