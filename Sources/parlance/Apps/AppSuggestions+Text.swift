internal import ParlanceApps

extension AppSuggestions {
  /// The suggestions as parts of property lists, to be pasted into the files that comments name.
  var text: String {
    guard !suggestions.isEmpty else { return "<!-- every intent has its example phrases -->\n" }
    var text = ""
    var file = ""
    for suggestion in suggestions {
      if suggestion.file != file {
        text += Self.comment("\(suggestion.file): into IntentPhrases")
        file = suggestion.file
      }
      text += Self.entry(suggestion)
    }
    return text
  }

  private static func entry(_ suggestion: PhraseSuggestion) -> String {
    guard !suggestion.phrases.isEmpty else {
      return comment("\(suggestion.intent): there are no templates of it in \(suggestion.language)")
    }
    let phrases = suggestion.phrases.map { "\t\t<string>\(XMLText.escaped($0))</string>\n" }
    return """
      <dict>
      \t<key>IntentName</key>
      \t<string>\(XMLText.escaped(suggestion.intent))</string>
      \t<key>IntentExamples</key>
      \t<array>
      \(phrases.joined())\t</array>
      </dict>

      """
  }

  /// A comment may not hold two hyphens side by side.
  private static func comment(_ text: String) -> String {
    "<!-- \(text.replacing(#/-(?=-)/#, with: "- ")) -->\n"
  }
}
