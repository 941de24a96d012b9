/// Writes a table: the number of its features, and then their numbers and values as far as those before do not tell them.
struct SparseTableEncoder {
  /// The number of bytes of the number of features.
  static let countBytes = 3

  private let upperBits: Int
  private let randomBits: UInt32
  private var encoder = RangeEncoder()
  private var contexts = [AdaptiveBit](
    repeating: AdaptiveBit(), count: SparseTableContexts.count)
  /// The least number that the next feature may have.
  private var least: UInt32 = 0

  private init(featureCount: Int, upperBits: Int) {
    self.upperBits = upperBits
    randomBits = SparseTableContexts.randomBits(featureCount: featureCount)
  }

  /// Returns a table.
  ///
  /// - Parameters:
  ///   - features: With their values; of those that are told apart by their lowest bits alone the first one stays.
  ///   - upperBits: The number of bits of a value above its lower byte.
  static func bytes(
    _ features: [(feature: UInt32, values: [UInt16])], upperBits: Int
  ) -> [UInt8] {
    bytes(features, upperBits: upperBits, limit: .max) ?? []
  }

  /// Returns a table; nil where it takes more bytes than a limit.
  static func bytes(
    _ features: [(feature: UInt32, values: [UInt16])], upperBits: Int, limit: Int
  ) -> [UInt8]? {
    let features = distinct(features)
    let count = (0..<countBytes).map { UInt8(truncatingIfNeeded: features.count >> (8 * $0)) }
    var table = Self(featureCount: features.count, upperBits: upperBits)
    for (number, values) in features {
      table.append(number, values)
      guard table.encoder.count + countBytes <= limit else { return nil }
    }
    return count + table.encoder.finished
  }

  /// The features by the bits of their numbers that are written.
  private static func distinct(
    _ features: [(feature: UInt32, values: [UInt16])]
  ) -> [(number: UInt32, values: [UInt16])] {
    var distinct: [(number: UInt32, values: [UInt16])] = []
    for (feature, values) in features.sorted(by: { $0.feature < $1.feature }) {
      let number = feature >> (32 - SparseTableContexts.numberBits)
      if !values.isEmpty, distinct.last?.number != number { distinct.append((number, values)) }
    }
    return distinct
  }

  private mutating func append(_ number: UInt32, _ values: [UInt16]) {
    append(distance: number - least)
    least = number + 1
    appendLowerBytes(of: values)
    for value in values {
      encoder.append(
        Int(value >> 8), bits: upperBits,
        &contexts, at: SparseTableContexts.upper(Int(value & 0xFF), of: values.count))
    }
  }

  private mutating func append(distance: UInt32) {
    let place = SparseTableContexts.distance
    for _ in 0..<distance >> randomBits { encoder.append(true, as: &contexts[place]) }
    encoder.append(false, as: &contexts[place])
    encoder.append(distance & (1 << randomBits - 1), bits: randomBits)
  }

  private mutating func appendLowerBytes(of values: [UInt16]) {
    var last = SparseTableContexts.first
    for (place, value) in values.enumerated() {
      if place > 0 { append(true, after: place - 1, last) }
      let byte = Int(value & 0xFF)
      encoder.append(
        byte, bits: 8, &contexts, at: SparseTableContexts.lower(after: last))
      last = byte
    }
    append(false, after: values.count - 1, last)
  }

  private mutating func append(_ isFollowed: Bool, after place: Int, _ byte: Int) {
    encoder.append(
      isFollowed, as: &contexts[SparseTableContexts.follows(place, byte)])
  }
}
