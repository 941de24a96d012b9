internal import ParlanceDefinitions

extension FindingCollector {
  /// Adds the texts of App Intents in which the App Store refuses a word.
  ///
  /// It looks for them anywhere in a text, as *mac* in *machine*.
  ///
  /// - Parameter terms: The words, in lower case.
  mutating func addReservedTerms(_ terms: [String], in texts: [PlacedText]) {
    for text in texts {
      let words = TextVariables.words(of: text.text).lowercased()
      for term in terms where words.contains(term) {
        add(.reservedTerm, "'\(text.text)' contains \"\(term)\"", at: text.line)
      }
    }
  }
}
