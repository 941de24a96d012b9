internal import ParlanceDefinitions

/// What `AppIntentVocabulary.plist` says: example phrases, and terms that the app has of its own.
///
/// What has a wrong type is left out; ``SchemaCheck`` tells of it.
struct AppVocabulary {
  /// The example phrases of an intent.
  struct Phrases {
    /// The class.
    let intent: PlacedText?
    /// Empty when there is nothing to read; nil when something else stands in their place.
    let examples: [PlacedText]?
    /// From 1.
    let line: Int
  }

  /// The terms that parameters may have as their values.
  struct Parameters {
    /// Each as `INStartWorkoutIntent.workoutName`.
    let names: [PlacedText]
    let items: [Item]
  }

  /// Something with one or several names.
  struct Item {
    let identifier: PlacedText?
    let synonyms: [Synonym]
  }

  /// A name of something.
  struct Synonym {
    /// As the app shows it.
    let phrase: PlacedText
    /// As it sounds; nil when that is plain.
    let pronunciation: String?
  }

  /// In file order.
  let phrases: [Phrases]
  /// In file order.
  let parameters: [Parameters]

  /// Reads the root of the file.
  init(_ root: PropertyListNode) {
    phrases = root.all("IntentPhrases").map(Phrases.init)
    parameters = root.all("ParameterVocabularies").map(Parameters.init)
  }
}

extension AppVocabulary.Phrases {
  fileprivate init(_ node: PropertyListNode) {
    intent = PlacedText(node["IntentName"])
    line = node.line
    switch node["IntentExamples"]?.value {
    case nil, .array: examples = node.all("IntentExamples").compactMap(PlacedText.init)
    default: examples = nil
    }
  }
}

extension AppVocabulary.Parameters {
  fileprivate init(_ node: PropertyListNode) {
    names = node.all("ParameterNames").compactMap(PlacedText.init)
    items = node.all("ParameterVocabulary").map(AppVocabulary.Item.init)
  }
}

extension AppVocabulary.Item {
  fileprivate init(_ node: PropertyListNode) {
    identifier = PlacedText(node["VocabularyItemIdentifier"])
    synonyms = node.all("VocabularyItemSynonyms").compactMap(AppVocabulary.Synonym.init)
  }
}

extension AppVocabulary.Synonym {
  fileprivate init?(_ node: PropertyListNode) {
    guard let phrase = PlacedText(node["VocabularyItemPhrase"]) else { return nil }
    self.phrase = phrase
    pronunciation = node["VocabularyItemPronunciation"]?.string
  }
}
