/// A text of an `.intentdefinition`, and the identifier under which translations have it.
struct DefinitionText: Hashable {
  /// The text in the development language; nil when only its identifier is there.
  let text: PlacedText?
  /// The identifier; nil when the text is not translated.
  let identifier: String?
  /// The line of the text, and where it is absent that of what lacks it, from 1.
  let line: Int

  /// The text of a key; its identifier has the key `…ID`.
  init(_ node: PropertyListNode, _ key: String) {
    text = PlacedText(node[key])
    identifier = node[key + Self.suffix]?.string
    line = text?.line ?? node.line
  }

  /// Whether there is nothing to say.
  var isBlank: Bool { text?.isBlank ?? true }

  /// Whether there are words to translate, beside what variables stand for.
  var hasWords: Bool { text.map { TextVariables.hasWords(in: $0.text) } ?? false }

  /// What the key of an identifier ends in, behind the key of its text.
  static let suffix = "ID"
}
