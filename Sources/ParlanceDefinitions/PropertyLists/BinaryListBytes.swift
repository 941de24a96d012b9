/// The bytes of a binary property list, of which none is read that is not there.
struct BinaryListBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func hasPrefix(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  /// The whole number of so many bytes, the highest first; nil where it is not there, or greater than an `Int`.
  func number(at start: Int, width: Int) -> Int? {
    bits(at: start, width: width).flatMap { Int(exactly: $0) }
  }

  /// The bits of a number of at most eight bytes, the highest first; nil where they are not there.
  func bits(at start: Int, width: Int) -> UInt64? {
    self[start, width].map { $0.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  /// So many bytes; nil where they are not there.
  subscript(start: Int, count: Int) -> ArraySlice<UInt8>? {
    guard 0...bytes.count ~= start, 0...(bytes.count - start) ~= count else { return nil }
    return bytes[start..<start + count]
  }
}
