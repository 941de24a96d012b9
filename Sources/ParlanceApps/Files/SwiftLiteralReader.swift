/// Finds the texts that values of a type are made of in a Swift source, without comments and other texts.
struct SwiftLiteralReader {
  private static let quotes: [StaticString] = ["\"\"\"", "\""]

  private var scanner: ByteScanner

  /// A reader of UTF-8.
  init(_ bytes: [UInt8]) {
    scanner = ByteScanner(bytes)
  }

  /// The texts in `Type("…")` and in `: Type = "…"`.
  ///
  /// - Complexity: O(*n*), *n* the length of the source.
  mutating func literals(of type: StaticString) -> [PlacedText] {
    var literals: [PlacedText] = []
    while !scanner.isAtEnd {
      if skipComment() || literal() != nil { continue }
      if scanner.take(type) {
        if let literal = value() { literals.append(literal) }
      } else {
        scanner.advance()
      }
    }
    return literals
  }

  private mutating func value() -> PlacedText? {
    _ = scanner.take("?")
    skipBlanks()
    guard scanner.take("(") || scanner.take("=") else { return nil }
    skipBlanks()
    return literal()
  }

  private mutating func skipBlanks() {
    while let byte = scanner.next, " \t\r\n".utf8.contains(byte) || scanner.isAt("/") {
      if !skipComment() { scanner.advance() }
    }
  }

  /// A comment that does not end goes to the end of the source.
  private mutating func skipComment() -> Bool {
    if scanner.isAt("//") {
      while let byte = scanner.next, byte != UInt8(ascii: "\n") { scanner.advance() }
      return true
    }
    guard scanner.take("/*") else { return false }
    while !scanner.isAtEnd, !scanner.take("*/") { scanner.advance() }
    return true
  }

  /// A text; nil when none comes next. A backslash keeps a quotation mark from ending it.
  private mutating func literal() -> PlacedText? {
    let line = scanner.line
    guard let quote = Self.quotes.first(where: { scanner.isAt($0) }) else { return nil }
    _ = scanner.take(quote)
    var bytes: [UInt8] = []
    while !scanner.take(quote), let byte = scanner.next {
      scanner.advance()
      bytes.append(byte)
      guard byte == UInt8(ascii: "\\"), let escaped = scanner.next else { continue }
      scanner.advance()
      bytes.append(escaped)
    }
    return PlacedText(String(decoding: bytes, as: UTF8.self), line: line)
  }
}
