internal import ParlanceDefinitions
internal import ParlanceIntents
internal import ParlanceMatching

/// Looks at the terms that an app has of its own, each by itself.
struct TermCheck {
  /// Siri discards longer terms without a word.
  private static let maximumUTF16ByteCount = 1024

  private(set) var collector: FindingCollector
  private let catalog: IntentCatalog

  /// A check that adds to findings.
  init(_ collector: FindingCollector, catalog: IntentCatalog) {
    self.collector = collector
    self.catalog = catalog
  }

  /// Looks at the terms of parameters.
  mutating func check(_ parameters: AppVocabulary.Parameters) {
    for name in parameters.names { check(parameterName: name) }
    for item in parameters.items {
      if let identifier = item.identifier, identifier.isBlank {
        collector.add(.emptyTerm, "the identifier of a term is empty", at: identifier.line)
      }
      for synonym in item.synonyms { check(synonym.phrase) }
    }
  }

  private mutating func check(parameterName name: PlacedText) {
    let parts = name.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      collector.add(
        .unknownIntent,
        "'\(name.text)' is no parameter of an intent, such as INStartWorkoutIntent.workoutName",
        at: name.line)
      return
    }
    let intent = String(parts[0])
    guard catalog.intents[intent] == nil else { return checkTakesTerms(name, parts) }
    let hint = PhraseCatalog.hint(intent, catalog.intents.keys)
    collector.add(.unknownIntent, "'\(intent)' is no system intent" + hint, at: name.line)
  }

  private mutating func checkTakesTerms(_ name: PlacedText, _ parts: [Substring]) {
    let properties = catalog.vocabularyProperties.map(\.name)
    guard !properties.contains(name.text) else { return }
    // One that is of the same class or bears the same name was meant, if any.
    let near = properties.filter { $0.hasPrefix("\(parts[0]).") || $0.hasSuffix(".\(parts[1])") }
    let hint = PhraseCatalog.nearest(name.text, of: near).map { "; did you mean '\($0)'?" } ?? ""
    collector.add(
      .parameterTakesNoTerms, "'\(name.text)' takes no terms of apps" + hint, at: name.line)
  }

  private mutating func check(_ phrase: PlacedText) {
    guard !phrase.isBlank else {
      collector.add(.emptyTerm, "the phrase of a term is empty", at: phrase.line)
      return
    }
    let byteCount = phrase.text.utf16.count * 2
    if byteCount > Self.maximumUTF16ByteCount {
      collector.add(
        .termTooLong, "the term '\(phrase.text.prefix(20))…' has \(byteCount) bytes of UTF-16",
        at: phrase.line)
    }
  }
}
