import ParlanceText
import Testing

@testable import ParlanceReader

@Suite("Tables of features")
struct SparseTableTests {
  private typealias Feature = (feature: UInt32, values: [UInt16])

  /// Features with up to four values of which the upper byte follows the lower one.
  private func features(_ count: Int, seed: UInt64 = 1) -> [Feature] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let first = UInt16(random.next() % 50)
      let values = (0..<UInt16(1 + random.next() % 4)).map { first + $0 | (first / 10) << 8 }
      return (UInt32(truncatingIfNeeded: random.next()), values)
    }
  }

  private func opened(_ bytes: [UInt8]) -> SparseTable? { SparseTable(bytes[...], upperBits: 4) }

  private func values(of feature: UInt32, in table: SparseTable) -> [UInt16] {
    var values: [UInt16] = []
    table.visit(feature) { values.append($0) }
    return values
  }

  @Test("Values come back, whatever the number of features", arguments: [0, 1, 2, 255, 30_000])
  func roundTrip(_ count: Int) throws {
    // Two of them may be told apart by their lowest bits alone.
    let features = Dictionary(features(count).map { ($0.feature >> 8, $0) }) { first, _ in first }
    let bytes = SparseTableEncoder.bytes(Array(features.values), upperBits: 4)
    let table = try #require(opened(bytes))
    #expect(features.values.allSatisfy { values(of: $0.feature, in: table) == $0.values })
    let others = (1...1000).map { UInt32($0) &* 4_000_003 }.filter { features[$0 >> 8] == nil }
    #expect(others.allSatisfy { values(of: $0, in: table).isEmpty })
    // Less than the 44 bits of a number and its values: most is told by those before.
    #expect(bytes.count < 100 + 9 * features.count / 2)
  }

  @Test("Of features that are told apart by their lowest bits alone the first one stays")
  func neighbours() throws {
    let bytes = SparseTableEncoder.bytes([(0x701, [2]), (0x700, [1]), (0x800, [3])], upperBits: 4)
    let table = try #require(opened(bytes))
    #expect(values(of: 0x701, in: table) == [1])
    #expect(values(of: 0x801, in: table) == [3])
  }

  @Test("A feature may have all values of a byte, and more")
  func manyValues() throws {
    let all: [UInt16] = (0..<600).map { $0 % 256 | ($0 / 256) << 8 }
    let bytes = SparseTableEncoder.bytes([(7 << 8, all), (8 << 8, [5])], upperBits: 4)
    let table = try #require(opened(bytes))
    #expect(values(of: 7 << 8, in: table) == all)
    #expect(values(of: 8 << 8, in: table) == [5])
  }

  @Test("A limit is kept to the byte")
  func limit() {
    let features = features(500)
    let bytes = SparseTableEncoder.bytes(features, upperBits: 4)
    #expect(SparseTableEncoder.bytes(features, upperBits: 4, limit: bytes.count) == bytes)
    #expect(SparseTableEncoder.bytes(features, upperBits: 4, limit: bytes.count - 1) == nil)
  }

  @Test("What was cut off or has more behind it is no table")
  func wrongSizes() {
    let bytes = SparseTableEncoder.bytes(features(200), upperBits: 4)
    for length in bytes.indices { #expect(opened(Array(bytes[..<length])) == nil) }
    #expect(opened(bytes + [0]) == nil)
  }

  @Test("Hardly any changed byte goes unnoticed, and none leads out of the table")
  func changedBytes() {
    let bytes = SparseTableEncoder.bytes(features(200), upperBits: 4)
    var random = SplitMix64(seed: 5)
    let unnoticed = bytes.indices.count { place in
      var changed = bytes
      changed[place] ^= UInt8(1 + random.next() % 255)
      guard let table = opened(changed) else { return false }
      table.visit(UInt32(truncatingIfNeeded: random.next())) { _ in }
      return true
    }
    #expect(unnoticed < bytes.count / 50)
  }

  @Test("A table that claims more than it holds ends with its bytes", arguments: [0, 0x80, 0xFF])
  func greedyBytes(_ filler: UInt8) {
    #expect(opened([0xFF, 0xFF, 0xFF] + [UInt8](repeating: filler, count: 2_000)) == nil)
  }
}
