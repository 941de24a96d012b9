/// Writes JSON (RFC 8259) into a buffer of bytes, members in the order in which they are given.
///
///     var json = JSONWriter()
///     json.object { json in
///       json.member("intent", "INSendPaymentIntent")
///       json.member("span") { $0.array { $0.integer(5); $0.integer(9) } }
///     }
///     String(decoding: json.bytes, as: UTF8.self)  // {"intent":"INSendPaymentIntent","span":[5,9]}
package struct JSONWriter {
  /// What was written so far, UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// An empty buffer.
  package init() {}

  /// Empties the buffer and keeps its memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Writes an object whose members the closure gives.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    members(&self)
    end(UInt8(ascii: "}"))
  }

  /// Writes an array whose elements the closure gives.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "["))
    elements(&self)
    end(UInt8(ascii: "]"))
  }

  /// Writes an array with an element for each item.
  package mutating func array<Items: Sequence>(
    of items: Items, _ element: (inout JSONWriter, Items.Element) -> Void
  ) {
    array { json in
      for item in items { element(&json, item) }
    }
  }

  /// Writes a string.
  package mutating func string(_ text: some StringProtocol) {
    separate()
    appendQuoted(text)
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    raw(String(value))
  }

  /// Writes a number from 0 to 1 with at most two decimals: a probability.
  package mutating func hundredths(_ value: Double) {
    let hundredths = Int((value * 100).rounded())
    guard hundredths % 100 != 0 else { return integer(hundredths / 100) }
    let digits =
      hundredths % 10 == 0
      ? "\(hundredths / 10)" : hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    raw("0." + digits)
  }

  /// Writes a number as Swift does.
  ///
  /// - Precondition: The value is finite: JSON knows no other numbers.
  package mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has finite numbers only")
    raw(value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value))
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    raw("null")
  }

  /// Writes text that is JSON already.
  package mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
    needsComma = true
  }

  // MARK: Members

  /// Writes a member whose value the closure writes.
  package mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value(&self)
    needsComma = true
  }

  /// Writes a string member.
  package mutating func member(_ key: String, _ text: some StringProtocol) {
    member(key) { $0.string(text) }
  }

  /// Writes a string member, or nothing.
  package mutating func member(_ key: String, ifPresent text: String?) {
    if let text { member(key, text) }
  }

  /// Writes a string member, or null.
  package mutating func member(_ key: String, orNull text: String?) {
    member(key) { json in
      if let text { json.string(text) } else { json.null() }
    }
  }

  /// Writes a whole number as a member.
  package mutating func member(_ key: String, _ value: Int) {
    member(key) { $0.integer(value) }
  }

  // MARK: Bytes

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func appendQuoted(_ text: some StringProtocol) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte != 0x7F {
        bytes.append(byte)
      } else {
        appendEscape(of: byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(of byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
