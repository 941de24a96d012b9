/// Finds the line at which a text stops being JSON (RFC 8259).
///
/// Foundation on Linux reports no position, and a contributor needs one.
struct JSONScanner {
  private let bytes: [UInt8]
  private var index = 0
  private static let maximumDepth = 512

  /// The line, from 1, of the first byte that no JSON text can continue with.
  static func lineOfFault(in text: String) -> Int {
    var scanner = JSONScanner(bytes: Array(text.utf8))
    if scanner.value(depth: 0) { scanner.skipSpace() }
    let end = min(scanner.index, scanner.bytes.count)
    return 1 + scanner.bytes[..<end].count { $0 == UInt8(ascii: "\n") }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard next == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    skipSpace()
    guard depth < Self.maximumDepth, let byte = next else { return false }
    switch Character(Unicode.Scalar(byte)) {
    case "{": return list(closedBy: "}", depth: depth) { $0.member(depth: depth) }
    case "[": return list(closedBy: "]", depth: depth) { $0.value(depth: depth + 1) }
    case "\"": return string()
    default: return literal()
    }
  }

  private mutating func list(
    closedBy close: Character, depth: Int, element: (inout JSONScanner) -> Bool
  ) -> Bool {
    index += 1
    if take(close) { return true }
    repeat {
      guard element(&self) else { return false }
    } while take(",")
    return take(close)
  }

  private mutating func member(depth: Int) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: "\""), string(), take(":") else { return false }
    return value(depth: depth + 1)
  }

  private mutating func string() -> Bool {
    index += 1
    while let byte = next, byte >= 0x20 {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return true }
    }
    return false
  }

  private mutating func literal() -> Bool {
    let start = index
    while let byte = next, byte > 0x20, !"{}[],:\"".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(text) || Double(text) != nil { return true }
    index = start
    return false
  }
}
