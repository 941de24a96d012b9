/// A JSON value, and where it stands.
struct JSONValue: Sendable {
  /// What the value holds.
  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: Member])
  }

  /// A member of an object.
  struct Member: Sendable {
    /// The offset of the key's first byte.
    let keyOffset: Int
    let value: JSONValue
  }

  let content: Content
  /// The bytes of the text that the value is written in.
  let range: Range<Int>
}
