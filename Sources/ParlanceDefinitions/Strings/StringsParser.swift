/// Reads `"key" = "value";` lines with `/* */` and `//` comments: the older format of property lists, where Xcode still
/// writes it.
///
/// Source: Apple's "Old-Style ASCII Property Lists" and "String Resources".
struct StringsParser {
  private static let bareBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$./:-".utf8)

  private var scanner: ByteScanner

  init(_ text: String) {
    scanner = ByteScanner(Array(text.utf8))
  }

  /// All entries, in file order.
  ///
  /// - Throws: ``FileFault`` at what is none.
  /// - Complexity: O(*n*), *n* the length of the text.
  mutating func entries() throws(FileFault) -> [StringsEntry] {
    var entries: [StringsEntry] = []
    try skipBlanks()
    while !scanner.isAtEnd {
      entries.append(try entry())
      try skipBlanks()
    }
    return entries
  }

  /// A key that ends at once is its own text.
  private mutating func entry() throws(FileFault) -> StringsEntry {
    let key = try text()
    try skipBlanks()
    if scanner.take(";") { return StringsEntry(key: key, value: key) }
    guard scanner.take("=") else { throw fault("expected '=' behind the key '\(key.text)'") }
    try skipBlanks()
    let value = try text()
    try skipBlanks()
    guard scanner.take(";") else {
      throw fault("expected ';' behind the text of '\(key.text)'")
    }
    return StringsEntry(key: key, value: value)
  }

  private mutating func skipBlanks() throws(FileFault) {
    while let byte = scanner.next {
      if " \t\r\n\u{B}\u{C}".utf8.contains(byte) {
        scanner.advance()
      } else if scanner.isAt("//") {
        while let byte = scanner.next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          scanner.advance()
        }
      } else if scanner.isAt("/*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(FileFault) {
    let line = scanner.line
    while !scanner.take("*/") {
      guard !scanner.isAtEnd else {
        throw FileFault(message: "the comment does not end", line: line)
      }
      scanner.advance()
    }
  }

  private mutating func text() throws(FileFault) -> PlacedText {
    let line = scanner.line
    for quote in ["\"", "'"] as [StaticString] where scanner.take(quote) {
      return PlacedText(try quoted(until: quote, from: line), line: line)
    }
    var bytes: [UInt8] = []
    while let byte = scanner.next, Self.bareBytes.contains(byte) {
      bytes.append(byte)
      scanner.advance()
    }
    guard !bytes.isEmpty else { throw fault("expected a text in quotation marks") }
    return PlacedText(String(decoding: bytes, as: UTF8.self), line: line)
  }

  private mutating func quoted(
    until quote: StaticString, from line: Int
  ) throws(FileFault) -> String {
    var text = EscapedText()
    while !scanner.take(quote) {
      guard let byte = scanner.next else {
        throw FileFault(message: "the text does not end", line: line)
      }
      scanner.advance()
      if byte == UInt8(ascii: "\\") { text.appendEscape(from: &scanner) } else { text.append(byte) }
    }
    return text.text
  }

  private func fault(_ message: String) -> FileFault {
    FileFault(message: message, line: scanner.line)
  }
}
