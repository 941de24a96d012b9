/// Finds the tags of an XML text, without comments, instructions, declarations and quoted text.
struct XMLTagReader: IteratorProtocol {
  /// What begins with something that is no tag, and what ends it.
  private static let passages: [(start: StaticString, end: StaticString)] = [
    ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"),
  ]

  private var scanner: ByteScanner

  /// A reader of UTF-8.
  init(_ bytes: [UInt8]) {
    scanner = ByteScanner(bytes)
  }

  /// The line of what comes next, from 1.
  var line: Int { scanner.line }

  /// The next tag; nil at the end, and where a tag has no end.
  mutating func next() -> XMLTag? {
    while scanner.skip(to: "<") {
      if let passage = Self.passages.first(where: { scanner.isAt($0.start) }) {
        guard scanner.skip(to: passage.end) else { return nil }
      } else {
        return tag()
      }
    }
    return nil
  }

  /// The bytes between two tags.
  func content(from opening: XMLTag, to closing: XMLTag) -> ArraySlice<UInt8> {
    scanner[opening.range.upperBound..<closing.range.lowerBound]
  }

  private mutating func tag() -> XMLTag? {
    let (start, line) = (scanner.position, scanner.line)
    guard scanner.skip(to: ">") else { return nil }
    scanner.advance()
    let range = start..<scanner.position
    let content = scanner[range].dropFirst().dropLast()
    let role: XMLTag.Role =
      content.first == UInt8(ascii: "/")
      ? .closing : content.last == UInt8(ascii: "/") ? .whole : .opening
    let name = content.drop(while: Self.isNoName).prefix { !Self.isNoName($0) }
    return XMLTag(name: String(decoding: name, as: UTF8.self), role: role, range: range, line: line)
  }

  /// Whether a byte stands beside the name of a tag.
  private static func isNoName(_ byte: UInt8) -> Bool { " \t\r\n/".utf8.contains(byte) }
}
