/// Example phrases that an app could have for an intent in a language.
public struct PhraseSuggestion: Hashable, Sendable {
  /// Why there are no phrases.
  public enum Absence: Error, Hashable, Sendable {
    /// No pack speaks the language.
    case noPack
    /// The language's pack has no template of the intent.
    case noTemplates
    /// The templates have examples, but none that is understood as the intent in this app, and as nothing else.
    case noFittingExample
  }

  /// The `AppIntentVocabulary.plist` that they are for, which need not be there yet.
  public let file: String
  /// What Xcode calls the language.
  public let language: String
  /// The class.
  public let intent: String
  /// What people would say, the surest first, at least one; or why nothing is suggested.
  public let result: Result<[String], Absence>

  /// What people would say, the surest first; empty where nothing is suggested.
  public var phrases: [String] { (try? result.get()) ?? [] }
}
