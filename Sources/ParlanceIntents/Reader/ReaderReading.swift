internal import ParlanceMatching
internal import ParlanceReader

/// What the reader takes an utterance for.
struct ReaderReading {
  /// The match, whose template stands for the intent alone.
  let match: PhraseMatch
  let intent: String
  /// How likely it is that this is what was meant.
  let probability: Double
  /// Whether that is likely enough to be taken.
  let isLikely: Bool
}
