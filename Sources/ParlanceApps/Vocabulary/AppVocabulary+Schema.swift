internal import ParlanceDefinitions

extension AppVocabulary {
  /// The name that Siri looks for.
  static let fileName = "AppIntentVocabulary.plist"

  /// What the file may hold. Source: Apple's references "Parameter Vocabularies" and "Intent Phrases".
  static let schema = PropertyListSchema.dictionary([
    .init(name: "ParameterVocabularies", schema: .array(of: parameters), isRequired: false),
    .init(name: "IntentPhrases", schema: .array(of: phrases), isRequired: false),
  ])

  private static let parameters = PropertyListSchema.dictionary([
    .init(name: "ParameterNames", schema: .array(of: .string)),
    .init(name: "ParameterVocabulary", schema: .array(of: item)),
  ])

  private static let item = PropertyListSchema.dictionary([
    .init(name: "VocabularyItemIdentifier", schema: .string),
    .init(name: "VocabularyItemSynonyms", schema: .array(of: synonym)),
  ])

  private static let synonym = PropertyListSchema.dictionary([
    .init(name: "VocabularyItemPhrase", schema: .string),
    .init(name: "VocabularyItemPronunciation", schema: .string, isRequired: false),
    .init(name: "VocabularyItemExamples", schema: .array(of: .string), isRequired: false),
  ])

  /// Examples have a rule of their own for when they are missing.
  private static let phrases = PropertyListSchema.dictionary([
    .init(name: "IntentName", schema: .string),
    .init(name: "IntentExamples", schema: .array(of: .string), isRequired: false),
  ])
}
