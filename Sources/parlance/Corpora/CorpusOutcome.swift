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
    self.example = example
    confidence = result.best?.confidence
    differences = CorpusComparison.differences(between: example, and: result)
    let isKnown = example.knownFailure != nil
    if differences.isEmpty {
      verdict = isKnown ? .mended : .right
    } else if isKnown {
      verdict = .known
    } else {
      verdict = result.best == nil ? .refused : .wrong
    }
  }
}
