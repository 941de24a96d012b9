internal import ParlanceText

/// Learns linear scores of labels, each by itself: support vector machines with squared hinge loss, by the dual coordinate
/// descent of Hsieh and others ("A Dual Coordinate Descent Method for Large-scale Linear SVM", ICML 2008).
package struct MarginTrainer {
  /// The bearing of an example on a label.
  package enum Target: Sendable {
    case holds, fails
    /// Nothing is known, or it does not matter.
    case unknown
  }

  private var numbers: [UInt32: Int] = [:]
  private var identifiers: [UInt32] = []
  private var counts: [Int] = []
  private var features: [[(number: Int, value: Float)]] = []

  /// The cost of an error beside that of large weights.
  private static let errorCost: Float = 0.5
  private static let maximumEpochs = 60
  private static let settledMargin: Float = 0.2
  /// Errors below it are none.
  private static let tolerance: Float = 0.02

  /// Nothing to learn from yet.
  package init() {}

  /// The number of examples.
  package var count: Int { features.count }

  /// Adds an example.
  package mutating func add(_ groups: FeatureGroups) {
    // What stands twice counts twice.
    var values: [Int: Float] = [:]
    var order: [Int] = []
    for group in groups.groups.indices {
      let value = groups.value(of: group)
      for feature in groups.groups[group] {
        let number = number(of: feature)
        if values[number] == nil { order.append(number) }
        values[number, default: 0] += value
      }
    }
    features.append(order.map { (number: $0, value: values[$0] ?? 0) })
  }

  private mutating func number(of feature: UInt32) -> Int {
    let number = numbers[feature] ?? identifiers.count
    if number == identifiers.count {
      numbers[feature] = number
      identifiers.append(feature)
      counts.append(0)
    }
    counts[number] += 1
    return number
  }

  /// Learns the weights of labels, in a few rounds: each leaves out the smallest and learns the others again.
  ///
  /// - Parameters:
  ///   - labelCount: How many labels there are.
  ///   - minimumCount: How often a feature is to be seen at least.
  ///   - limit: How many bytes the table of the weights may take.
  ///   - target: What an example is for a label.
  /// - Complexity: O(*l* · *n*) for *l* labels and *n* features of all examples, times the epochs.
  package func train(
    labelCount: Int, minimumCount: Int, limit: Int = .max,
    target: (_ example: Int, _ label: Int) -> Target
  ) -> WeightMatrix {
    var places = [Int](repeating: -1, count: identifiers.count)
    var kept: [UInt32] = []
    for number in identifiers.indices where counts[number] >= minimumCount {
      places[number] = kept.count
      kept.append(identifiers[number])
    }
    let examples = features.map { example in
      example.compactMap {
        places[$0.number] < 0 ? nil : (place: places[$0.number], value: $0.value)
      }
    }
    var matrix = WeightMatrix(
      features: kept, labelCount: labelCount,
      weights: [Float](repeating: 1, count: kept.count * labelCount))
    guard limit < .max else { return Self.learned(matrix, examples, least: 0, target) }
    matrix = Self.learned(matrix, examples, least: 0, epochs: Self.draftEpochs, target)
    for share in Self.rounds {
      let least = matrix.quantized(limit: limit * share).least
      matrix = Self.learned(
        matrix, examples, least: least, epochs: share > 1 ? Self.draftEpochs : Self.maximumEpochs,
        target)
    }
    return matrix
  }

  /// The sizes that the table shrinks to, round by round, as multiples of its last one.
  private static let rounds = [3, 1]
  /// What is left out shows early.
  private static let draftEpochs = 12

  /// The weights of a matrix learned again, those that are too small left out.
  private static func learned(
    _ matrix: WeightMatrix, _ examples: [[(place: Int, value: Float)]], least: Float,
    epochs: Int = maximumEpochs, _ target: (_ example: Int, _ label: Int) -> Target
  ) -> WeightMatrix {
    var weights = [Float](repeating: 0, count: matrix.weights.count)
    let count = matrix.labelCount
    for label in 0..<count {
      let isKept = matrix.features.indices.map {
        abs(matrix.weights[$0 * count + label]) >= max(least, .leastNonzeroMagnitude)
      }
      let column = column(
        examples.map { $0.filter { isKept[$0.place] } }, featureCount: matrix.features.count,
        epochs: epochs
      ) { target($0, label) }
      for place in matrix.features.indices { weights[place * count + label] = column[place] }
    }
    return WeightMatrix(features: matrix.features, labelCount: count, weights: weights)
  }

  private static func column(
    _ examples: [[(place: Int, value: Float)]], featureCount: Int, epochs: Int,
    target: (Int) -> Target
  ) -> [Float] {
    var weights = [Float](repeating: 0, count: featureCount)
    var order: [Int] = []
    var signs = [Float](repeating: 0, count: examples.count)
    for example in examples.indices {
      switch target(example) {
      case .holds: signs[example] = 1
      case .fails: signs[example] = -1
      case .unknown: continue
      }
      order.append(example)
    }
    let softness = 1 / (2 * errorCost)
    let lengths = examples.map { $0.reduce(softness) { $0 + $1.value * $1.value } }
    var multipliers = [Float](repeating: 0, count: examples.count)
    var random = SplitMix64(seed: 1)
    // Examples that are right by far are looked at in one epoch of four.
    var isSettled = [Bool](repeating: false, count: examples.count)
    for epoch in 0..<epochs {
      order.shuffle(using: &random)
      var largest: Float = 0
      for example in order where !isSettled[example] || epoch % 4 == 0 {
        let sign = signs[example]
        var score: Float = 0
        for feature in examples[example] { score += weights[feature.place] * feature.value }
        let old = multipliers[example]
        let gradient = sign * score - 1 + old * softness
        let projected = old == 0 ? min(gradient, 0) : gradient
        largest = max(largest, abs(projected))
        isSettled[example] = old == 0 && gradient > settledMargin
        if abs(projected) < 1e-6 { continue }
        let new = max(old - gradient / lengths[example], 0)
        multipliers[example] = new
        let step = (new - old) * sign
        for feature in examples[example] { weights[feature.place] += step * feature.value }
      }
      if largest < tolerance, epoch % 4 == 0 { break }
    }
    return weights
  }
}
