internal import ParlanceDefinitions
internal import ParlanceIntents
internal import ParlanceMatching

/// Looks at the example phrases of intents.
struct PhraseCheck {
  private(set) var collector: FindingCollector
  private let catalog: IntentCatalog
  /// The line of each phrase, by intent.
  private var seen: [String: [String: Int]] = [:]

  /// A check that adds to findings.
  init(_ collector: FindingCollector, catalog: IntentCatalog) {
    self.collector = collector
    self.catalog = catalog
  }

  /// Looks at the phrases of an intent.
  mutating func check(_ phrases: AppVocabulary.Phrases) {
    let name = phrases.intent?.text ?? "the intent"
    if let intent = phrases.intent, catalog.intents[intent.text] == nil {
      let hint = PhraseCatalog.hint(intent.text, catalog.intents.keys)
      collector.add(.unknownIntent, "'\(intent.text)' is no system intent" + hint, at: intent.line)
    }
    guard let examples = phrases.examples else { return }
    if examples.isEmpty {
      collector.add(
        .missingExamplePhrase, "\(name) has no example phrase", at: phrases.line,
        intent: phrases.intent?.text)
    }
    for example in examples { check(example, of: name) }
  }

  private mutating func check(_ example: PlacedText, of intent: String) {
    guard !example.isBlank else {
      collector.add(
        .emptyExamplePhrase, "an example phrase of \(intent) is empty", at: example.line)
      return
    }
    if example.callsSiri {
      collector.add(.heySiri, "'\(example.text)' contains \"Hey Siri\"", at: example.line)
    }
    guard let first = seen[intent]?[example.folded] else {
      seen[intent, default: [:]][example.folded] = example.line
      return
    }
    collector.add(
      .duplicateExamplePhrase,
      "'\(example.text)' is an example phrase of \(intent) already",
      at: example.line, otherLine: first)
  }
}

extension PlacedText {
  /// Whether it has the words that people call Siri by, which the App Store refuses.
  var callsSiri: Bool {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return zip(words, words.dropFirst()).contains { $0 == "hey" && $1 == "siri" }
  }
}
