import ParlanceText
import Testing

@testable import ParlanceReader

@Suite("Weights in little room")
struct WeightMatrixTests {
  private func matrix(_ count: Int) -> WeightMatrix {
    var random = SplitMix64(seed: 3)
    return WeightMatrix(
      features: (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }, labelCount: 20,
      weights: (0..<20 * count).map { _ in Float(Int(random.next() % 2_000_001) - 1_000_000) })
  }

  @Test("A table has as many weights as there is room for", arguments: [500, 5_000, 30_000])
  func fills(_ limit: Int) {
    let (bytes, _, least) = matrix(3_000).quantized(limit: limit)
    #expect((limit - limit / 100...limit).contains(bytes.count))
    #expect(WeightTable(bytes[...]) != nil)
    #expect(least > 0)
  }

  @Test("Where there is room for all of them all are kept")
  func keepsAll() throws {
    let matrix = matrix(50)
    let table = try #require(WeightTable(matrix.quantized(limit: 100_000).bytes[...]))
    var count = 0
    for feature in matrix.features { table.visit(feature) { _, _ in count += 1 } }
    #expect(count > 990)
  }

  @Test("Where there is no room, or no weight, the table is empty")
  func empty() {
    #expect(matrix(50).quantized(limit: 0).bytes == WeightTable.empty)
    let nothing = WeightMatrix(features: [], labelCount: 3, weights: [])
    #expect(nothing.quantized(limit: 1000).bytes == WeightTable.empty)
  }
}
