/// Makes a model file of what trainers leave.
package struct ReaderModelBuilder {
  /// The classes, and the flags behind them.
  package let labels: [String]
  /// By class, the number of its domain: of a label behind the last one, or its own where it is alone in it.
  private let domains: [Int]
  package let segmentLabels: [String]
  private let lexicon: [UInt8]
  /// Whether the language's other model holds the classes of words.
  private let sharesLexicon: Bool
  /// The largest size of the model, in bytes.
  private let maximumSize: Int

  /// The number of bits of a word class's number above the lowest eight.
  static let upperWordClassBits = 8

  /// The share of the room that classes have; segments have the rest.
  private static let classShare = 0.6

  /// Begins a model.
  ///
  /// - Parameters:
  ///   - labels: The classes, ``ReaderModel/none`` first, and the flags behind them.
  ///   - domains: By class, the number of its domain, whose weights it has, too: of a label behind the last one, or its
  ///     own where it is alone in it.
  ///   - segmentLabels: What segments may be, the first one for what is left out.
  ///   - lexicon: The numbers of the classes of words, by phrase: the hashes of its folded words, joined by
  ///     ``FeatureID/joined(_:_:)``.
  ///   - sharesLexicon: Whether the language's other model holds these numbers, and the file leaves them out.
  ///   - maximumSize: The largest size of the model, in bytes.
  package init(
    labels: [String], domains: [Int], segmentLabels: [String], lexicon: [UInt64: Set<Int>],
    sharesLexicon: Bool = false, maximumSize: Int
  ) {
    self.sharesLexicon = sharesLexicon
    self.domains = domains
    self.maximumSize = maximumSize
    self.labels = labels
    self.segmentLabels = segmentLabels
    self.lexicon = SparseTableEncoder.bytes(
      lexicon.map { phrase, classes in
        (
          feature: UInt32(truncatingIfNeeded: phrase >> 32),
          values: classes.sorted().map { UInt16(truncatingIfNeeded: $0) }
        )
      }, upperBits: Self.upperWordClassBits)
  }

  /// A model that knows the classes of words and has learned nothing yet.
  package var untrained: [UInt8] {
    header(scale: 1, calibration: .none).file([
      lexicon, WeightTable.empty, WeightTable.empty, CarrierWords().bytes,
    ])
  }

  /// The model.
  ///
  /// - Parameters:
  ///   - classes: By feature and label.
  ///   - segments: By feature and segment label.
  ///   - carriers: What is said around parameters.
  ///   - calibration: How scores become probabilities.
  package func file(
    classes: WeightMatrix, segments: WeightMatrix, carriers: CarrierWords = CarrierWords(),
    calibration: Calibration
  ) -> [UInt8] {
    let carrierTable = carriers.bytes
    let classTable = classes.quantized(limit: roomForClasses(carriers))
    let segmentTable = segments.quantized(limit: room(carriers) - classTable.bytes.count)
    return self.header(scale: classTable.scale, calibration: calibration)
      .file([ownLexicon, classTable.bytes, segmentTable.bytes, carrierTable])
  }

  private var ownLexicon: [UInt8] {
    sharesLexicon
      ? SparseTableEncoder.bytes([], upperBits: Self.upperWordClassBits) : lexicon
  }

  /// Returns how many bytes the table of classes may take.
  package func roomForClasses(_ carriers: CarrierWords) -> Int {
    Int(Double(room(carriers)) * Self.classShare)
  }

  private func room(_ carriers: CarrierWords) -> Int {
    let header = header(scale: 1, calibration: .none).file([])
    return maximumSize - header.count - Self.roomForNumbers - ownLexicon.count
      - carriers.bytes.count
  }

  /// Enough for the digits of the header's scales and sizes.
  private static let roomForNumbers = 64

  private func header(scale: Float, calibration: Calibration) -> ReaderModelHeader {
    ReaderModelHeader(
      labels: labels, domains: domains, segmentLabels: segmentLabels, classScale: scale,
      calibration: calibration)
  }
}
