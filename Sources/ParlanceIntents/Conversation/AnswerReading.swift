public import ParlanceText

/// What was answered, and where the answer says it.
public struct AnswerReading: Sendable {
  /// The answer with its tokens.
  public let utterance: Utterance
  /// What it answers.
  public let answer: Answer
  /// The values that it gives with their places, in the order of the text; empty unless ``answer`` is ``Answer/values(_:)``.
  public let parameters: [Interpretation.Parameter]

  /// An answer without values.
  init(_ answer: Answer, _ utterance: Utterance) {
    self.utterance = utterance
    self.answer = answer
    parameters = []
  }

  /// An answer that gives values.
  init(_ parameters: [Interpretation.Parameter], _ utterance: Utterance) {
    self.utterance = utterance
    answer = .values(ParameterValues(parameters))
    self.parameters = parameters
  }
}
