/// Reads JSON (RFC 8259) and remembers where each value stands, so that a fault can name its line.
///
/// Stricter than most readers: a key that stands twice is a fault, since one of the two would be dropped.
struct JSONParser {
  /// Where a text stops being JSON, and why.
  struct Fault: Error {
    let message: String
    let offset: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private static let maximumDepth = 512

  /// The value that a text consists of.
  ///
  /// - Parameter bytes: Well-formed UTF-8.
  /// - Complexity: O(*n*), *n* the number of bytes.
  static func value(of bytes: [UInt8]) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.fault() }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fault(_ message: String = "not valid JSON") -> Fault {
    Fault(message: message, offset: min(index, bytes.count))
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D {
      index += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    skipSpace()
    guard depth < Self.maximumDepth, let byte = next else { throw fault() }
    let start = index
    let content: JSONValue.Content =
      switch byte {
      case UInt8(ascii: "{"): .object(try object(depth: depth))
      case UInt8(ascii: "["): .array(try array(depth: depth))
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try literal("true", .bool(true))
      case UInt8(ascii: "f"): try literal("false", .bool(false))
      case UInt8(ascii: "n"): try literal("null", .null)
      default: .number(try number())
      }
    return JSONValue(content: content, range: start..<index)
  }

  private mutating func array(depth: Int) throws(Fault) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw fault() }
    return elements
  }

  private mutating func object(depth: Int) throws(Fault) -> [String: JSONValue.Member] {
    index += 1
    var members: [String: JSONValue.Member] = [:]
    if take("}") { return members }
    repeat { try member(into: &members, depth: depth) } while take(",")
    guard take("}") else { throw fault() }
    return members
  }

  private mutating func member(
    into members: inout [String: JSONValue.Member], depth: Int
  ) throws(Fault) {
    skipSpace()
    let start = index
    guard next == UInt8(ascii: "\"") else { throw fault() }
    let key = try string()
    guard take(":") else { throw fault() }
    let member = JSONValue.Member(keyOffset: start, value: try value(depth: depth + 1))
    guard members.updateValue(member, forKey: key) == nil else {
      throw Fault(message: "the key \"\(key)\" stands twice", offset: start)
    }
  }

  private mutating func literal(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(Fault) -> JSONValue.Content {
    let isThere = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else { throw fault() }
    index += word.utf8CodeUnitCount
    return content
  }

  // MARK: Numbers

  private mutating func number() throws(Fault) -> Double {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let first = index
    try digits()
    // Zeros before other digits are not JSON.
    if bytes[first] == UInt8(ascii: "0") { index = first + 1 }
    if next == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      throw fault()
    }
    guard value.isFinite else { throw Fault(message: "the number is too large", offset: start) }
    return value
  }

  private mutating func digits() throws(Fault) {
    let start = index
    while let byte = next, byte &- 0x30 < 10 { index += 1 }
    guard index > start else { throw fault() }
  }

  // MARK: Strings

  private mutating func string() throws(Fault) -> String {
    index += 1
    let start = index
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\\") {
      index += 1
      if byte == UInt8(ascii: "\"") {
        return String(decoding: bytes[start..<index - 1], as: UTF8.self)
      }
    }
    return try escapedString(Array(bytes[start..<index]))
  }

  /// The rest of a string with escapes.
  private mutating func escapedString(_ beginning: [UInt8]) throws(Fault) -> String {
    var text = beginning
    while let byte = next, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      default: text.append(byte)
      }
    }
    throw fault()
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault() }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      index -= 1
      throw fault()
    }
  }

  private mutating func unicodeEscape() throws(Fault) -> Unicode.Scalar {
    var value = try hexadecimal()
    if (0xD800..<0xDC00).contains(value), bytes[index...].starts(with: [0x5C, 0x75]) {
      index += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw fault() }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw fault() }
    return scalar
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault()
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}
