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
  /// - Returns: The table's bytes and the scale.
  func quantized(limit: Int) -> (bytes: [UInt8], scale: Float) {
    let (least, scale) = steps(in: limit)
    return (WeightTable.bytes(entries(scale: scale, least: least)), scale)
  }

  /// Returns the least weight that a table of a size has room for, and the scale of its steps.
  ///
  /// - Parameter limit: How many bytes the table may take.
  func steps(in limit: Int) -> (least: Float, scale: Float) {
    let magnitudes = weights.lazy.map { abs($0) }.filter { $0 > 0 }.sorted(by: >)
    guard let highest = magnitudes.first else { return (0, 1) }
    // The few largest are cut off, so that the others keep their steps.
    let scale =
      max(magnitudes[min(magnitudes.count - 1, magnitudes.count / 2_000)], highest / 4) / 127
    var fitting = 0
    var tooMany = magnitudes.count { $0 >= scale / 2 }
    if tableSize(scale / 2) <= limit { return (scale / 2, scale) }
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if tableSize(magnitudes[middle]) <= limit { fitting = middle } else { tooMany = middle }
    }
    return (magnitudes[fitting], scale)
  }

  /// Returns the size of a table of the weights that are large enough, in bytes.
  private func tableSize(_ least: Float) -> Int {
    var size = 0
    var featureCount = 0
    for place in features.indices {
      let count = weights[place * labelCount..<(place + 1) * labelCount].count { abs($0) >= least }
      guard count > 0 else { continue }
      size += WeightTable.size(ofFeatureWith: count)
      featureCount += 1
    }
    return WeightTable.headerSize(featureCount: featureCount) + size
  }

  private func entries(
    scale: Float, least: Float
  ) -> [(feature: UInt32, entries: [WeightTable.Entry])] {
    features.indices.map { index in
      let row = weights[index * labelCount..<(index + 1) * labelCount]
      let entries = row.enumerated().compactMap { label, weight -> WeightTable.Entry? in
        guard abs(weight) >= least else { return nil }
        let whole = Int8(max(-127, min(127, (weight / scale).rounded())))
        return whole == 0 ? nil : WeightTable.Entry(label: UInt8(label), weight: whole)
      }
      return (feature: features[index], entries: entries)
    }
  }
}
