/// A text of an `.intentdefinition`, and the identifier under which translations have it.
package struct DefinitionText: Hashable {
  /// The text in the development language; nil when only its identifier is there.
  package let text: PlacedText?
  /// The identifier; nil when the text is not translated.
  package let identifier: String?
  /// The line of the text, and where it is absent that of what lacks it, from 1.
  package let line: Int

  /// The text of a key; its identifier has the key `…ID`.
  package init(_ node: PropertyListNode, _ key: String) {
    text = PlacedText(node[key])
    identifier = node[key + Self.suffix]?.string
    line = text?.line ?? node.line
  }

  /// Whether there is nothing to say.
  package var isBlank: Bool { text?.isBlank ?? true }

  /// Whether there are words to translate, beside what variables stand for.
  package var hasWords: Bool { text.map { TextVariables.hasWords(in: $0.text) } ?? false }

  /// What the key of an identifier ends in, behind the key of its text.
  package static let suffix = "ID"
}
