/// The probability that a bit is 0, learned from the bits that were read in its place before.
///
/// The likelihood moves towards each bit, as in the LZMA specification (Igor Pavlov, 2015): first by half of the distance,
/// then by ever less, down to a 32nd, so that what is seldom met is learned from little, as an average would be.
struct AdaptiveBit {
  /// Twelve bits of the likelihood, and below them the number of bits that it was learned from, 15 at most.
  private var state: UInt16 = 0x8000

  /// The probability that the next bit is 0, from 1 to 4095 of 4096.
  var chance: UInt32 { UInt32(state >> Self.countBits) }

  private static let countBits: UInt16 = 4
  private static let mostCounted: UInt16 = 15
  /// By count, from the lowest four bits: what part of the distance to move by, as a power of two.
  private static let steps: UInt64 = 0x5444_4433_3332_2211

  /// Learns from a bit.
  @inline(__always)
  mutating func learn(_ bit: UInt32) {
    let count = state & Self.mostCounted
    let step = UInt32(truncatingIfNeeded: Self.steps &>> UInt64(count &<< 2)) & 0xF
    let chance = UInt32(state >> Self.countBits)
    let upper = 0 &- bit
    let nearer = chance &- chance &>> step
    let farther = chance &+ (4096 &- chance) &>> step
    let moved = UInt16(truncatingIfNeeded: farther ^ (farther ^ nearer) & upper)
    state = moved &<< Self.countBits | min(count &+ 1, Self.mostCounted)
  }
}
