/// Example phrases that an app could have for an intent in a language.
public struct PhraseSuggestion: Hashable, Sendable {
  /// The `AppIntentVocabulary.plist` that they are for, which need not be there yet.
  public let file: String
  /// What Xcode calls the language.
  public let language: String
  /// The class.
  public let intent: String
  /// What people would say, the surest first; empty where nothing is known of the intent in the language.
  public let phrases: [String]
}
