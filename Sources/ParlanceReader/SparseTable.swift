/// Weights by feature, as bytes that are read where they lie: nothing is built when a model is opened.
///
/// A feature's number is cut in two. The upper bits name a bucket, whose features follow one another; the next 16 bits
/// are compared. A table has eight to sixteen features in a bucket, more where it is large, so that the starts of the buckets take little room. Behind
/// the features stand pairs of a label and a weight. Where a feature is not listed its weights are zero.
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
  private let bucketBits: UInt32
  private let starts: Int
  private let entries: Int

  private static let mostInBucket = 16
  private static let mostBucketBits: UInt32 = 10

  /// Returns the number of upper bits that tell the buckets of as many features.
  private static func bucketBits(of featureCount: Int) -> UInt32 {
    let bucketCount = max(1, featureCount / mostInBucket)
    return min(mostBucketBits, UInt32(bucketCount.bitWidth - bucketCount.leadingZeroBitCount))
  }

  /// Returns the size of what stands before as many features: a byte that tells the number of buckets, and the bucket starts, each
  /// of three bytes, one more than there are buckets.
  static func headerSize(featureCount: Int) -> Int {
    headerSize(bucketBits: bucketBits(of: featureCount))
  }

  private static func headerSize(bucketBits: UInt32) -> Int { 1 + ((1 << bucketBits) + 1) * 3 }

  /// Returns the number of bytes of a feature with as many entries.
  static func size(ofFeatureWith count: Int) -> Int { 3 + 2 * count }

  /// Reads a table.
  ///
  /// - Parameter range: Where it stands in the bytes of a model.
  /// - Returns: nil when the range is too short, or a bucket leads out of it.
  init?(_ bytes: [UInt8], at range: Range<Int>) {
    guard !range.isEmpty, range.upperBound <= bytes.count else { return nil }
    bucketBits = UInt32(bytes[range.lowerBound])
    guard (1...Self.mostBucketBits).contains(bucketBits),
      range.count >= Self.headerSize(bucketBits: bucketBits)
    else { return nil }
    self.bytes = bytes
    starts = range.lowerBound + 1
    entries = range.lowerBound + Self.headerSize(bucketBits: bucketBits)
    guard isConsistent(upTo: range.upperBound) else { return nil }
  }

  /// Visits the labels that a feature says something of.
  ///
  /// - Complexity: O(*b*) for *b* features in a bucket, a handful.
  @inline(__always)
  package func visit(_ feature: UInt32, _ body: (_ label: Int, _ weight: Int32) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      let bucket = Int(feature >> (32 - bucketBits))
      let rest = UInt16(truncatingIfNeeded: feature >> (16 - bucketBits))
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
      for bucket in 0..<1 << Int(bucketBits) {
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
    let bucketBits = bucketBits(of: features.count { !$0.entries.isEmpty })
    var buckets = [[UInt8]](repeating: [], count: 1 << bucketBits)
    var last: UInt32?
    for (feature, entries) in features.sorted(by: { $0.feature < $1.feature })
    where !entries.isEmpty && feature >> (16 - bucketBits) != last {
      last = feature >> (16 - bucketBits)
      let rest = UInt16(truncatingIfNeeded: feature >> (16 - bucketBits))
      let bucket = Int(feature >> (32 - bucketBits))
      let listed = entries.prefix(Int(UInt8.max))
      buckets[bucket] += [
        UInt8(truncatingIfNeeded: rest), UInt8(truncatingIfNeeded: rest >> 8), UInt8(listed.count),
      ]
      for entry in listed { buckets[bucket] += [entry.label, UInt8(bitPattern: entry.weight)] }
    }
    var header = [UInt8(bucketBits)]
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
