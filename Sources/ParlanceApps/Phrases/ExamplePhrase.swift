internal import ParlanceDefinitions

/// Something that people would say, and the intent that an app declares for it.
struct ExamplePhrase {
  /// The class.
  let intent: String
  let text: PlacedText

  /// What stands in for words that a build or a program was to fill in, such as `${name}`; nil when there is nothing.
  ///
  /// No variable holds what one begins with, so that a text of nothing but beginnings is read once.
  var variable: Substring? {
    text.text.firstMatch(
      of: #/\$\([^$)]*\)|\$?\{[^{}]*\}|%(\d+\$)?(@|l{0,2}[du]\b)|<\w[^<>]*>|\\\([^\\)]*\)/#)?.0
  }
}
