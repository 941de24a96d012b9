import ParlanceReader
import ParlanceText
import Testing

@Suite("Models as bytes")
struct ReaderModelTests {
  private let builder = ReaderModelBuilder(
    labels: ["none", "Pay", "Call", "Call video=true"], domains: [4, 4, 4],
    segmentLabels: ["", "payee"], lexicon: [FeatureID.joined(0, 7): [3, 300]], maximumSize: 250_000)

  private let classes = WeightMatrix(
    features: [10, 1 << 31, 4_000_000_000], labelCount: 4,
    weights: [0, 1, -0.5, 0, 0.25, 0, 0, 2, -1, 0, 0, 0])

  private func model(_ bytes: [UInt8]) throws -> ReaderModel {
    try #require(ReaderModel(bytes))
  }

  private func features(_ numbers: [UInt32]) -> FeatureGroups {
    var features = FeatureGroups(count: 2)
    for number in numbers { features.insert(number, into: 1) }
    return features
  }

  private func file() -> [UInt8] {
    builder.file(
      classes: classes, segments: WeightMatrix(features: [], labelCount: 2, weights: []),
      calibration: Calibration(slope: 2, offset: -1))
  }

  @Test("Weights come back as they were, up to the steps of whole numbers")
  func roundTrip() throws {
    let model = try model(file())
    let scores = model.scores(features([10]))
    for (score, expected) in zip(scores, [0, 1, -0.5, 0] as [Float]) {
      #expect(abs(score - expected) < 0.02)
    }
    #expect(model.scores(features([10 << 24])) == [0, 0, 0, 0])
  }

  @Test(
    "Few features take few bytes, and many come back as they were", arguments: [1, 15, 16, 5000])
  func sizes(_ count: Int) throws {
    let features = (1...count).map { UInt32(truncatingIfNeeded: FeatureID.hash("word \($0)")) }
    let matrix = WeightMatrix(
      features: features, labelCount: 4, weights: features.flatMap { _ in [0, 1, 0, 0] as [Float] })
    let bytes = builder.file(
      classes: matrix, segments: WeightMatrix(features: [], labelCount: 2, weights: []),
      calibration: .none)
    #expect(bytes.count < 250 + 4 * count)
    let model = try model(bytes)
    #expect(features.allSatisfy { model.scores(self.features([$0]))[1] > 0.9 })
  }

  @Test("A class has its own weights and those of its domain")
  func domains() throws {
    let builder = ReaderModelBuilder(
      labels: ["none", "Pay", "Bill"], domains: [0, 3, 3], segmentLabels: ["", "payee"],
      lexicon: [:],
      maximumSize: 250_000)
    let bytes = builder.file(
      classes: WeightMatrix(features: [10], labelCount: 4, weights: [0.5, 1, -1, 2]),
      segments: WeightMatrix(features: [], labelCount: 2, weights: []), calibration: .none)
    let model = try model(bytes)
    let scores = model.scores(features([10]))
    for (score, expected) in zip(scores, [1, 3, 1] as [Float]) {
      #expect(abs(score - expected) < 0.05)
    }
    #expect(scores.count == 3)
    #expect(abs(model.distance(of: 1, features([10])) - 2) < 0.05)
  }

  @Test("A feature of a group counts one over the square root of the group's size")
  func normalization() throws {
    let model = try model(file())
    let alone = model.scores(features([4_000_000_000]))[0]
    let amongFour = model.scores(features([4_000_000_000, 1, 2, 3]))[0]
    #expect(abs(alone - 2 * amongFour) < 0.01)
  }

  @Test("Words have classes, of numbers beyond a byte, too")
  func wordClasses() throws {
    let model = try model(builder.untrained)
    var found: [Int] = []
    model.visitWordClasses(of: FeatureID.joined(0, 7)) { found.append($0) }
    #expect(found == [3, 300])
    model.visitWordClasses(of: FeatureID.joined(0, 8)) { _ in Issue.record("not a known word") }
  }

  @Test("A model has the classes of words of another one, which are read without the rest of it")
  func sharedWordClasses() throws {
    let lexicon = try #require(ReaderModel.wordClasses(of: builder.untrained))
    let sharing = ReaderModelBuilder(
      labels: ["none"], domains: [0], segmentLabels: ["", "payee"], lexicon: [:],
      sharesLexicon: true, maximumSize: 250_000)
    let model = try #require(ReaderModel(sharing.untrained, wordClasses: lexicon))
    var found: [Int] = []
    model.visitWordClasses(of: FeatureID.joined(0, 7)) { found.append($0) }
    #expect(found == [3, 300])
    #expect(ReaderModel.wordClasses(of: [1, 2, 3]) == nil)
  }

  @Test("The best request is told from asking for nothing, and a flag beside it")
  func decisions() throws {
    let model = try model(file())
    let scores = model.scores(features([10]))
    #expect(model.best(scores) { _ in true } == 1)
    #expect(model.best(scores) { $0 != 1 } == 2)
    #expect(model.preference(of: 1, over: 2, scores) > 0.9)
    #expect(model.preference(of: 2, over: 1, scores) < 0.1)
    #expect(model.holds(3, model.scores(features([1 << 31]))))
    #expect(!model.holds(3, scores))
    #expect(abs(model.probability(of: 1, scores) - 0.731) < 0.02)
  }

  @Test("Bytes that are no model are refused, wherever they are cut or changed")
  func faults() {
    let bytes = file()
    #expect(ReaderModel([]) == nil)
    #expect(ReaderModel(Array("parlance reader 0\n\n\n".utf8)) == nil)
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(ReaderModel(Array(bytes.prefix(length))) == nil)
    }
    #expect(ReaderModel(bytes + [0]) == nil)
  }

  @Test("A model with a changed byte is refused or read within its bounds", arguments: 0..<40)
  func hostileBytes(_ seed: Int) {
    var bytes = file()
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<4 {
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
    }
    guard let model = ReaderModel(bytes) else { return }
    let scores = model.scores(features([10, 1 << 31, 4_000_000_000]))
    #expect(scores.count == model.labels.count)
    _ = model.best(scores) { _ in true }.map { model.probability(of: $0, scores) }
  }

  @Test("A table keeps the largest weights where it has no room for all")
  func pruning() throws {
    let count = 60_000
    let matrix = WeightMatrix(
      features: (0..<count).map { UInt32($0) &* 71_993 }, labelCount: 4,
      weights: (0..<count * 4).map { $0 % 4 == 1 ? Float($0 / 4 % 100) / 100 : 0 })
    let builder = ReaderModelBuilder(
      labels: builder.labels, domains: [4, 4, 4], segmentLabels: builder.segmentLabels,
      lexicon: [:],
      maximumSize: 60_000)
    let bytes = builder.file(
      classes: matrix, segments: WeightMatrix(features: [], labelCount: 2, weights: []),
      calibration: .none)
    #expect(bytes.count <= 60_000)
    let model = try model(bytes)
    #expect(model.scores(features([99 &* 71_993]))[1] > 0.9)
    #expect(model.scores(features([1 &* 71_993]))[1] == 0)
  }
}
