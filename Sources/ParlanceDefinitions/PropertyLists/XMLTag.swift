/// A tag of an XML text.
struct XMLTag {
  /// How a tag stands to its element.
  enum Role {
    case opening
    case closing
    /// `<true/>`.
    case whole
  }

  /// The element's name: `array`.
  let name: String
  let role: Role
  /// The bytes from `<` to after `>`.
  let range: Range<Int>
  /// From 1.
  let line: Int
}
