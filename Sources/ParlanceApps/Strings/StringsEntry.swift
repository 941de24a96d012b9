internal import ParlanceDefinitions

/// A line of a table of strings.
struct StringsEntry: Hashable {
  /// What the text is called.
  let key: PlacedText
  /// The text itself, and the line on which it begins.
  let value: PlacedText
}
