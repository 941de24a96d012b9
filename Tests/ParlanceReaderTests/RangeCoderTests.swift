import ParlanceText
import Testing

@testable import ParlanceReader

@Suite("Bits in as much room as they are unlikely")
struct RangeCoderTests {
  private func bytes(_ bits: [Bool]) -> [UInt8] {
    var encoder = RangeEncoder()
    var context = AdaptiveBit()
    for bit in bits { encoder.append(bit, as: &context) }
    #expect(encoder.count == encoder.finished.count)
    return encoder.finished
  }

  private func bits(_ count: Int, _ bytes: [UInt8]) -> (bits: [Bool], isAtEnd: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var decoder = RangeDecoder(bytes)
      var context = AdaptiveBit()
      let bits = (0..<count).map { _ in decoder.bit(as: &context) == 1 }
      return (bits, decoder.isAtEnd)
    }
  }

  /// Bits of which one of as many is set.
  private func sparse(_ share: UInt64) -> [Bool] {
    var random = SplitMix64(seed: share)
    return (0..<20_000).map { _ in random.next() % share == 0 }
  }

  @Test(
    "Bits come back, and the rarer one of them the less room they take",
    arguments: [(1, 0.02), (2, 1.02), (10, 0.49), (1000, 0.03)] as [(UInt64, Double)])
  func roundTrip(share: UInt64, most: Double) {
    let written = sparse(share)
    let bytes = bytes(written)
    #expect(Double(8 * bytes.count) < most * Double(written.count))
    let read = bits(written.count, bytes)
    #expect(read.bits == written)
    #expect(read.isAtEnd)
  }

  @Test("A sum that is carried reaches the bytes before it")
  func carries() {
    var encoder = RangeEncoder()
    for _ in 0..<500 { encoder.append(0xFFF, bits: 12) }
    var context = AdaptiveBit()
    for _ in 0..<100 { encoder.append(true, as: &context) }
    encoder.finished.withUnsafeBufferPointer { bytes in
      var decoder = RangeDecoder(bytes)
      for _ in 0..<500 { #expect(decoder.number(bits: 12) == 0xFFF) }
      var context = AdaptiveBit()
      for _ in 0..<100 { #expect(decoder.bit(as: &context) == 1) }
      #expect(decoder.isAtEnd)
    }
  }

  @Test("What is no number's bytes is read without a fault, and the end is told")
  func foreignBytes() {
    for filler in [0, 0x55, 0xFF] as [UInt8] {
      [UInt8](repeating: filler, count: 40).withUnsafeBufferPointer { bytes in
        var decoder = RangeDecoder(bytes)
        for _ in 0..<200 { #expect(decoder.number(bits: 12) < 1 << 12) }
        #expect(decoder.isBeyondEnd)
        #expect(!decoder.isAtEnd)
      }
    }
  }
}
