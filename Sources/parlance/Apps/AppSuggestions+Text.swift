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
    switch suggestion.result {
    case .success(let phrases): entry(suggestion.intent, phrases)
    case .failure(let absence):
      comment("\(suggestion.intent): \(reason(absence, in: suggestion.language))")
    }
  }

  private static func reason(
    _ absence: PhraseSuggestion.Absence, in language: String
  ) -> String {
    switch absence {
    case .noPack: "there is no pack of \(language)"
    case .noTemplates: "there are no templates of it in \(language)"
    case .noFittingExample: "no example of its templates in \(language) is right for the app"
    }
  }

  private static func entry(_ intent: String, _ phrases: [String]) -> String {
    let phrases = phrases.map { "\t\t<string>\(XMLText.escaped($0))</string>\n" }
    return """
      <dict>
      \t<key>IntentName</key>
      \t<string>\(XMLText.escaped(intent))</string>
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
