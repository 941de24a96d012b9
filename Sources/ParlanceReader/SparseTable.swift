/// Weights by feature, as bytes that are read where they lie: nothing is built when a model is opened.
///
/// A feature's number is cut in two. The upper bits name a bucket, whose features follow one another; the lower 16 bits
/// are compared. Behind them stand pairs of a label and a weight. Where a feature is not listed its weights are zero.
package struct SparseTable: Sendable {
  /// The weight of a feature for a label.
  package struct Entry: Hashable, Sendable {
    package let label: UInt8
    package let weight: Int8

    package init(label: UInt8, weight: Int8) {
      self.label = label
      self.weight = weight
    }
  }

  private let bytes: [UInt8]
  private let starts: Int
  private let entries: Int

  static let bucketBits = 10
  private static let bucketCount = 1 << bucketBits
  /// The bucket starts, each of three bytes, one more than there are buckets.
  static let headerSize = (bucketCount + 1) * 3

  /// Returns the number of bytes of a feature with as many entries.
  static func size(ofFeatureWith count: Int) -> Int { 3 + 2 * count }

  /// Reads a table.
  ///
  /// - Parameter range: Where it stands in the bytes of a model.
  /// - Returns: nil when the range is too short, or a bucket leads out of it.
  init?(_ bytes: [UInt8], at range: Range<Int>) {
    guard range.count >= Self.headerSize, range.upperBound <= bytes.count else { return nil }
    self.bytes = bytes
    starts = range.lowerBound
    entries = range.lowerBound + Self.headerSize
    guard isConsistent(upTo: range.upperBound) else { return nil }
  }

  /// Visits the labels that a feature says something of.
  ///
  /// - Complexity: O(*b*) for *b* features in a bucket, a handful.
  @inline(__always)
  package func visit(_ feature: UInt32, _ body: (_ label: Int, _ weight: Int32) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      let bucket = Int(feature >> (32 - Self.bucketBits))
      let rest = UInt16(truncatingIfNeeded: feature >> 6)
      var place = entries + start(bucket, bytes)
      let end = entries + start(bucket + 1, bytes)
      while place < end {
        let found = UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
        let count = Int(bytes[place + 2])
        place += 3
        if found == rest {
          for index in 0..<count {
            body(
              Int(bytes[place + 2 * index]),
              Int32(Int8(bitPattern: bytes[place + 2 * index + 1])))
          }
          return
        }
        place += 2 * count
      }
    }
  }

  @inline(__always)
  private func start(_ bucket: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let place = starts + 3 * bucket
    return Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
  }

  /// Tells whether the buckets follow one another and each ends with its last entry.
  private func isConsistent(upTo end: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = entries
      for bucket in 0..<Self.bucketCount {
        let bucketEnd = entries + start(bucket + 1, bytes)
        guard entries + start(bucket, bytes) == place, bucketEnd <= end else { return false }
        while place < bucketEnd {
          guard place + 3 <= bucketEnd else { return false }
          place += 3 + 2 * Int(bytes[place + 2])
        }
        guard place == bucketEnd else { return false }
      }
      return place == end
    }
  }

  /// Writes a table.
  ///
  /// - Parameter features: By number; of two that are told apart by their lowest bits alone the first one stays.
  static func bytes(_ features: [(feature: UInt32, entries: [Entry])]) -> [UInt8] {
    var buckets = [[UInt8]](repeating: [], count: bucketCount)
    var last: UInt32?
    for (feature, entries) in features.sorted(by: { $0.feature < $1.feature })
    where !entries.isEmpty && feature >> 6 != last {
      last = feature >> 6
      let rest = UInt16(truncatingIfNeeded: feature >> 6)
      let bucket = Int(feature >> (32 - bucketBits))
      let listed = entries.prefix(Int(UInt8.max))
      buckets[bucket] += [
        UInt8(truncatingIfNeeded: rest), UInt8(truncatingIfNeeded: rest >> 8), UInt8(listed.count),
      ]
      for entry in listed { buckets[bucket] += [entry.label, UInt8(bitPattern: entry.weight)] }
    }
    var header: [UInt8] = []
    var offset = 0
    for bucket in buckets + [[]] {
      header += [
        UInt8(truncatingIfNeeded: offset), UInt8(truncatingIfNeeded: offset >> 8),
        UInt8(truncatingIfNeeded: offset >> 16),
      ]
      offset += bucket.count
    }
    return header + buckets.joined()
  }
}
