public import ParlanceVocabulary

/// A word or several that an app has of its own for a value of a parameter: a synonym of an item in
/// `AppIntentVocabulary.plist`.
///
///     AppTerm(
///       VocabularyTerm("Tabata", vocabularyIdentifier: "interval.short"),
///       parameters: ["INStartWorkoutIntent.workoutName"])
public struct AppTerm: Hashable, Sendable {
  /// The phrase as the app shows it, how it sounds, and the identifier of the item, which its synonyms share.
  public let term: VocabularyTerm
  /// What it is bound to, each the name of a ``VocabularyProperty``; other names have no effect.
  public let parameters: [String]

  /// Makes a term.
  public init(_ term: VocabularyTerm, parameters: [String]) {
    self.term = term
    self.parameters = parameters
  }
}
