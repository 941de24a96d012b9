internal import ParlanceDefinitions

/// An `.intentdefinition` and what translates it.
struct TranslatedDefinition {
  /// The file in the development language.
  let file: AppFile
  /// What it says.
  let definition: IntentDefinition
  /// The texts of the definition by their identifiers; of an identifier that was given twice there are several.
  let texts: [String: [DefinitionText]]
  /// The identifiers of the file, and of copies of it that stand in folders of languages.
  let identifiers: Set<String>
  /// One for each language that has one.
  let translations: [Translation]
  /// The languages that need no translation.
  private let sourceLanguages: Set<String>

  /// - Parameters:
  ///   - copies: The file and its copies in folders of languages.
  ///   - sources: The app's files.
  ///   - developmentLanguages: What the app says it is written in; empty when it does not say.
  init?(copies: [AppSource], among sources: [AppSource], developmentLanguages: Set<String>) {
    guard let original = copies.first(where: { $0.isForAllLanguages }) ?? copies.first,
      let list = original.list
    else { return nil }
    file = original.file
    definition = IntentDefinition(list.root)
    texts = Dictionary(grouping: definition.texts) { $0.identifier ?? "" }
    identifiers = copies.compactMap(\.list).reduce(into: []) {
      $0.formUnion(IntentDefinition($1.root).identifiers)
    }
    let tables = sources.filter { Self.translates($0.file, original.file) }
    translations = tables.flatMap(\.translations)
    let said = developmentLanguages.union(tables.compactMap(\.catalog?.sourceLanguage))
    let ownLanguages = copies.compactMap(\.language)
    let likely = said.isEmpty ? Set(Self.likelySources(definition, translations)) : said
    sourceLanguages = Set(likely.union(ownLanguages).flatMap(AppLocalization.languages))
  }

  /// Whether it is known in which language the file is written.
  var isSourceKnown: Bool { !sourceLanguages.isEmpty }

  /// Whether a language is that of the file itself.
  func needsNoTranslation(_ language: some StringProtocol) -> Bool {
    sourceLanguages.contains(AppLocalization.languages(language).first ?? "")
  }

  /// Whether there are texts in a language.
  func isTranslated(into language: some StringProtocol) -> Bool {
    translations.contains { $0.language == language }
  }

  private static func translates(_ file: AppFile, _ definition: AppFile) -> Bool {
    file.kind.isTranslation && file.stem == definition.stem
      && file.unlocalizedFolder == definition.unlocalizedFolder
  }

  /// The languages whose texts are mostly those of the file: the language that it is written in, and copies.
  ///
  /// A table without texts leaves them to the file.
  private static func likelySources(
    _ definition: IntentDefinition, _ translations: [Translation]
  ) -> [String] {
    let likely = translations.filter { translation in
      let scores = definition.texts.map { text in
        guard let found = text.identifier.flatMap({ translation.texts[$0] }) else { return 0 }
        return found.value.text == text.text?.text ? 1 : -1
      }
      return scores.reduce(0, +) >= 0
    }
    return likely.map(\.language)
  }
}

extension AppSource {
  /// The language of the folder that the file stands in; nil when it stands in none, or in the base.
  fileprivate var language: String? {
    localization.flatMap { $0.isBase ? nil : String($0.language) }
  }

  fileprivate var isForAllLanguages: Bool { language == nil }

  /// The texts that the file holds, by language.
  fileprivate var translations: [Translation] {
    if let catalog {
      return catalog.tables.map {
        Translation(
          language: $0.key, file: file.path, entries: $0.value, keys: catalog.keys)
      }
    }
    guard let language, let strings else { return [] }
    return [Translation(language: language, file: file.path, entries: strings.entries)]
  }
}
