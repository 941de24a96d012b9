internal import Parlance
internal import ParlanceIntents

/// Says which intent phrases are of, in one language, with an app's names and terms.
struct PhraseClassifier {
  /// How sure it must be that a phrase is of a language other than its own, from 0 to 1.
  private static let minimumConfidence = 0.5
  /// A single word may be one of several languages.
  private static let minimumWordCount = 2

  let interpreter: Interpreter
  /// The classes that the language has templates for.
  private let intents: Set<String>

  /// A classifier with a language.
  ///
  /// - Throws: ``UtteranceError`` when a name or a term is too long.
  init(_ model: LanguageModel, context: Context) throws(UtteranceError) {
    interpreter = try Interpreter(model, context: context)
    intents = Set(model.templates.map(\.intent))
  }

  /// Whether the language has a template for an intent, so that its phrases can be told.
  func knows(_ intent: String) -> Bool { intents.contains(intent) }

  /// The intent that a phrase is of; nil when it is not understood.
  func intent(of phrase: String) -> String? { best(phrase)?.intent }

  /// The app that a phrase names, in whatever name; nil when it names none.
  func app(in phrase: String) -> String? { best(phrase)?.app?.name }

  private func best(_ phrase: String) -> Interpretation? {
    try? interpreter.interpret(phrase, at: .phrases).best
  }

  // MARK: Languages

  /// Whether a phrase that its own language does not understand is of this one.
  ///
  /// It is when it is of the intent here, and this language has words of it that the other one has not: those of
  /// another script, or such as no list and no template of it has. Of a phrase that this language's own file does not
  /// have, that must hold of most words.
  ///
  /// - Parameters:
  ///   - other: The phrase's own language; nil when there is no pack for it.
  ///   - isShared: Whether this language's own file has the phrase, too.
  func claims(
    _ phrase: String, as intent: String, from other: PhraseClassifier?, isShared: Bool
  ) -> Bool {
    guard isShared || other != nil, let best = best(phrase), best.intent == intent,
      best.confidence >= Self.minimumConfidence
    else { return false }
    let words = words(of: phrase, as: intent)
    let strange = words.filter { isStrange($0, to: other) }
    guard isShared else {
      return strange.count >= Self.minimumWordCount && strange.count * 2 > words.count
    }
    return isStrange(to: other) ? words.count >= Self.minimumWordCount : !strange.isEmpty
  }

  /// Whether another language has none of this one's words, as far as is known.
  private func isStrange(to other: PhraseClassifier?) -> Bool {
    other?.interpreter.model.code.script != interpreter.model.code.script
  }

  private func isStrange(_ word: Substring, to other: PhraseClassifier?) -> Bool {
    isStrange(to: other) || other?.knows(word: word) != true
  }

  /// The words that the template of an intent takes as they stand.
  private func words(of phrase: String, as intent: String) -> [Substring] {
    guard let explanation = try? interpreter.explanation(of: phrase, at: .phrases),
      let match = explanation.matches.first(where: { $0.intent == intent })
    else { return [] }
    return match.steps.filter { $0.role == "word" }.map { explanation.utterance.text(of: $0.span) }
  }

  private func knows(word: Substring) -> Bool {
    guard let utterance = try? interpreter.utterance(String(word)) else { return true }
    return utterance.tokens.allSatisfy {
      interpreter.model.lexicon.lexeme(of: utterance.folded($0)) >= 0
    }
  }
}

extension ReferenceDate {
  /// Days and hours of phrases are of a week that does not change, so that what is found does not, either.
  static let phrases = ReferenceDate("2020-01-06T12:00") ?? .now
}
