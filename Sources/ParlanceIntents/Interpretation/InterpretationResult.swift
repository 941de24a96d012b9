public import ParlanceText

/// What an utterance may have meant.
public struct InterpretationResult: Sendable {
  /// The utterance with its tokens.
  public let utterance: Utterance
  /// The interpretations, most likely first, one for each intent; empty when the utterance is not understood.
  public let interpretations: [Interpretation]

  /// The most likely interpretation; nil when the utterance is not understood.
  public var best: Interpretation? { interpretations.first }
}
