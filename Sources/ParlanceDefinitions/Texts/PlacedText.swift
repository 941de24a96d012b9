/// A text of a file and its line.
package struct PlacedText: Hashable {
  package let text: String
  /// From 1.
  package let line: Int

  package init(_ text: String, line: Int) {
    self.text = text
    self.line = line
  }

  /// The text of a node; nil when it is none.
  package init?(_ node: PropertyListNode?) {
    guard let node, let text = node.string else { return nil }
    self.text = text
    line = node.line
  }

  /// Whether there is nothing to say.
  package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// The text without regard to case and spacing, to tell whether two say the same.
  package var folded: String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
