internal import ParlanceText

/// A word that is made of several number words.
struct CompoundNumber: Sendable {
  let pieces: [Lexicon.Lexeme]
  /// What it is by itself.
  let word: NumberWord
}
