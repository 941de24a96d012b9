/// The form that a store keeps: for each donation its minute in four bytes, its offset in two and its place in eight, all
/// with the low byte first.
///
/// The place that is not known is the least number, which is therefore no key of a place that is.
extension ShortcutHistory {
  private static let width = 14
  private static let noPlace = Int64.min

  /// The history in bytes; fourteen for each donation.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(moments.count * Self.width)
    for moment in moments {
      Self.append(moment.minute, to: &bytes)
      Self.append(moment.offset, to: &bytes)
      Self.append(moment.place ?? Self.noPlace, to: &bytes)
    }
    return bytes
  }

  /// Reads what ``bytes`` gave.
  ///
  /// - Returns: nil where these are no bytes of a history.
  public init?(shortcut: String, bytes: UnsafeRawBufferPointer) {
    guard bytes.count.isMultiple(of: Self.width), bytes.count <= Self.width * Self.capacity else {
      return nil
    }
    let moments = stride(from: 0, to: bytes.count, by: Self.width).map { start in
      let place: Int64 = Self.number(bytes, start + 6)
      return DonationMoment(
        minute: Self.number(bytes, start), offset: Self.number(bytes, start + 4),
        place: place == Self.noPlace ? nil : place)
    }
    self.init(shortcut: shortcut, moments: moments)
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private static func number<Number: FixedWidthInteger>(
    _ bytes: UnsafeRawBufferPointer, _ start: Int
  ) -> Number {
    Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Number.self))
  }
}
