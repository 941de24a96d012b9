/// A line of a table of strings.
package struct StringsEntry: Hashable {
  /// What the text is called.
  package let key: PlacedText
  /// The text itself, and the line on which it begins.
  package let value: PlacedText

  /// Makes a line.
  package init(key: PlacedText, value: PlacedText) {
    self.key = key
    self.value = value
  }
}
