internal import ParlanceDefinitions

/// Looks at the phrases of App Shortcuts.
struct ShortcutCheck {
  /// The name that Xcode looks for, without what it ends in.
  static let tableName = "AppShortcuts"

  /// What stands for the app's name.
  private static let appName = "applicationName"
  /// What Siri takes of an app.
  private static let maximumPhraseCount = 1000

  private var collector: FindingCollector

  /// What is wrong with the phrases of all languages.
  static func findings(_ sources: [AppSource], reservedTerms terms: [String]) -> [AppFinding] {
    let tables = sources.filter { $0.file.kind.isTranslation && $0.file.stem == tableName }
    let phrases = tables.flatMap { source in
      var check = ShortcutCheck(collector: FindingCollector(source.file.path))
      if let catalog = source.catalog { check.check(catalog) }
      if let strings = source.strings { check.check(strings) }
      return check.collector.findings
    }
    return phrases + reservedTerms(terms, in: tables)
  }

  /// One text stands for one phrase, and says as much as that.
  private mutating func check(_ table: StringsTable) {
    checkCount(of: table.entries)
    for entry in table.entries {
      check(entry.value)
      let source = Set(TextVariables.names(in: entry.key.text))
      let found = Set(TextVariables.names(in: entry.value.text))
      if source != found { addDifference(entry.value, found, source) }
    }
  }

  /// A language may have more ways to say something, and not each of them has all variables. Xcode leaves empty what is
  /// not translated yet.
  private mutating func check(_ catalog: StringCatalog) {
    let phrases = catalog.phrases
    let sources = Dictionary(grouping: phrases[catalog.sourceLanguage ?? ""] ?? [], by: \.key.text)
    for (language, entries) in phrases.sorted(by: { $0.key < $1.key }) {
      checkCount(of: entries)
      for entry in entries where !entry.value.isBlank {
        check(entry.value)
        guard language != catalog.sourceLanguage else { continue }
        let texts = [entry.key] + (sources[entry.key.text] ?? []).map(\.value)
        let known = Set(texts.flatMap { TextVariables.names(in: $0.text) })
        let found = Set(TextVariables.names(in: entry.value.text))
        if !found.isSubset(of: known) { addDifference(entry.value, found, known) }
      }
    }
  }

  private mutating func checkCount(of entries: [StringsEntry]) {
    guard entries.count > Self.maximumPhraseCount else { return }
    collector.add(
      .tooManyShortcutPhrases, "there are \(entries.count) phrases in one language",
      at: entries[Self.maximumPhraseCount].value.line)
  }

  private mutating func check(_ phrase: PlacedText) {
    let names = Set(TextVariables.names(in: phrase.text))
    if !names.contains(Self.appName) {
      collector.add(
        .shortcutWithoutAppName, "'\(phrase.text)' has no ${\(Self.appName)}", at: phrase.line)
    }
    let parameters = names.subtracting([Self.appName])
    if parameters.count > 1 {
      collector.add(
        .tooManyShortcutParameters,
        "'\(phrase.text)' has \(parameters.count) parameters, where a phrase may have one",
        at: phrase.line)
    }
  }

  private mutating func addDifference(
    _ phrase: PlacedText, _ found: Set<String>, _ expected: Set<String>
  ) {
    collector.add(
      .differingVariables,
      "'\(phrase.text)' has \(TranslationCheck.list(found)), where its phrase has "
        + TranslationCheck.list(expected),
      at: phrase.line)
  }

  /// Only the phrases of the development language become metadata; each is told of once.
  private static func reservedTerms(_ terms: [String], in tables: [AppSource]) -> [AppFinding] {
    var seen: Set<[String]> = []
    return tables.flatMap { source in
      var collector = FindingCollector(source.file.path)
      let new = phrases(of: source).filter {
        seen.insert([source.file.unlocalizedFolder, $0.text]).inserted
      }
      collector.addReservedTerms(terms, in: new)
      return collector.findings
    }
  }

  /// The phrases of the development language: the keys, and in a catalog other ways to say them.
  private static func phrases(of source: AppSource) -> [PlacedText] {
    guard let catalog = source.catalog else { return source.strings?.entries.map(\.key) ?? [] }
    return catalog.keys + (catalog.phrases[catalog.sourceLanguage ?? ""] ?? []).map(\.value)
  }
}
