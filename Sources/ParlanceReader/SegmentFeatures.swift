/// Features that are known to both who scores segments and who learns their weights.
enum SegmentFeatures {
  private static let length: UInt64 = 201
  private static let follows: UInt64 = 202

  /// The feature of a segment's length, in steps that grow.
  static func length(_ count: Int) -> UInt32 {
    FeatureID.of(length, UInt64(count < 5 ? count : count < 8 ? 5 : count < 14 ? 6 : 7))
  }

  /// The feature of the label before, 0 at the beginning.
  static func follows(_ number: Int) -> UInt32 { FeatureID.of(follows, UInt64(number)) }
}
