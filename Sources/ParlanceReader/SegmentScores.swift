/// Weights of segment labels by feature.
protocol SegmentWeights {
  /// Visits the labels that a feature says something of, by their numbers.
  func visit(_ feature: UInt32, _ body: (_ label: Int, _ weight: Float) -> Void)
}

/// The scores of an utterance's segments, summed up so that each takes constant time.
struct SegmentScores {
  private let problem: SegmentProblem
  private let labelCount: Int
  private var begins: [Float]
  private var ends: [Float]
  /// By label, the sums of ``SegmentProblem/insides`` up to each token.
  private var insides: [Float]
  private var lengths: [Float]
  private var follows: [Float]
  private var wholes: [Range<Int>: [Float]]
  /// By token, the score of leaving it out.
  private(set) var outsides: [Float]
  /// By number, the place of a label in the problem; −1 for others.
  private var places: [Int]

  private static let lengthCount = 15

  /// Sums up.
  ///
  /// - Complexity: O(*f* + *n* · *l*) for *f* features, *n* tokens and *l* labels.
  init(_ problem: SegmentProblem, _ weights: some SegmentWeights) {
    self.problem = problem
    labelCount = problem.labels.count
    let count = problem.count
    begins = Array(repeating: 0, count: labelCount * count)
    ends = begins
    insides = Array(repeating: 0, count: labelCount * (count + 1))
    lengths = Array(repeating: 0, count: labelCount * Self.lengthCount)
    follows = Array(repeating: 0, count: labelCount * (labelCount + 1))
    outsides = Array(repeating: 0, count: count)
    wholes = [:]
    places = Array(repeating: -1, count: 256)
    for (place, label) in problem.labels.enumerated() { places[label.number] = place }

    for token in 0..<count {
      add(problem.begins[token], weights, to: &begins, step: count, from: token)
      add(problem.ends[token], weights, to: &ends, step: count, from: token)
      for label in 0..<labelCount {
        insides[label * (count + 1) + token + 1] = insides[label * (count + 1) + token]
      }
      add(problem.insides[token], weights, to: &insides, step: count + 1, from: token + 1)
      for feature in problem.outsides[token] {
        weights.visit(feature) { label, weight in
          if label == SegmentProblem.outsideLabel { outsides[token] += weight }
        }
      }
    }
    for length in 1..<Self.lengthCount {
      add(
        [SegmentFeatures.length(length)], weights, to: &lengths, step: Self.lengthCount,
        from: length)
    }
    for last in 0...labelCount {
      let number = last == 0 ? 0 : problem.labels[last - 1].number
      add(
        [SegmentFeatures.follows(number)], weights, to: &follows, step: 1, from: last * labelCount)
    }
    for (range, features) in problem.wholes {
      var scores = [Float](repeating: 0, count: labelCount)
      add(features, weights, to: &scores, step: 1, from: 0)
      wholes[range] = scores
    }
  }

  private func add(
    _ features: [UInt32], _ weights: some SegmentWeights, to scores: inout [Float], step: Int,
    from start: Int
  ) {
    for feature in features {
      weights.visit(feature) { label, weight in
        let place = places[label]
        if place >= 0 { scores[place * step + start] += weight }
      }
    }
  }

  /// The score of a segment.
  ///
  /// - Parameter last: The label before, from 1; 0 where there is none.
  func score(_ segment: Segment, after last: Int) -> Float {
    let (label, count) = (segment.label, problem.count)
    let first = segment.tokens.lowerBound
    let end = segment.tokens.upperBound
    let row = label * (count + 1)
    return begins[label * count + first] + ends[label * count + end - 1]
      + insides[row + end] - insides[row + first]
      + lengths[label * Self.lengthCount + min(end - first, Self.lengthCount - 1)]
      + follows[last * labelCount + label]
      + (wholes[segment.tokens]?[label] ?? 0)
  }
}
