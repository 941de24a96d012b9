internal import Parlance

/// What became of an example.
struct CorpusOutcome: Sendable {
  /// The kinds of outcomes.
  enum Verdict: String, Sendable {
    /// All as expected.
    case right
    /// Nothing was understood, and something should be.
    case refused
    /// Something else was understood.
    case wrong
    /// Not as expected, which the corpus says.
    case known
    /// As expected, though the corpus says that it fails.
    case mended
  }

  /// The example.
  let example: CorpusExample
  /// The kind.
  let verdict: Verdict
  /// What is not as expected.
  let differences: [CorpusComparison.Difference]
  /// How likely it was said to be that what was understood was meant; nil when nothing was understood.
  let confidence: Double?
  /// True where something was understood that no template matches.
  let isReadByModel: Bool

  /// Whether the corpus and the tool disagree.
  var isFailure: Bool { [.refused, .wrong, .mended].contains(verdict) }

  /// What is wrong, a line each.
  var reasons: [String] {
    guard verdict == .mended else { return differences.map(\.description) }
    return ["it passes, though it is marked as known to fail; remove the mark"]
  }

  /// The outcome of an example.
  ///
  /// - Throws: ``UtteranceError`` when the utterance is too long.
  init(
    _ example: CorpusExample, by interpreter: Interpreter, at date: ReferenceDate
  ) throws(UtteranceError) {
    let result = try interpreter.interpret(example.utterance, at: date)
    self.init(
      example, CorpusComparison.differences(between: example, and: result),
      isUnderstood: result.best != nil, confidence: result.best?.confidence,
      isReadByModel: result.best?.isReadByModel == true)
  }

  /// The outcome of an answer to a question.
  ///
  /// - Throws: ``UtteranceError`` when the utterance is too long, ``ToolError`` when the question cannot be asked.
  init(
    _ example: CorpusExample, _ question: CorpusQuestion, by reader: AnswerReader,
    at date: ReferenceDate
  ) throws {
    let reading = try reader.reading(
      of: example.utterance, as: question.asked.expectedAnswers, about: question.asked.schema(),
      at: date)
    self.init(
      example, CorpusComparison.differences(between: example, and: reading),
      isUnderstood: reading.answer != .notUnderstood, confidence: nil,
      isReadByModel: reading.isReadByModel)
  }

  private init(
    _ example: CorpusExample, _ differences: [CorpusComparison.Difference], isUnderstood: Bool,
    confidence: Double?, isReadByModel: Bool
  ) {
    self.example = example
    self.isReadByModel = isReadByModel
    self.confidence = confidence
    self.differences = differences
    let isKnown = example.knownFailure != nil
    if differences.isEmpty {
      verdict = isKnown ? .mended : .right
    } else if isKnown {
      verdict = .known
    } else {
      verdict = isUnderstood ? .wrong : .refused
    }
  }
}
