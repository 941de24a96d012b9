/// A model of a language's sentences: the weights of classes and of segments, and the classes of words.
///
/// A file is packed; opening one takes milliseconds, and the model three times its room.
package struct ReaderModel: Sendable {
  /// The class of what asks for nothing.
  package static let none = "none"

  /// The classes, and behind them the flags, each a class and a value that wording implies: `INStartCallIntent
  /// callCapability=videoCall`.
  package let labels: [String]
  /// The number of labels that are classes.
  package let classCount: Int
  /// The labels of segments; the first one stands for what is left out.
  package let segmentLabels: [String]
  /// By class, the number of its label.
  package let numberOfLabel: [String: Int]
  /// By name, the number of a segment's label.
  package let numberOfSegmentLabel: [String: Int]
  private let lexicon: SparseTable
  /// By label; those behind the last one are domains.
  private let classes: WeightTable
  private let domains: [Int]
  private let segments: WeightTable
  private let carriers: SparseTable
  private let classScale: Float
  private let calibration: Calibration

  /// Reads a model.
  ///
  /// - Parameter wordClasses: Those of the language's other model, where that holds them.
  /// - Returns: nil when the bytes are no model of this version.
  package init?(_ bytes: [UInt8], wordClasses: SparseTable? = nil) {
    guard let header = ReaderModelHeader(bytes), header.labels.first == Self.none,
      header.domains.count == Self.classCount(header.labels),
      let lexicon = wordClasses ?? Self.wordClasses(of: bytes, header),
      let classes = WeightTable(bytes[header.tables[1]]),
      let segments = WeightTable(bytes[header.tables[2]]),
      let carriers = SparseTable(bytes[header.tables[3]], upperBits: CarrierWords.shareBits)
    else { return nil }
    labels = header.labels
    classCount = header.domains.count
    domains = header.domains
    segmentLabels = header.segmentLabels
    numberOfLabel = Self.numbers(header.labels)
    numberOfSegmentLabel = Self.numbers(header.segmentLabels)
    self.lexicon = lexicon
    self.classes = classes
    self.segments = segments
    self.carriers = carriers
    classScale = header.classScale
    calibration = header.calibration
  }

  /// Reads the classes of words of a model, and nothing else.
  ///
  /// - Returns: nil when the bytes are no model of this version.
  package static func wordClasses(of bytes: [UInt8]) -> SparseTable? {
    ReaderModelHeader(bytes).flatMap { wordClasses(of: bytes, $0) }
  }

  private static func wordClasses(of bytes: [UInt8], _ header: ReaderModelHeader) -> SparseTable? {
    SparseTable(bytes[header.tables[0]], upperBits: ReaderModelBuilder.upperWordClassBits)
  }

  private static func classCount(_ labels: [String]) -> Int {
    labels.firstIndex { $0.contains(" ") } ?? labels.count
  }

  private static func numbers(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Visits the classes of a word or a phrase.
  ///
  /// - Parameter phrase: The hashes of its folded words, joined by ``FeatureID/joined(_:_:)``.
  package func visitWordClasses(of phrase: UInt64, _ visit: (_ number: Int) -> Void) {
    lexicon.visit(UInt32(truncatingIfNeeded: phrase >> 32)) { visit(Int($0)) }
  }

  /// The scores of all labels. A class has that of its domain added, so that payments learn from all payments.
  ///
  /// - Complexity: O(*f*), *f* the number of features.
  package func scores(_ features: FeatureGroups) -> [Float] {
    var scores = [Float](repeating: 0, count: labels.count)
    // As many as a faulty table may name.
    var sums = [Int32](repeating: 0, count: Int(UInt8.max) + 1)
    for group in features.groups.indices {
      for feature in features.groups[group] {
        classes.visit(feature) { label, weight in sums[label] += weight }
      }
      let value = features.value(of: group) * classScale
      for label in labels.indices {
        let shared = label < classCount ? sums[domains[label]] : 0
        scores[label] += value * Float(sums[label] + shared)
      }
      for label in sums.indices { sums[label] = 0 }
    }
    return scores
  }

  /// Returns the distance of a class's score above that of asking for nothing.
  package func distance(of number: Int, _ scores: [Float]) -> Float { scores[number] - scores[0] }

  /// Returns the same distance of a few features, without the scores of all other labels.
  package func distance(of number: Int, _ features: FeatureGroups) -> Float {
    features.groups.indices.reduce(0) { distance, group in
      var sum: Int32 = 0
      for feature in features.groups[group] {
        classes.visit(feature) { label, weight in
          if label == number { sum += weight }
          if label == domains[number] { sum += weight }
          if label == 0 { sum -= weight }
          if label == domains[0] { sum -= weight }
        }
      }
      return distance + features.value(of: group) * classScale * Float(sum)
    }
  }

  /// Returns the probability that a class is meant, from 0 to 1.
  package func probability(of number: Int, _ scores: [Float]) -> Float {
    calibration.probability(distance(of: number, scores))
  }

  /// Returns the probability that one class is meant where it is that or another.
  package func preference(of number: Int, over other: Int, _ scores: [Float]) -> Float {
    calibration.preference(scores[number] - scores[other])
  }

  /// Returns the class with the highest score but for asking for nothing; nil where there is no other.
  ///
  /// - Parameter admits: Tells of a class whether it may be meant.
  package func best(_ scores: [Float], where admits: (_ number: Int) -> Bool) -> Int? {
    (1..<classCount).filter(admits).max { scores[$0] < scores[$1] }
  }

  /// Returns how often a word is said around parameters and not within one, in percent of all times; 0 where that is not
  /// known.
  ///
  /// - Parameters:
  ///   - word: Its feature.
  ///   - label: The class that is meant.
  package func carrierShare(of word: UInt32, in label: Int) -> Int {
    var share = 0
    carriers.visit(word) { if $0 & 0xFF == label { share = Int($0 >> 8) } }
    return share
  }

  /// Tells whether a flag holds where its class does.
  package func holds(_ flag: Int, _ scores: [Float]) -> Bool { scores[flag] > 0 }

  /// The best segments.
  package func best(of problem: SegmentProblem) -> [Segment] {
    SegmentDecoder(problem, SegmentScores(problem, TableWeights(table: segments))).best
  }
}

/// The weights of a model.
private struct TableWeights: SegmentWeights {
  let table: WeightTable

  func visit(_ feature: UInt32, _ body: (_ label: Int, _ weight: Float) -> Void) {
    table.visit(feature) { label, weight in body(label, Float(weight)) }
  }
}
