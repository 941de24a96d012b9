/// Writes bits in as much room as they are unlikely: a range coder (G. N. N. Martin, "Range encoding: an algorithm for
/// removing redundancy from a digitised message", 1979), with bits as those of the LZMA specification.
///
/// All that was written is a number within a range. Each bit takes the lower or the upper part of it, and where the range
/// is small its first byte is written. A sum that is carried reaches bytes that were written before.
struct RangeEncoder {
  private var bytes: [UInt8] = []
  private var low: UInt32 = 0
  private var range: UInt32 = .max

  /// The number of bytes once it is finished.
  var count: Int { bytes.count + 4 }

  /// Writes a bit that is told ahead by those before it.
  mutating func append(_ bit: Bool, as context: inout AdaptiveBit) {
    let bound = (range >> 12) * context.chance
    if bit { raise(by: bound) }
    range = bit ? range - bound : bound
    context.learn(bit ? 1 : 0)
    normalize()
  }

  /// Writes a number whose values are all alike.
  ///
  /// - Parameter bits: How many bits it has, 12 at most.
  mutating func append(_ number: UInt32, bits: UInt32) {
    range >>= bits
    raise(by: number * range)
    normalize()
  }

  /// Writes a number bit by bit from its highest one, each told ahead by those above it.
  ///
  /// - Parameter contexts: The number's own begin at a place, as many as it has values.
  mutating func append(_ number: Int, bits: Int, _ contexts: inout [AdaptiveBit], at tree: Int) {
    var node = 1
    for place in (0..<bits).reversed() {
      let bit = number >> place & 1
      append(bit == 1, as: &contexts[tree + node])
      node = node << 1 | bit
    }
  }

  /// All that was written.
  var finished: [UInt8] {
    bytes + (0..<4).map { UInt8(truncatingIfNeeded: low >> (24 - 8 * $0)) }
  }

  private mutating func raise(by amount: UInt32) {
    let (sum, isCarried) = low.addingReportingOverflow(amount)
    low = sum
    guard isCarried else { return }
    var place = bytes.count - 1
    while bytes[place] == .max {
      bytes[place] = 0
      place -= 1
    }
    bytes[place] += 1
  }

  private mutating func normalize() {
    while range < 1 << 24 {
      bytes.append(UInt8(low >> 24))
      low <<= 8
      range <<= 8
    }
  }
}
