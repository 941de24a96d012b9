public import Parlance

/// A shortcut that is likely wanted, with the app that donated it.
public struct SuggestedShortcut: Hashable, Sendable {
  /// The identifier of the app.
  public let app: String
  /// What is suggested.
  public let shortcut: Shortcut
  /// What the app suggests that people say for it.
  public let suggestedInvocationPhrase: String?
  /// How likely it is what is wanted, from 0 to 1.
  public let confidence: Double
  /// What speaks for it, for people to read.
  public let reason: SuggestionReason
}
