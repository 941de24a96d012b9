internal import ParlanceDefinitions

/// Compares the translations of an `.intentdefinition` with it.
struct TranslationCheck {
  private let source: TranslatedDefinition
  private let translation: Translation
  private var collector: FindingCollector

  /// What is wrong with all of them.
  static func findings(_ source: TranslatedDefinition) -> [AppFinding] {
    source.translations.flatMap { translation in
      var check = TranslationCheck(
        source: source, translation: translation,
        collector: FindingCollector(translation.file))
      check.check()
      return check.collector.findings
    }
  }

  private mutating func check() {
    if !source.needsNoTranslation(translation.language) {
      checkNames()
      checkTexts()
    }
    for (key, entry) in translation.texts { check(entry, of: key) }
  }

  /// What the App Store asks for: the titles and descriptions of the app's own intents.
  private mutating func checkNames() {
    for intent in source.definition.intents where intent.isCustom {
      check(intent.title, .missingIntentTitle, "the title of \(intent.name)")
      check(intent.description, .missingIntentDescription, "the description of \(intent.name)")
    }
  }

  /// A text that the file itself lacks is told of there.
  private mutating func check(_ text: DefinitionText, _ rule: AppRule, _ name: String) {
    guard !text.isBlank else { return }
    guard let identifier = text.identifier else {
      return collector.add(
        rule, "\(name) has no identifier to be translated in \(translation.language)", at: 1)
    }
    guard !translation.contains(identifier) else { return }
    collector.add(
      rule, "\(name) is missing in \(translation.language): \"\(identifier)\"",
      at: translation.line(of: identifier))
  }

  private mutating func checkTexts() {
    let names = source.definition.intents.filter(\.isCustom).flatMap { [$0.title, $0.description] }
    var seen = Set(names.compactMap(\.identifier))
    for text in source.definition.texts where text.hasWords {
      guard let identifier = text.identifier, let words = text.text?.text,
        seen.insert(identifier).inserted, !translation.contains(identifier)
      else { continue }
      collector.add(
        .missingTranslation,
        "'\(words)' is missing in \(translation.language): \"\(identifier)\"",
        at: translation.line(of: identifier))
    }
  }

  private mutating func check(_ entry: StringsEntry, of key: String) {
    let identifiers = Translation.identifiers(of: key)
    guard source.identifiers.contains(key) || source.identifiers.isSuperset(of: identifiers) else {
      return collector.add(
        .orphanTranslation, "no text of \(source.file.name) has the identifier \"\(key)\"",
        at: entry.key.line)
    }
    checkVariables(of: entry, key: key, identifier: identifiers.first ?? key)
  }

  private mutating func checkVariables(of entry: StringsEntry, key: String, identifier: String) {
    let isWhole = source.identifiers.contains(key)
    let originals = source.texts[isWhole ? key : identifier] ?? []
    let expected = originals.compactMap { $0.text.map { Set(TextVariables.names(in: $0.text)) } }
    let found = Set(TextVariables.names(in: entry.value.text))
    // Of a dialog that is written once for each value, the value has taken the place of its variable.
    let fits = expected.contains { isWhole ? $0 == found : $0.isSuperset(of: found) }
    guard let original = expected.first, !fits, !entry.value.isBlank else { return }
    collector.add(
      .differingVariables,
      "'\(entry.value.text)' has \(Self.list(found)), where \(source.file.name) has "
        + Self.list(original),
      at: entry.value.line)
  }

  /// The variables as they are written.
  static func list(_ names: Set<String>) -> String {
    names.isEmpty ? "no variable" : names.sorted().map { "${\($0)}" }.joined(separator: ", ")
  }
}
