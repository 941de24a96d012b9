/// A shortcut that is likely wanted now.
public struct Suggestion: Hashable, Sendable {
  /// What stands for the shortcut.
  public let shortcut: String
  /// What its donations weigh: ``SuggestionModel/fullWeight`` for one that was made this very minute at this place.
  public let score: Int
  /// How likely it is what is wanted now, from 0 to 1.
  public let confidence: Double
  /// What speaks for it, for people to read.
  public let reason: SuggestionReason
}
