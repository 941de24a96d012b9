/// The end of a binary property list, which says where its values are.
struct BinaryListTrailer {
  /// What a list begins with, before a digit.
  static let mark = Array("bplist0".utf8)
  private static let headLength = 8
  private static let length = 32
  private static let widths = 1...8

  /// The bytes of a number that says where a value is.
  let offsetWidth: Int
  /// The bytes of a number that says which value is meant.
  let referenceWidth: Int
  /// How many values there are.
  let count: Int
  /// Which value is the root, from 0.
  let root: Int
  /// Where the places of the values stand.
  let table: Range<Int>
  /// Where the values stand.
  let values: Range<Int>

  /// Reads it; nil when something is not where it says.
  init?(of bytes: BinaryListBytes) {
    let start = bytes.count - Self.length
    guard start >= Self.headLength, bytes.hasPrefix(Self.mark),
      let offsetWidth = bytes.number(at: start + 6, width: 1),
      let referenceWidth = bytes.number(at: start + 7, width: 1),
      let count = bytes.number(at: start + 8, width: 8),
      let root = bytes.number(at: start + 16, width: 8),
      let tableStart = bytes.number(at: start + 24, width: 8),
      Self.widths.contains(offsetWidth), Self.widths.contains(referenceWidth), root < count,
      Self.headLength..<start ~= tableStart, count <= (start - tableStart) / offsetWidth
    else { return nil }
    self.offsetWidth = offsetWidth
    self.referenceWidth = referenceWidth
    self.count = count
    self.root = root
    table = tableStart..<start
    values = Self.headLength..<tableStart
  }
}
