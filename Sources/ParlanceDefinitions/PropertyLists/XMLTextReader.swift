/// Reads the text between the tags of an XML element: with entities, numbers of characters, and quoted passages.
struct XMLTextReader {
  private static let entities: [(name: StaticString, byte: UInt8)] = [
    ("amp;", UInt8(ascii: "&")), ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")),
    ("quot;", UInt8(ascii: "\"")), ("apos;", UInt8(ascii: "'")),
  ]
  /// No character has a number of more digits.
  private static let maximumDigitCount = 7

  private var scanner: ByteScanner
  private var bytes: [UInt8] = []

  /// What UTF-8 stands for.
  ///
  /// - Complexity: O(*n*), *n* its length.
  static func text(of written: ArraySlice<UInt8>) -> String {
    var reader = XMLTextReader(scanner: ByteScanner(Array(written)))
    while !reader.scanner.isAtEnd { reader.read() }
    return String(decoding: reader.bytes, as: UTF8.self)
  }

  private init(scanner: ByteScanner) {
    self.scanner = scanner
  }

  private mutating func read() {
    if scanner.take("<![CDATA[") {
      while !scanner.isAtEnd, !scanner.take("]]>") { copy() }
    } else if scanner.take("&") {
      readReference()
    } else {
      copy()
    }
  }

  private mutating func copy() {
    guard let byte = scanner.next else { return }
    bytes.append(byte)
    scanner.advance()
  }

  /// What is no reference stands for itself.
  private mutating func readReference() {
    if let entity = Self.entities.first(where: { scanner.isAt($0.name) }) {
      _ = scanner.take(entity.name)
      bytes.append(entity.byte)
    } else if let character = number().flatMap(Unicode.Scalar.init) {
      bytes += String(character).utf8
    } else {
      bytes.append(UInt8(ascii: "&"))
    }
  }

  /// The number of a character, decimal or hexadecimal.
  private mutating func number() -> UInt32? {
    guard scanner.take("#") else { return nil }
    let radix = scanner.take("x") ? 16 : 10
    let number = scanner.takeDigits(upTo: Self.maximumDigitCount, radix: radix)
    return scanner.take(";") ? number : nil
  }
}
