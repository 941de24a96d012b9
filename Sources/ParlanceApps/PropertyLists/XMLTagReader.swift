/// Finds the tags of an XML text, without comments, instructions, declarations and quoted text.
struct XMLTagReader: IteratorProtocol {
  /// What begins with something that is no tag, and what ends it.
  private static let passages: [(start: StaticString, end: StaticString)] = [
    ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"),
  ]
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: [UInt8]
  private var position = 0
  /// The line of ``position``, from 1.
  private(set) var line = 1

  /// A reader of UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag; nil at the end, and where a tag has no end.
  mutating func next() -> XMLTag? {
    while move(to: "<") {
      if let passage = Self.passages.first(where: { isAt($0.start) }) {
        guard move(to: passage.end) else { return nil }
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> XMLTag? {
    let (start, line) = (position, line)
    guard move(to: ">") else { return nil }
    position += 1
    let content = bytes[start + 1..<position - 1]
    let role: XMLTag.Role =
      content.first == UInt8(ascii: "/")
      ? .closing : content.last == UInt8(ascii: "/") ? .whole : .opening
    let name = content.split { " \t\r\n/".utf8.contains($0) }.first ?? []
    return XMLTag(
      name: String(decoding: name, as: UTF8.self), role: role, range: start..<position, line: line)
  }

  /// Goes to where a text begins; to the end, when it does not occur.
  private mutating func move(to text: StaticString) -> Bool {
    while position < bytes.count, !isAt(text) {
      if isLineEnd { line += 1 }
      position += 1
    }
    return position < bytes.count
  }

  /// Whether a line ends here; of a carriage return and a line feed the second one does.
  private var isLineEnd: Bool {
    guard bytes[position] == Self.carriageReturn else { return bytes[position] == Self.lineFeed }
    let next = position + 1
    return next == bytes.count || bytes[next] != Self.lineFeed
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }
}
