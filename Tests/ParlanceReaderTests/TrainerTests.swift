import Testing

@testable import ParlanceReader

@Suite("Learning")
struct TrainerTests {
  private func features(_ numbers: [UInt32]) -> FeatureGroups {
    var features = FeatureGroups(count: 1)
    for number in numbers { features.insert(number, into: 0) }
    return features
  }

  @Test("What can be parted by a line is parted, and twice in the same way")
  func separation() {
    var trainer = MarginTrainer()
    for number in 0..<40 as Range<UInt32> { trainer.add(features([number % 2, 100 + number % 7])) }
    func weights() -> WeightMatrix {
      trainer.train(labelCount: 2, minimumCount: 2) { example, label in
        example % 2 == label ? .holds : .fails
      }
    }
    let matrix = weights()
    #expect(matrix.weights == weights().weights)
    for feature in 0...1 as ClosedRange<UInt32> {
      let place = matrix.features.firstIndex(of: feature) ?? 0
      #expect(matrix.weights[place * 2 + Int(feature)] > 0.3)
      #expect(matrix.weights[place * 2 + 1 - Int(feature)] < -0.3)
    }
  }

  @Test("What is seen too seldom is not learned, and unknown targets do not count")
  func rareFeatures() {
    var trainer = MarginTrainer()
    for _ in 0..<4 { trainer.add(features([1])) }
    trainer.add(features([2]))
    let matrix = trainer.train(labelCount: 1, minimumCount: 2) { example, _ in
      example < 2 ? .holds : .unknown
    }
    #expect(matrix.features == [1])
    #expect(matrix.weights[0] > 0)
  }

  @Test("What stands many times in an example does not make learning diverge")
  func repeatedFeatures() {
    var trainer = MarginTrainer()
    for number in 0..<20 as Range<UInt32> {
      trainer.add(features([number % 2] + Array(repeating: 7, count: 30)))
    }
    let matrix = trainer.train(labelCount: 1, minimumCount: 2) { example, _ in
      example % 2 == 0 ? .holds : .fails
    }
    #expect(matrix.weights.allSatisfy { abs($0) < 20 })
  }

  @Test("Where room is short the weights that are left take over what the others did")
  func refinement() throws {
    var trainer = MarginTrainer()
    // Numbers of features are told apart by their upper bits.
    let word: (UInt32) -> UInt32 = { $0 << 24 }
    // Each example has a word of its class, and others that are said the less the higher their number.
    for number in 0..<240 as Range<UInt32> {
      let group = number % 2
      let others = (1...5).filter { number / 2 % $0 == 0 }.map { 10 + group + 2 * $0 }
      trainer.add(features(([group] + others).map(word)))
    }
    func weights(limit: Int) -> WeightMatrix {
      trainer.train(labelCount: 1, minimumCount: 2, limit: limit) { example, _ in
        example % 2 == 0 ? .holds : .fails
      }
    }
    func weight(_ feature: UInt32, _ matrix: WeightMatrix) -> Float {
      matrix.features.firstIndex(of: feature).map { matrix.weights[$0] } ?? 0
    }
    let whole = weights(limit: .max)
    let four = WeightMatrix(
      features: [0, 1, 12, 13].map(word), labelCount: 1, weights: [1, -1, 0.5, -0.5])
    let small = weights(limit: four.quantized(limit: 1000).bytes.count)
    #expect(whole.weights.allSatisfy { $0 != 0 })
    #expect((2...4).contains(small.weights.count { $0 != 0 }))
    #expect(weight(word(0), small) > weight(word(0), whole) + 0.1)
    #expect(weight(word(1), small) < weight(word(1), whole) - 0.1)
  }

  @Test("Probabilities follow what was right", arguments: [(-2.0, 0.2), (0, 0.5), (2, 0.8)])
  func calibration(distance: Double, share: Double) {
    var outcomes: [Calibration.Outcome] = []
    for (distance, rights) in [(-2, 2), (0, 5), (2, 8)] {
      for number in 0..<10 {
        outcomes.append(.init(distance: Float(distance), isRight: number < rights))
      }
    }
    let calibration = Calibration(fitting: outcomes)
    #expect(abs(Double(calibration.probability(Float(distance))) - share) < 0.02)
  }

