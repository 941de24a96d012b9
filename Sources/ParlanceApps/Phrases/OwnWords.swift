internal import Parlance
internal import ParlanceIntents

/// The words by which people ask for an intent, beside the values of its parameters: *start*, *my*, *workout*.
struct OwnWords {
  /// More examples of an intent add hardly a word.
  private static let maximumExampleCount = 200

  private let interpreter: Interpreter
  /// Folded.
  private var words: Set<String> = []

  /// The words of the examples of an intent's templates that no parameter takes.
  init(of intent: String, _ interpreter: Interpreter) {
    self.interpreter = interpreter
    let examples = interpreter.model.templates.lazy.filter { $0.intent == intent }
      .flatMap(\.examples).map(\.text)
    for example in examples.prefix(Self.maximumExampleCount) { add(example, of: intent) }
  }

  /// Whether a term consists of such words, and of words such as *the*, alone; never where nothing is known of them.
  func cover(_ term: String) -> Bool {
    guard !words.isEmpty, let utterance = try? interpreter.utterance(term),
      !utterance.tokens.isEmpty
    else { return false }
    let model = interpreter.model
    return utterance.tokens.allSatisfy { token in
      let word = utterance.folded(token)
      return words.contains(word) || model.isFunctionWord(model.lexicon.lexeme(of: word))
    }
  }

  private mutating func add(_ example: String, of intent: String) {
    guard let explanation = try? interpreter.explanation(of: example, at: .phrases),
      let match = explanation.matches.first(where: { $0.intent == intent })
    else { return }
    let utterance = explanation.utterance
    for step in match.steps where step.role == "word" && step.parameter == nil {
      for token in utterance.tokens
      where step.span.lowerBound <= token.span.lowerBound
        && token.span.upperBound <= step.span.upperBound
      {
        words.insert(utterance.folded(token))
      }
    }
  }
}
