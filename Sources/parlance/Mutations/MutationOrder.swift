internal import Parlance

/// An order of money of a corpus that is read as it is meant.
struct MutationOrder: Sendable {
  let example: CorpusExample
  let utterance: Utterance
  let interpretation: Interpretation

  /// The order of an example; nil where the example is none that is read, or holds words that may say anything.
  init?(_ example: CorpusExample, by interpreter: Interpreter, at date: ReferenceDate) {
    let model = interpreter.model
    guard example.knownFailure == nil, example.question == nil,
      let result = try? interpreter.interpret(example.utterance, at: date), let best = result.best,
      model.catalog.movesMoney(best.intent), best.intent == example.intent,
      !model.hasOwnText(result.utterance)
    else { return nil }
    self.example = example
    utterance = result.utterance
    interpretation = best
  }

  /// The sum; nil where none is said.
  var sum: Interpretation.Parameter? {
    interpretation.parameters.first { Self.amount($0.value) != nil }
  }

  /// The sum that an interpretation pays.
  static func amount(of interpretation: Interpretation) -> CurrencyAmount? {
    interpretation.parameters.lazy.compactMap { amount($0.value) }.first
  }

  private static func amount(_ value: ParameterValue) -> CurrencyAmount? {
    switch value {
    case .currencyAmount(let sum), .paymentAmount(.amount(let sum)): sum
    default: nil
    }
  }

  /// Where words may be put: before each token, and at the end; not behind a vowel that is written before its consonant, as
  /// in Thai.
  var boundaries: [Int] {
    let end = utterance.tokens.last { $0.kind != .punctuation }?.span.upperBound ?? 0
    let starts = utterance.tokens.map(\.span.lowerBound).filter { start in
      let before = utterance.text(of: Utterance.Span(0, start)).unicodeScalars.last
      return before?.properties.isLogicalOrderException != true
    }
    return (starts + [end]).map { Int($0) }
  }

  /// The words that are of no parameter.
  var freeWords: [Utterance.Span] {
    utterance.tokens.filter { token in
      token.kind == .word && !spans.contains { $0.overlaps(token.span) }
    }.map(\.span)
  }

  private var spans: [Utterance.Span] {
    interpretation.parameters.compactMap(\.span) + [interpretation.app?.span].compactMap { $0 }
  }
}

extension Utterance.Span {
  /// Whether spans share a character.
  func overlaps(_ other: Self) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}
