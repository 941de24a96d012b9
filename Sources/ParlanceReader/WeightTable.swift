/// Weights by feature and label, in a table whose entries are a label and one of sixteen weights.
///
/// The weights that a table can give are chosen by Lloyd's method (*Least squares quantization in PCM*, 1982), so that
/// they are close together where most weights are.
package struct WeightTable: Sendable {
  /// A weight of a feature for a label.
  struct Entry: Hashable {
    let label: UInt8
    let weight: Int8
  }

  private let table: SparseTable
  /// By number: the magnitudes, and then their opposites.
  private let levels: [Int32]

  /// Reads a table.
  ///
  /// - Parameter bytes: The magnitudes, and then the table of their numbers.
  /// - Returns: nil when the bytes are no table.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count > Self.levelCount,
      let table = SparseTable(bytes.dropFirst(Self.levelCount), upperBits: Self.levelBits)
    else { return nil }
    self.table = table
    let magnitudes = bytes.prefix(Self.levelCount).map(Int32.init)
    levels = magnitudes + magnitudes.map { -$0 }
  }

  /// The number of magnitudes.
  private static let levelCount = 8
  /// The number of bits of a magnitude's number and sign.
  private static let levelBits = 4

  /// Visits the labels that a feature says something of.
  ///
  /// - Complexity: As ``SparseTable/visit(_:_:)``.
  @inline(__always)
  package func visit(_ feature: UInt32, _ body: (_ label: Int, _ weight: Int32) -> Void) {
    levels.withUnsafeBufferPointer { levels in
      table.visit(feature) { value in body(Int(value & 0xFF), levels[Int(value >> 8)]) }
    }
  }

  // MARK: Writing

  /// A table without weights.
  static let empty =
    [UInt8](repeating: 0, count: levelCount) + SparseTableEncoder.bytes([], upperBits: levelBits)

  /// Returns a table; nil where it takes more bytes than a limit.
  static func bytes(
    _ features: [(feature: UInt32, entries: [Entry])], limit: Int
  ) -> [UInt8]? {
    let magnitudes = magnitudes(of: features.lazy.flatMap(\.entries).map(\.weight.magnitude))
    let numbers = (0...127).map { nearest(to: UInt8($0), in: magnitudes) }
    let values = features.map { feature, entries in
      (
        feature: feature,
        values: entries.map { entry in
          let number = numbers[Int(entry.weight.magnitude)]
          let sign = entry.weight < 0 ? levelCount : 0
          return UInt16(entry.label) | UInt16(number + sign) << 8
        }
      )
    }
    return SparseTableEncoder.bytes(values, upperBits: levelBits, limit: limit - levelCount)
      .map { magnitudes + $0 }
  }

  /// The magnitudes that are nearest to all weights, by size.
  private static func magnitudes(of weights: some Sequence<UInt8>) -> [UInt8] {
    var counts = [Int](repeating: 0, count: 128)
    for weight in weights { counts[Int(weight)] += 1 }
    var magnitudes = quantiles(of: counts)
    for _ in 0..<rounds {
      var (sums, sizes) = ([0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0])
      for (weight, count) in counts.enumerated() where count > 0 {
        let number = nearest(to: UInt8(weight), in: magnitudes)
        sums[number] += weight * count
        sizes[number] += count
      }
      for number in magnitudes.indices where sizes[number] > 0 {
        magnitudes[number] = UInt8((2 * sums[number] + sizes[number]) / (2 * sizes[number]))
      }
    }
    return magnitudes
  }

  /// Enough for the magnitudes to settle.
  private static let rounds = 30

  /// Magnitudes that part the weights into as many equal parts, from the middle of each.
  private static func quantiles(of counts: [Int]) -> [UInt8] {
    let all = counts.reduce(0, +)
    return (0..<levelCount).map { number in
      let wanted = all * (2 * number + 1) / (2 * levelCount)
      var passed = 0
      let weight = counts.firstIndex { count in
        passed += count
        return passed > wanted
      }
      return UInt8(weight ?? 0)
    }
  }

  private static func nearest(to weight: UInt8, in magnitudes: [UInt8]) -> Int {
    magnitudes.indices.min { left, right in
      distance(weight, magnitudes[left]) < distance(weight, magnitudes[right])
    } ?? 0
  }

  private static func distance(_ left: UInt8, _ right: UInt8) -> Int { abs(Int(left) - Int(right)) }
}
