/// Makes a model file of what trainers leave.
package struct ReaderModelBuilder {
  /// The classes, and the flags behind them.
  package let labels: [String]
  package let segmentLabels: [String]
  private let lexicon: [UInt8]
  /// The largest size of the model, in bytes.
  private let maximumSize: Int

  /// The share of the room that classes have; segments have the rest.
  private static let classShare = 0.55

  /// Begins a model.
  ///
  /// - Parameters:
  ///   - labels: The classes, ``ReaderModel/none`` first, and the flags behind them.
  ///   - segmentLabels: What segments may be, the first one for what is left out.
  ///   - lexicon: The numbers of the classes of words, by phrase: the hashes of its folded words, joined by
  ///     ``FeatureID/joined(_:_:)``.
  ///   - maximumSize: The largest size of the model, in bytes.
  package init(
    labels: [String], segmentLabels: [String], lexicon: [UInt64: Set<Int>], maximumSize: Int
  ) {
    self.maximumSize = maximumSize
    self.labels = labels
    self.segmentLabels = segmentLabels
    self.lexicon = SparseTable.bytes(
      lexicon.map { phrase, classes in
        (
          feature: UInt32(truncatingIfNeeded: phrase >> 32),
          entries: classes.sorted().map {
            SparseTable.Entry(
              label: UInt8(truncatingIfNeeded: $0), weight: Int8(truncatingIfNeeded: $0 >> 8))
          }
        )
      })
  }

  /// A model that knows the classes of words and has learned nothing yet.
  package var untrained: [UInt8] {
    header(scale: 1, calibration: .none).file([
      lexicon, SparseTable.bytes([]), SparseTable.bytes([]), CarrierWords().bytes,
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
    let header = header(scale: 1, calibration: .none).file([])
    let room =
      maximumSize - header.count - Self.roomForNumbers - lexicon.count - carrierTable.count
    let classTable = classes.quantized(limit: Int(Double(room) * Self.classShare))
    let segmentTable = segments.quantized(limit: room - classTable.bytes.count)
    return self.header(scale: classTable.scale, calibration: calibration)
      .file([lexicon, classTable.bytes, segmentTable.bytes, carrierTable])
  }

  /// Enough for the digits of the header's scales and sizes.
  private static let roomForNumbers = 64

  private func header(scale: Float, calibration: Calibration) -> ReaderModelHeader {
    ReaderModelHeader(
      labels: labels, segmentLabels: segmentLabels, classScale: scale, calibration: calibration)
  }
}
