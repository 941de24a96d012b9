/// Goes through the bytes of a text and counts its lines.
package struct ByteScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte, from 0.
  package private(set) var position = 0
  /// The line of the next byte, from 1.
  package private(set) var line = 1

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte; nil at the end.
  package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  package var isAtEnd: Bool { position == bytes.count }

  /// Passes the next byte.
  package mutating func advance() {
    if endsLine { line += 1 }
    position += 1
  }

  /// Whether a text comes next.
  package func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Passes a text of one line that comes next, and tells whether it did.
  package mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Passes bytes of one line that come next, and tells whether it did.
  package mutating func take(_ other: some Collection<UInt8>) -> Bool {
    guard bytes[position...].starts(with: other) else { return false }
    position += other.count
    return true
  }

  /// Goes to where a text begins; to the end, and tells so, when it does not occur.
  package mutating func skip(to text: StaticString) -> Bool {
    while !isAtEnd, !isAt(text) { advance() }
    return !isAtEnd
  }

  /// Passes bytes for which a condition holds, and gives them.
  package mutating func takeAll(where condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, condition(byte) { advance() }
    return bytes[start..<position]
  }

  /// The bytes of a range of offsets.
  package subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// Passes as many digits as come next, and gives their value; nil when there is none.
  package mutating func takeDigits(upTo count: Int, radix: Int) -> UInt32? {
    let digits = bytes[position...].prefix(count).prefix {
      Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
    }
    position += digits.count
    return UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
  }

  /// Of a carriage return and a line feed the second one ends the line.
  private var endsLine: Bool {
    switch next {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"):
      position + 1 == bytes.count || bytes[position + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
