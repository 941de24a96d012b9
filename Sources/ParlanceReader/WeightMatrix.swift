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

  /// The first labels, to each of which the weights of another label are added: what a class shares with others of its
  /// kind.
  ///
  /// - Parameter others: By label, the label whose weights are added.
  package func adding(_ others: [Int?]) -> WeightMatrix {
    let count = others.count
    var sums = [Float](repeating: 0, count: features.count * count)
    for place in features.indices {
      for label in 0..<count {
        let own = weights[place * labelCount + label]
        sums[place * count + label] =
          own + (others[label].map { weights[place * labelCount + $0] } ?? 0)
      }
    }
    return WeightMatrix(features: features, labelCount: count, weights: sums)
  }

  /// The weights as whole numbers from −127 to 127 times a scale, the smallest left out until the table is small enough.
  ///
  /// - Parameter limit: How many bytes the table may take.
  /// - Returns: The table's bytes and the scale.
  func quantized(limit: Int) -> (bytes: [UInt8], scale: Float) {
    let magnitudes = weights.lazy.map { abs($0) }.filter { $0 > 0 }.sorted(by: >)
    guard let highest = magnitudes.first else { return (SparseTable.bytes([]), 1) }
    // The few largest are cut off, so that the others keep their steps.
    let scale =
      max(magnitudes[min(magnitudes.count - 1, magnitudes.count / 2_000)], highest / 4) / 127
    var least = scale / 2
    while true {
      let bytes = SparseTable.bytes(entries(scale: scale, least: least))
      if bytes.count <= limit { return (bytes, scale) }
      let kept = magnitudes.count { $0 >= least }
      least = max(magnitudes[kept * 19 / 20 - 1], least * 1.01)
    }
  }

  private func entries(
    scale: Float, least: Float
  ) -> [(feature: UInt32, entries: [SparseTable.Entry])] {
    features.indices.map { index in
      let row = weights[index * labelCount..<(index + 1) * labelCount]
      let entries = row.enumerated().compactMap { label, weight -> SparseTable.Entry? in
        guard abs(weight) >= least else { return nil }
        let whole = Int8(max(-127, min(127, (weight / scale).rounded())))
        return whole == 0 ? nil : SparseTable.Entry(label: UInt8(label), weight: whole)
      }
      return (feature: features[index], entries: entries)
    }
  }
}