  @Test("An outcome counts by its weight")
  func weightedCalibration() {
    let outcomes = [true, false].flatMap { isRight in
      (0..<10).map { _ in
        Calibration.Outcome(distance: 0, isRight: isRight, weight: isRight ? 3 : 1)
      }
    }
    #expect(abs(Calibration(fitting: outcomes).probability(0) - 0.75) < 0.02)
  }

  @Test("Outcomes that are all alike give finite probabilities")
  func degenerateCalibration() {
    let calibration = Calibration(
      fitting: Array(repeating: .init(distance: 1, isRight: true), count: 50))
    #expect((0.5...1).contains(calibration.probability(1)))
    #expect(calibration.slope.isFinite && calibration.offset.isFinite)
  }
}

@Suite("Finding segments")
struct SegmentTests {
  private static let words: [String: UInt32] = [
    "pay": 1, "ann": 2, "bob": 3, "five": 4, "for": 5, "the": 6, "tea": 7, "cake": 8,
  ]

  private static func feature(_ role: UInt64, _ word: UInt32) -> UInt32 {
    FeatureID.of(role, UInt64(word))
  }

  /// Labels: 1 a name of up to two tokens, 2 a number, which is closed, 3 a text.
  private func problem(_ text: String) -> SegmentProblem {
    let words = text.split(separator: " ").map { Self.words[String($0)] ?? 99 }
    var problem = SegmentProblem(
      count: words.count,
      labels: [
        .init(number: 1, shape: .name(maximumLength: 2), isRepeatable: false),
        .init(number: 2, shape: .closed, isRepeatable: false),
        .init(number: 3, shape: .text, isRepeatable: false),
      ])
    for (token, word) in words.enumerated() {
      let before = token > 0 ? words[token - 1] : 0
      problem.begins[token] = [Self.feature(1, before), Self.feature(2, word)]
      problem.ends[token] = [
        Self.feature(3, word), Self.feature(4, token + 1 < words.count ? words[token + 1] : 0),
      ]
      problem.insides[token] = [Self.feature(5, word)]
      problem.outsides[token] = [Self.feature(6, word)]
      if word == 4 { problem.closed.append(Segment(label: 1, tokens: token..<token + 1)) }
    }
    return problem
  }

  private func segments(_ ranges: [(Int, Range<Int>)]) -> [Segment] {
    ranges.map { Segment(label: $0.0, tokens: $0.1) }
  }

  @Test("Segments are found in an order that was not seen, within what their labels allow")
  func learning() throws {
    var trainer = SegmentTrainer(labelCount: 4)
    let lessons = [
      ("pay ann five for the tea", [(0, 1..<2), (1, 2..<3), (2, 4..<6)]),
      ("pay bob five", [(0, 1..<2), (1, 2..<3)]),
      ("pay five for the cake", [(1, 1..<2), (2, 3..<5)]),
      ("pay ann for the tea", [(0, 1..<2), (2, 3..<5)]),
    ]
    for (text, gold) in lessons {
      let isAdded = trainer.add(problem(text), segments(gold))
      #expect(isAdded)
    }
    let builder = ReaderModelBuilder(
      labels: ["none"], domains: [0], segmentLabels: ["", "a", "b", "c"], lexicon: [:],
      maximumSize: 250_000)
    let bytes = builder.file(
      classes: WeightMatrix(features: [], labelCount: 1, weights: []), segments: trainer.train(),
      calibration: .none)
    let model = try #require(ReaderModel(bytes))
    for (text, gold) in lessons { #expect(model.best(of: problem(text)) == segments(gold)) }
    #expect(
      model.best(of: problem("pay bob five for the cake"))
        == segments([(0, 1..<2), (1, 2..<3), (2, 4..<6)]))
  }

  @Test("What no label may be is not learned from")
  func inadmissible() {
    var trainer = SegmentTrainer(labelCount: 4)
    var walled = problem("pay ann bob")
    walled.isWall[2] = true
    let refused = [
      trainer.add(problem("pay ann five"), segments([(1, 1..<2)])),
      trainer.add(problem("pay ann bob tea five"), segments([(0, 1..<4)])),
      trainer.add(walled, segments([(0, 1..<3)])),
    ]
    #expect(refused == [false, false, false])
    let isAdded = trainer.add(problem("pay ann bob"), segments([(0, 1..<3)]))
    #expect(isAdded)
  }
}
