/// Weights by feature and label, as a trainer leaves them.
package struct WeightMatrix: Sendable {
  package let features: [UInt32]
  package let labelCount: Int
  /// By feature, then by label.
  package let weights: [Float]

  /// Makes a matrix.
  package init(features: [UInt32], labelCount: Int, weights: [Float]) {
    self.features = features
    self.labelCount = labelCount
    self.weights = weights
  }

  /// The weights as sixteen numbers from −127 to 127 times a scale, the smallest left out until the table is small enough.
  ///
  /// - Parameter limit: How many bytes the table may take.
  /// - Returns: The table's bytes, the scale, and the least weight that the table has room for.
  func quantized(limit: Int) -> (bytes: [UInt8], scale: Float, least: Float) {
    let magnitudes = weights.lazy.map { abs($0) }.filter { $0 > 0 }.sorted(by: >)
    let scale = Self.scale(of: magnitudes)
    let order = features.indices.sorted { features[$0] < features[$1] }
    var best = (bytes: WeightTable.empty, scale: scale, least: Float.infinity)
    var fitting = 0
    let steps = magnitudes.prefix { $0 >= scale / 2 }.count
    var tooMany = min(steps, Self.mostInByte * max(0, limit)) + 1
    while tooMany - fitting > 1 + fitting / Self.precision {
      let middle = (fitting + tooMany) / 2
      let least = magnitudes[middle - 1]
      if let bytes = WeightTable.bytes(entries(order, scale: scale, least: least), limit: limit) {
        fitting = middle
        best = (bytes, scale, least)
      } else {
        tooMany = middle
      }
    }
    return best
  }

  /// A byte never holds more weights.
  private static let mostInByte = 4
  /// The search ends where one more of so many weights may fit.
  private static let precision = 512

  /// Returns the scale that the largest of all weights but few still fit: those are cut off, so that the others keep their
  /// steps.
  private static func scale(of magnitudes: [Float]) -> Float {
    guard let highest = magnitudes.first else { return 1 }
    return max(magnitudes[min(magnitudes.count - 1, magnitudes.count / 2_000)], highest / 4) / 127
  }

  /// The weights that are large enough.
  ///
  /// - Parameter order: The places of features.
  private func entries(
    _ order: [Int], scale: Float, least: Float
  ) -> [(feature: UInt32, entries: [WeightTable.Entry])] {
    weights.withUnsafeBufferPointer { weights in
      order.compactMap { index in
        var entries: [WeightTable.Entry] = []
        for label in 0..<labelCount {
          let weight = weights[index * labelCount + label]
          guard abs(weight) >= least else { continue }
          let whole = Int8(max(-127, min(127, (weight / scale).rounded())))
          if whole != 0 { entries.append(WeightTable.Entry(label: UInt8(label), weight: whole)) }
        }
        return entries.isEmpty ? nil : (feature: features[index], entries: entries)
      }
    }
  }
}
