/// A phrase that the user may say, with what it stands for (INSpeakable).
public struct VocabularyTerm: Hashable, Sendable {
  /// The phrase as the user says it and as it is shown.
  public let spokenPhrase: String
  /// How the phrase sounds, spelled as ordinary words: `shi vawn`. Utterances that say it so match, too.
  public let pronunciationHint: String?
  /// The app's own name for the thing.
  public let vocabularyIdentifier: String?

  /// Makes a term.
  ///
  /// Any text can be a term; ``Vocabulary`` refuses those that are empty or too long.
  public init(
    _ spokenPhrase: String, pronunciationHint: String? = nil, vocabularyIdentifier: String? = nil
  ) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier
  }
}
