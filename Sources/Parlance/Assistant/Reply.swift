public import ParlanceIntents

/// What an assistant answers.
public struct Reply: Hashable, Sendable {
  /// What is said, in the assistant's language; empty while it is still at something.
  public let text: String
  /// What is asked; nil where nothing is.
  public let question: Question?
  /// What is shown: all that will be done where that is asked, and how it went where an app has answered; nil elsewhere.
  public let card: IntentCard?
  /// The intent that is talked about, as far as it is resolved; nil where there is none.
  public let intent: AnyIntent?
  /// How the conversation ended; nil while it goes on, and where none began.
  public let outcome: ConversationOutcome?

  /// Makes a reply.
  public init(
    text: String, question: Question? = nil, card: IntentCard? = nil, intent: AnyIntent? = nil,
    outcome: ConversationOutcome? = nil
  ) {
    self.text = text
    self.question = question
    self.card = card
    self.intent = intent
    self.outcome = outcome
  }
}
