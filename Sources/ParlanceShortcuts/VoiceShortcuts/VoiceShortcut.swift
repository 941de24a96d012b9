public import Parlance

/// A shortcut with the phrase that a person says for it (INVoiceShortcut).
public struct VoiceShortcut: Hashable, Sendable {
  /// What no other one is called.
  public let identifier: String
  /// What the person says, as they wrote it.
  public let invocationPhrase: String
  /// The language of the phrase.
  public let language: LanguageCode
  /// What happens then.
  public let shortcut: Shortcut

  /// One as it is kept, or was.
  package init(
    identifier: String, invocationPhrase: String, language: LanguageCode, shortcut: Shortcut
  ) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.language = language
    self.shortcut = shortcut
  }
}
