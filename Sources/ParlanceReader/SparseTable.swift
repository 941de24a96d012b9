/// What is known of features, as bytes that are read where they lie: nothing is built when a model is opened.
///
/// A feature's number is cut in two. The upper bits name a bucket, whose features follow one another by number; the next
/// bits are compared. A table has eight to sixteen features in a bucket, more where it is large, so that the starts of the
/// buckets take little room. A feature stands in one or more records: the bits to compare, a count, and as many values.
package struct SparseTable: Sendable {
  /// How records are packed.
  package enum Layout: Sendable {
    /// Values of 16 bits behind 24 bits, 16 of which are compared: few features are taken for others.
    case wide
    /// Values of 12 bits behind 16 bits, 13 of which are compared.
    case narrow

    var valueBits: Int { self == .wide ? 16 : 12 }
    var comparedBits: UInt32 { self == .wide ? 16 : 13 }
    var headBytes: Int { self == .wide ? 3 : 2 }
    /// The most values of a record.
    var mostValues: Int { self == .wide ? 256 : 8 }

    @inline(__always)
    func bytes(ofValues count: Int) -> Int { (count * valueBits + 7) / 8 }
  }

  private let bytes: [UInt8]
  private let layout: Layout
  private let bucketBits: UInt32
  private let starts: Int
  private let records: Int

  private static let mostInBucket = 16
  private static let mostBucketBits: UInt32 = 11

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

  /// Returns the number of bytes of a feature with as many values.
  static func size(ofFeatureWith count: Int, _ layout: Layout) -> Int {
    let (full, rest) = count.quotientAndRemainder(dividingBy: layout.mostValues)
    return full * (layout.headBytes + layout.bytes(ofValues: layout.mostValues))
      + (rest > 0 ? layout.headBytes + layout.bytes(ofValues: rest) : 0)
  }

  /// Reads a table.
  ///
  /// - Parameter range: Where it stands in the bytes of a model.
  /// - Returns: nil when the range is too short, or a bucket leads out of it.
  init?(_ bytes: [UInt8], at range: Range<Int>, _ layout: Layout) {
    guard !range.isEmpty, range.upperBound <= bytes.count else { return nil }
    bucketBits = UInt32(bytes[range.lowerBound])
    guard (1...Self.mostBucketBits).contains(bucketBits),
      range.count >= Self.headerSize(bucketBits: bucketBits)
    else { return nil }
    self.bytes = bytes
    self.layout = layout
    starts = range.lowerBound + 1
    records = range.lowerBound + Self.headerSize(bucketBits: bucketBits)
    guard isConsistent(upTo: range.upperBound) else { return nil }
  }

  /// Visits the values of a feature.
  ///
  /// - Complexity: O(*b*) for *b* features in a bucket, a handful.
  @inline(__always)
  package func visit(_ feature: UInt32, _ body: (_ value: UInt16) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      let bucket = Int(feature >> (32 - bucketBits))
      let compared = Self.compared(feature, bucketBits, layout)
      var place = records + start(bucket, bytes)
      let end = records + start(bucket + 1, bytes)
      while place < end {
        let (found, count) = head(at: place, bytes)
        place += layout.headBytes
        if found == compared {
          for number in 0..<count { body(value(number, at: place, bytes)) }
        } else if found > compared {
          return
        }
        place += layout.bytes(ofValues: count)
      }
    }
  }

  /// The bits of a feature's number that are compared.
  @inline(__always)
  private static func compared(
    _ feature: UInt32, _ bucketBits: UInt32, _ layout: Layout
  ) -> UInt32 {
    (feature << bucketBits) >> (32 - layout.comparedBits)
  }

  @inline(__always)
  private func head(
    at place: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (compared: UInt32, count: Int) {
    let word = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
    return layout == .wide
      ? (word, Int(bytes[place + 2]) + 1)
      : (word & (1 << layout.comparedBits - 1), Int(word >> layout.comparedBits) + 1)
  }

  @inline(__always)
  private func value(
    _ number: Int, at place: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt16 {
    let bit = number * layout.valueBits
    let word =
      UInt16(bytes[place + bit >> 3]) | UInt16(bytes[place + bit >> 3 + 1]) << 8
    return layout == .wide ? word : word >> UInt16(bit & 7) & 0xFFF
  }

  @inline(__always)
  private func start(_ bucket: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let place = starts + 3 * bucket
    return Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
  }

  /// Tells whether the buckets follow one another and each ends with its last record.
  private func isConsistent(upTo end: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = records
      for bucket in 0..<1 << Int(bucketBits) {
        let bucketEnd = records + start(bucket + 1, bytes)
        guard records + start(bucket, bytes) == place, bucketEnd <= end else { return false }
        while place < bucketEnd {
          guard place + layout.headBytes <= bucketEnd else { return false }
          place += layout.headBytes + layout.bytes(ofValues: head(at: place, bytes).count)
        }
        guard place == bucketEnd else { return false }
      }
      return place == end
    }
  }

  // MARK: Writing

  /// Writes a table.
  ///
  /// - Parameter features: By number; of two that are told apart by their lowest bits alone the first one stays.
  static func bytes(_ features: [(feature: UInt32, values: [UInt16])], _ layout: Layout) -> [UInt8]
  {
    let bucketBits = bucketBits(of: features.count { !$0.values.isEmpty })
    var buckets = [[UInt8]](repeating: [], count: 1 << bucketBits)
    var last: UInt32?
    for (feature, values) in features.sorted(by: { $0.feature < $1.feature })
    where !values.isEmpty && feature >> (32 - layout.comparedBits - bucketBits) != last {
      last = feature >> (32 - layout.comparedBits - bucketBits)
      let compared = compared(feature, bucketBits, layout)
      for start in stride(from: 0, to: values.count, by: layout.mostValues) {
        let listed = values[start..<min(values.count, start + layout.mostValues)]
        buckets[Int(feature >> (32 - bucketBits))] += record(compared, listed, layout)
      }
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

  private static func record(
    _ compared: UInt32, _ values: ArraySlice<UInt16>, _ layout: Layout
  ) -> [UInt8] {
    let head = compared | UInt32(values.count - 1) << layout.comparedBits
    var record = (0..<layout.headBytes).map { UInt8(truncatingIfNeeded: head >> (8 * $0)) }
    var (pending, bits): (UInt32, Int) = (0, 0)
    for value in values {
      pending |= UInt32(value) << bits
      bits += layout.valueBits
      while bits >= 8 {
        record.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        bits -= 8
      }
    }
    return bits > 0 ? record + [UInt8(truncatingIfNeeded: pending)] : record
  }
}
