public import ParlanceText

/// What an utterance may have meant.
public struct InterpretationResult: Sendable {
  /// The utterance with its tokens.
  public let utterance: Utterance
  /// The interpretations, most likely first, one for each intent; empty when the utterance is not understood.
  public let interpretations: [Interpretation]

  /// The shortcut whose phrase was said: word by word, or closely where nothing else was understood. It counts before any
  /// interpretation. nil where no phrase was said, or phrases for different things.
  public package(set) var invocation: Invocation?

  /// The app of the context that was named for what it does not do, so that nothing is meant: a payment by an app for messages
  /// alone. nil where there is none.
  public package(set) var unsupportedApp: Interpretation.AppMention?

  /// The most likely interpretation; nil when the utterance is not understood.
  public var best: Interpretation? { interpretations.first }
}
