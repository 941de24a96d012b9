internal import ParlanceLanguages

/// The example phrases and the terms of an app in one language.
struct LocalizedVocabulary {
  /// The file.
  let path: String
  let localization: AppLocalization
  let code: LanguageCode
  let vocabulary: AppVocabulary
  /// Those with words, in file order.
  let phrases: [ExamplePhrase]

  /// The vocabulary of a file; nil when it is no vocabulary of one language, or cannot be read.
  init?(_ source: AppSource) {
    guard source.file.kind == .vocabulary, let localization = source.localization,
      let code = localization.code, let root = source.root
    else { return nil }
    path = source.file.path
    self.localization = localization
    self.code = code
    vocabulary = AppVocabulary(root)
    phrases = vocabulary.phrases.flatMap { entry in
      guard let intent = entry.intent?.text else { return [] as [ExamplePhrase] }
      return (entry.examples ?? []).filter { !$0.isBlank }.map {
        ExamplePhrase(intent: intent, text: $0)
      }
    }
  }

  /// The classes that the file has entries for, with phrases or without.
  var intents: [String] { vocabulary.phrases.compactMap(\.intent?.text) }

  /// Whether an intent has a phrase, but for case and spacing.
  func contains(_ phrase: ExamplePhrase) -> Bool {
    phrases.contains { $0.intent == phrase.intent && $0.text.folded == phrase.text.folded }
  }
}
