public import ParlanceText

/// What was answered, and where the answer says it.
public struct AnswerReading: Sendable {
  /// The answer with its tokens.
  public let utterance: Utterance
  /// What it answers.
  public let answer: Answer
  /// The values that it gives with their places, in the order of the text; empty unless ``answer`` is ``Answer/values(_:)``.
  public let parameters: [Interpretation.Parameter]
  /// What is asked beside agreeing; nil where agreeing is all: "Yes. How long will it take?"
  public let question: Utterance.Span?
  /// True where no template matched, and the answer was read by what the language's answers taught.
  package let isReadByModel: Bool

  /// An answer without values.
  init(
    _ answer: Answer, _ utterance: Utterance, question: Utterance.Span? = nil,
    isReadByModel: Bool = false
  ) {
    self.utterance = utterance
    self.answer = answer
    parameters = []
    self.question = question
    self.isReadByModel = isReadByModel
  }

  /// An answer that gives values.
  init(
    _ parameters: [Interpretation.Parameter], _ utterance: Utterance, isReadByModel: Bool = false
  ) {
    self.utterance = utterance
    answer = .values(ParameterValues(parameters))
    self.parameters = parameters
    question = nil
    self.isReadByModel = isReadByModel
  }
}
