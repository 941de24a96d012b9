/// Values of features, by their numbers.
///
/// A feature's number is cut in two. The upper bits name a bucket, of one or two features where there are many; the next
/// bits are compared. A file holds a table as a ``SparseTableEncoder`` writes it, in a third of the room.
package struct SparseTable: Sendable {
  /// By bucket, the place of its first entry; one more than there are buckets.
  private let starts: [UInt32]
  /// Values in the order of their features, each below the bits to compare.
  private let entries: [UInt32]
  private let bucketBits: UInt32

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: All that an encoder has written.
  ///   - upperBits: The number of bits of a value above its lower byte.
  /// - Returns: nil when the bytes are no table.
  /// - Complexity: O(*n*) for *n* bytes.
  init?(_ bytes: ArraySlice<UInt8>, upperBits: Int) {
    let table = bytes.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(
        of: AdaptiveBit.self, capacity: SparseTableContexts.count
      ) { contexts in
        SparseTableDecoder(bytes, contexts, upperBits: upperBits).flatMap(Self.init)
      }
    }
    guard let table else { return nil }
    self = table
  }

  private init?(_ decoder: SparseTableDecoder) {
    var decoder = decoder
    let bucketBits = Self.bucketBits(featureCount: decoder.featureCount)
    var starts: [UInt32] = [0]
    var entries: [UInt32] = []
    for _ in 0..<decoder.featureCount {
      let first = entries.count
      guard let feature = decoder.next(&entries) else { return nil }
      let bucket = Int(feature >> (32 - bucketBits))
      while starts.count <= bucket { starts.append(UInt32(first)) }
      let compared = Self.compared(feature, bucketBits) << 16
      for place in first..<entries.count { entries[place] |= compared }
    }
    guard decoder.isAtEnd else { return nil }
    while starts.count <= 1 << bucketBits { starts.append(UInt32(entries.count)) }
    self.starts = starts
    self.entries = entries
    self.bucketBits = bucketBits
  }

  /// Visits the values of a feature.
  ///
  /// - Complexity: O(*b*) for *b* entries in a bucket, a handful.
  @inline(__always)
  package func visit(_ feature: UInt32, _ body: (_ value: UInt16) -> Void) {
    let bucket = Int(feature >> (32 - bucketBits))
    let compared = Self.compared(feature, bucketBits)
    for place in Int(starts[bucket])..<Int(starts[bucket + 1]) {
      let entry = entries[place]
      if entry >> 16 == compared {
        body(UInt16(truncatingIfNeeded: entry))
      } else if entry >> 16 > compared {
        return
      }
    }
  }

  /// Returns the number of upper bits that tell the buckets of as many features: the others have room beside a value.
  private static func bucketBits(featureCount: Int) -> UInt32 {
    UInt32(max(8, min(16, 63 - featureCount.leadingZeroBitCount)))
  }

  /// The bits of a feature's number that are compared.
  @inline(__always)
  private static func compared(_ feature: UInt32, _ bucketBits: UInt32) -> UInt32 {
    (feature << bucketBits) >> (32 - SparseTableContexts.numberBits + bucketBits)
  }
}
