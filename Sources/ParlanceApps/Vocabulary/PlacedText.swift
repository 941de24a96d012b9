/// A text of a file and its line.
struct PlacedText: Hashable {
  let text: String
  /// From 1.
  let line: Int

  init(_ text: String, line: Int) {
    self.text = text
    self.line = line
  }

  /// The text of a node; nil when it is none.
  init?(_ node: PropertyListNode?) {
    guard let node, let text = node.string else { return nil }
    self.text = text
    line = node.line
  }

  /// Whether there is nothing to say.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// The text without regard to case and spacing, to tell whether two say the same.
  var folded: String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
