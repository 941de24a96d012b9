internal import ParlanceText

/// Learns the weights of segments: the structured perceptron of Collins ("Discriminative Training Methods for Hidden Markov
/// Models", EMNLP 2002), averaged, with a margin.
package struct SegmentTrainer {
  private struct Example {
    let problem: SegmentProblem
    let gold: [Segment]
  }

  private let labelCount: Int
  private var examples: [Example] = []
  private var numbers: [UInt32: Int] = [:]
  private var identifiers: [UInt32] = []
  private var weights: [Float] = []
  /// The weights times the example at which they changed: what averaging takes off.
  private var debts: [Float] = []
  private var time: Float = 1

  private static let epochs = 10
  private static let margin: Float = 3

  /// Makes a trainer.
  ///
  /// - Parameter labelCount: How many labels there are, ``SegmentProblem/outsideLabel`` included.
  package init(labelCount: Int) {
    self.labelCount = labelCount
  }

  /// Adds an utterance to learn from, if the problem admits the segments.
  ///
  /// - Returns: True where it was added.
  @discardableResult
  package mutating func add(_ problem: SegmentProblem, _ gold: [Segment]) -> Bool {
    guard gold.allSatisfy(problem.admits) else { return false }
    examples.append(Example(problem: problem, gold: gold))
    return true
  }

  /// Learns, and returns the weights by feature and label.
  package mutating func train(seed: UInt64 = 1) -> WeightMatrix {
    var random = SplitMix64(seed: seed)
    var order = Array(examples.indices)
    for _ in 0..<Self.epochs {
      order.shuffle(using: &random)
      for index in order {
        learn(examples[index])
        time += 1
      }
    }
    let averages = weights.indices.map { weights[$0] - debts[$0] / time }
    return WeightMatrix(features: identifiers, labelCount: labelCount, weights: averages)
  }

  private mutating func learn(_ example: Example) {
    let problem = example.problem
    let gold = Set(example.gold)
    let found = SegmentDecoder(problem, SegmentScores(problem, self)) { segment in
      gold.contains(segment) ? 0 : Self.margin
    }.best
    if found == example.gold { return }
    update(problem, example.gold, by: 1)
    update(problem, found, by: -1)
  }

  private mutating func update(_ problem: SegmentProblem, _ segments: [Segment], by step: Float) {
    var isOutside = [Bool](repeating: true, count: problem.count)
    var last = 0
    for segment in segments {
      let label = problem.labels[segment.label].number
      for token in segment.tokens {
        isOutside[token] = false
        change(problem.insides[token], label, step)
      }
      change(problem.begins[segment.tokens.lowerBound], label, step)
      change(problem.ends[segment.tokens.upperBound - 1], label, step)
      change(problem.wholes[segment.tokens] ?? [], label, step)
      change([SegmentFeatures.length(min(segment.tokens.count, 14))], label, step)
      change([SegmentFeatures.follows(last)], label, step)
      last = label
    }
    for token in 0..<problem.count where isOutside[token] {
      change(problem.outsides[token], SegmentProblem.outsideLabel, step)
    }
  }

  private mutating func change(_ features: [UInt32], _ label: Int, _ step: Float) {
    for feature in features {
      let number = number(of: feature)
      weights[number * labelCount + label] += step
      debts[number * labelCount + label] += step * time
    }
  }

  private mutating func number(of feature: UInt32) -> Int {
    if let known = numbers[feature] { return known }
    let number = identifiers.count
    numbers[feature] = number
    identifiers.append(feature)
    weights += Array(repeating: 0, count: labelCount)
    debts += Array(repeating: 0, count: labelCount)
    return number
  }
}

extension SegmentTrainer: SegmentWeights {
  func visit(_ feature: UInt32, _ body: (_ label: Int, _ weight: Float) -> Void) {
    guard let number = numbers[feature] else { return }
    for label in 0..<labelCount {
      let weight = weights[number * labelCount + label]
      if weight != 0 { body(label, weight) }
    }
  }
}
