internal import ParlanceDefinitions

/// Finds the texts that values of a type are made of in a Swift source, without comments and other texts.
struct SwiftLiteralReader {
  /// What begins a text and what ends it, the longest first. Of more number signs the others stand around the text.
  private static let quotes: [(start: StaticString, end: StaticString)] = [
    ("#\"\"\"", "\"\"\"#"), ("#\"", "\"#"), ("\"\"\"", "\"\"\""), ("\"", "\""),
  ]

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
      if takesName(type), let literal = value() { literals.append(literal) }
    }
    return literals
  }

  /// Passes the next name, or a byte of something else, and tells whether it is a certain name.
  private mutating func takesName(_ name: StaticString) -> Bool {
    guard isInName else {
      scanner.advance()
      return false
    }
    let isFound = scanner.take(name) && !isInName
    while isInName { scanner.advance() }
    return isFound
  }

  /// Whether a letter, a digit or the like comes next.
  private var isInName: Bool { scanner.next?.isInWord ?? false }

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

  /// A comment that does not end goes to the end of the source; one may stand in another.
  private mutating func skipComment() -> Bool {
    if scanner.isAt("//") {
      while let byte = scanner.next, byte != UInt8(ascii: "\n") { scanner.advance() }
      return true
    }
    guard scanner.take("/*") else { return false }
    var depth = 1
    while depth > 0, !scanner.isAtEnd {
      if scanner.take("/*") {
        depth += 1
      } else if scanner.take("*/") {
        depth -= 1
      } else {
        scanner.advance()
      }
    }
    return true
  }

  /// A text; nil when none comes next. A backslash keeps a quotation mark from ending it, but beside a number sign.
  private mutating func literal() -> PlacedText? {
    let line = scanner.line
    guard let quote = Self.quotes.first(where: { scanner.isAt($0.start) }) else {
      return nil
    }
    let isRaw = scanner.next == UInt8(ascii: "#")
    _ = scanner.take(quote.start)
    var bytes: [UInt8] = []
    while !scanner.take(quote.end), let byte = scanner.next {
      scanner.advance()
      bytes.append(byte)
      guard !isRaw, byte == UInt8(ascii: "\\"), let escaped = scanner.next else { continue }
      scanner.advance()
      bytes.append(escaped)
    }
    return PlacedText(String(decoding: bytes, as: UTF8.self), line: line)
  }
}
