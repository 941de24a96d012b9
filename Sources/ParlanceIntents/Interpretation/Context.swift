public import ParlanceVocabulary

/// What the user and the app bring to understanding: their vocabulary, the apps that can act, and
/// the phrases of shortcuts.
public struct Context: Sendable {
  /// The user's vocabulary.
  public var vocabulary: Vocabulary
  /// The apps that utterances may name.
  public var apps: [App]
  /// What people say to run shortcuts, in the language of the context.
  public var phrases: [InvocationPhrase]

  /// Makes a context.
  public init(
    vocabulary: Vocabulary = Vocabulary(), apps: [App] = [], phrases: [InvocationPhrase] = []
  ) {
    self.vocabulary = vocabulary
    self.apps = apps
    self.phrases = phrases
  }
}
