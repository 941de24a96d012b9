/// What a conversation wants done next.
public enum ConversationAction: Hashable, Sendable {
  /// Counts the things that a handler was asked for: an answer that comes late, or twice, bears a step that is over.
  public typealias Step = Int

  /// To ask the handler what it makes of a parameter; answered by ``Conversation/Event/resolved(_:_:)``.
  case resolve(parameter: String, AnyIntent, Step)
  /// To ask the handler what it offers for a parameter that is asked for next; answered by
  /// ``Conversation/Event/provided(_:_:)``, with nothing where it offers nothing.
  case provideOptions(parameter: String, AnyIntent, Step)
  /// To ask the handler whether the intent can be done; answered by ``Conversation/Event/confirmed(_:_:)``.
  case confirm(AnyIntent, Step)
  /// To have the handler do it; answered by ``Conversation/Event/handled(_:_:)``. Comes at most once in a conversation.
  case handle(AnyIntent, Step)
  /// To ask the person; answered by ``Conversation/Event/answered(_:)``.
  ///
  /// It is repeated where the last answer did not answer it.
  case ask(Question, isRepeated: Bool)
  /// To have the device unlocked; answered by ``Conversation/Event/unlocked``.
  case unlock
  /// Nothing: the event was not waited for.
  case wait
  /// Nothing more: it is over.
  case end(ConversationOutcome)
}
