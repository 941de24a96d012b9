public import ParlanceVocabulary

/// What the user and the app bring to understanding: their vocabulary, and the apps that can act.
public struct Context: Sendable {
  /// The user's vocabulary.
  public var vocabulary: Vocabulary
  /// The apps that utterances may name.
  public var apps: [App]

  /// Makes a context.
  public init(vocabulary: Vocabulary = Vocabulary(), apps: [App] = []) {
    self.vocabulary = vocabulary
    self.apps = apps
  }
}
