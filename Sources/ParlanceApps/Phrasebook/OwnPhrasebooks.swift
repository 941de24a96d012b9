internal import ParlanceDefinitions
internal import ParlanceIntents
internal import ParlanceLanguages

/// How people speak of an app's own intents: what its `.intentdefinition` files say, language by language.
struct OwnPhrasebooks {
  private let base: IntentPhrasebook?
  /// By language, as Xcode calls its folders.
  private let translations: [String: IntentPhrasebook]

  /// Reads definitions; those of which no Swift could be generated are left out.
  init(_ definitions: [TranslatedDefinition]) {
    let readable = definitions.compactMap(ReadableDefinition.init)
    base = Self.phrasebook(readable, language: nil)
    let languages = Set(definitions.flatMap(\.translations).map(\.language))
    translations = languages.reduce(into: [:]) { books, language in
      books[language] = Self.phrasebook(readable, language: language)
    }
  }

  /// What there is for a language; nil where the app has no intents of its own.
  func phrasebook(for code: LanguageCode) -> IntentPhrasebook? {
    base.map { IntentPhrasebook.nearest(to: code, in: translations, base: $0) }
  }

  private static func phrasebook(
    _ definitions: [ReadableDefinition], language: String?
  ) -> IntentPhrasebook? {
    let books = definitions.map { $0.phrasebook(language: language) }
    guard books.contains(where: { !$0.intents.isEmpty }) else { return nil }
    return IntentPhrasebook(
      intents: books.flatMap(\.intents), phrases: books.flatMap(\.phrases),
      enumerations: books.flatMap(\.enumerations),
      sentences: books.reduce(into: [:]) { $0.merge($1.sentences) { first, _ in first } })
  }
}

/// A definition of which intents can be made.
private struct ReadableDefinition {
  let definition: TranslatedDefinition
  let library: IntentLibrary

  init?(_ definition: TranslatedDefinition) {
    guard let library = try? IntentLibrary(definition.definition) else { return nil }
    self.definition = definition
    self.library = library
  }

  func phrasebook(language: String?) -> IntentPhrasebook {
    let translation = definition.translations.first { $0.language == language }
    let texts = translation?.texts.mapValues(\.value.text) ?? [:]
    let model = PhrasebookReader(definition.definition, translation: texts).phrasebook
    return IntentPhrasebook(model, intents: library.intents.map(IntentSchema.init))
  }
}
