/// Puts together a text of which some characters are written as escapes.
struct EscapedText {
  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]

  private var bytes: [UInt8] = []
  /// What `\U` has given last: half a character may need the other half behind it.
  private var units: [UInt16] = []

  /// What has been put together.
  var text: String {
    String(decoding: bytes, as: UTF8.self) + String(decoding: units, as: UTF16.self)
  }

  /// Adds a byte as it is.
  mutating func append(_ byte: UInt8) {
    flush()
    bytes.append(byte)
  }

  /// Adds what a backslash begins: `\n`, `\"`, `\U00e9`, `\351`.
  mutating func appendEscape(from scanner: inout ByteScanner) {
    if scanner.take("U") || scanner.take("u") {
      units.append(UInt16(scanner.takeDigits(upTo: 4, radix: 16) ?? 0xFFFD))
    } else if let code = scanner.takeDigits(upTo: 3, radix: 8) {
      flush()
      bytes += String(Unicode.Scalar(UInt8(truncatingIfNeeded: code))).utf8
    } else if let byte = scanner.next {
      append(Self.controls[byte] ?? byte)
      scanner.advance()
    }
  }

  private mutating func flush() {
    guard !units.isEmpty else { return }
    bytes += String(decoding: units, as: UTF16.self).utf8
    units = []
  }
}
