/// The beginning of a model file: lines of text, ended by an empty one, before the tables.
struct ReaderModelHeader {
  static let title = "parlance reader 7"

  var labels: [String]
  /// By class, the number of its domain: of a label behind the last one, or its own where it is alone in it.
  var domains: [Int]
  var segmentLabels: [String]
  var classScale: Float
  var calibration: Calibration
  /// The places of the tables of word classes, of classes, of segments and of carrier words.
  private(set) var tables: [Range<Int>] = []

  init(
    labels: [String], domains: [Int], segmentLabels: [String], classScale: Float,
    calibration: Calibration
  ) {
    self.labels = labels
    self.domains = domains
    self.segmentLabels = segmentLabels
    self.classScale = classScale
    self.calibration = calibration
  }

  /// Reads a header; nil where it is none.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\n\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 6, lines[0] == Self.title else { return nil }
    labels = lines[1].split(separator: "\t").map(String.init)
    domains = lines[2].split(separator: " ").compactMap { Int($0) }
    segmentLabels = lines[3].split(separator: "\t", omittingEmptySubsequences: false)
      .map(String.init)
    let numbers = lines[4].split(separator: " ").compactMap { UInt32($0) }
    let sizes = lines[5].split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3, sizes.count == 4, !labels.isEmpty,
      labels.count <= 256, segmentLabels.count <= 256, domains.count <= labels.count,
      domains.allSatisfy({ (0..<256).contains($0) }),
      sizes.allSatisfy({ (0...bytes.count).contains($0) })
    else { return nil }
    classScale = Float(bitPattern: numbers[0])
    calibration = Calibration(
      slope: Float(bitPattern: numbers[1]), offset: Float(bitPattern: numbers[2]))
    guard classScale.isFinite, calibration.slope.isFinite, calibration.offset.isFinite else {
      return nil
    }
    var start = end.upperBound
    for size in sizes {
      tables.append(start..<start + size)
      start += size
    }
    guard start == bytes.count else { return nil }
  }

  /// A model file.
  func file(_ tables: [[UInt8]]) -> [UInt8] {
    let lines = [
      Self.title, labels.joined(separator: "\t"),
      domains.map { "\($0)" }.joined(separator: " "), segmentLabels.joined(separator: "\t"),
      [classScale, calibration.slope, calibration.offset].map { "\($0.bitPattern)" }
        .joined(separator: " "),
      tables.map { "\($0.count)" }.joined(separator: " "),
    ]
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + tables.joined()
  }
}
