/// The places of the contexts that tell the bits of a table ahead, by how often each was set before.
///
/// A feature is written as the distance of its number from the one before (Rice's code, 1979), and then its values by their
/// lower bytes: of each, that byte, and whether another one follows. At last come the upper bits of all of them.
enum SparseTableContexts {
  /// The number of contexts.
  static let count = upper + mostValues << 9

  /// The place of whether a distance goes on.
  static let distance = 0
  private static let follows = 1
  private static let lower = follows + mostPlaces << 8
  private static let upper = lower + (first + 1) << 8

  /// The byte before the first one.
  static let first = 256
  /// The number of places of a feature that are told apart, and of counts of its values.
  private static let mostPlaces = 4
  private static let mostValues = 8

  /// The bits of a feature's number that are written and compared: what was never seen is taken for one of sixteen thousand
  /// features once in a thousand times.
  static let numberBits: UInt32 = 24

  /// The number of lower bits of a distance that are as good as random, where there are as many features.
  static func randomBits(featureCount: Int) -> UInt32 {
    UInt32(max(0, min(12, featureCount.leadingZeroBitCount - 41)))
  }

  /// The place of whether a value follows another one.
  ///
  /// - Parameter place: The other one's in its feature.
  @inline(__always)
  static func follows(_ place: Int, _ byte: Int) -> Int {
    follows + min(place, mostPlaces - 1) << 8 + byte
  }

  /// The place of a lower byte's.
  @inline(__always)
  static func lower(after byte: Int) -> Int { lower + byte << 8 }

  /// The place of those of a value's upper bits. The byte 0 stands for nothing that is asked for, or left out.
  @inline(__always)
  static func upper(_ byte: Int, of count: Int) -> Int {
    upper + (min(count, mostValues) - 1) << 9 + (byte == 0 ? 1 << 8 : 0)
  }
}
