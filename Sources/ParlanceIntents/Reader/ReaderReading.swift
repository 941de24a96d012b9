internal import ParlanceMatching
internal import ParlanceReader

/// A reading of an utterance that no template matches.
struct ReaderReading {
  /// The match, whose template stands for the intent alone.
  let match: PhraseMatch
  let intent: String
  /// The probability that this is what was meant.
  let probability: Double
  /// True where that is likely enough to be taken.
  let isLikely: Bool
  /// The words outside the parameters that speak against the intent, the strongest first; only where they are asked for.
  var against: [Range<Int>] = []
}
