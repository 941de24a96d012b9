internal import ParlanceText

/// The ways in which people say the name of an app: as it is written, and without its marks.
///
/// *PayDay!* is "payday", *E\*Pay* is "e pay" or "epay", *AT&T Pay* is "att pay", "at t pay" or "at and t pay".
struct SpokenAppName {
  /// The words of each way, folded; the name as it is written comes first.
  let forms: [[String]]

  /// Reads a name.
  ///
  /// - Throws: ``UtteranceError/utteranceTooLong`` when it is longer than an utterance may be.
  init(_ name: String, model: LanguageModel) throws(UtteranceError) {
    var utterance = try model.tokenizer.utterance(name)
    model.lexicon.annotate(&utterance)
    let written = utterance.tokens.map { String(utterance.folded($0)) }
    guard utterance.tokens.contains(where: Self.isMark) else {
      forms = [written]
      return
    }
    let others = [
      Self.words(of: utterance, and: ""), Self.joinedWords(of: utterance),
      Self.words(of: utterance, and: model.entities.wordForAnd),
    ]
    forms = [written] + others.filter { Self.isName($0, in: model) }
  }

  private static func isMark(_ token: Token) -> Bool {
    token.kind == .punctuation || token.kind == .symbol || token.kind == .emoji
  }

  /// The words without marks, but for the sign of "and", which may be read out.
  private static func words(of utterance: Utterance, and word: String) -> [String] {
    utterance.tokens.compactMap { token in
      guard isMark(token) else { return String(utterance.folded(token)) }
      return utterance.folded(token) == "&" && !word.isEmpty ? word : nil
    }
  }

  /// The words, those as one between which there is a mark and no space.
  private static func joinedWords(of utterance: Utterance) -> [String] {
    var words: [String] = []
    var isJoined = false
    for token in utterance.tokens {
      let followsSpace = token.traits.contains(.followsSpace)
      if isMark(token) {
        isJoined = !followsSpace && !words.isEmpty
      } else if isJoined, !followsSpace, let last = words.popLast() {
        words.append(last + utterance.folded(token))
        isJoined = false
      } else {
        words.append(String(utterance.folded(token)))
        isJoined = false
      }
    }
    return words
  }

  /// Whether words can still be told for a name: a letter is none, nor is a function word.
  private static func isName(_ words: [String], in model: LanguageModel) -> Bool {
    guard let first = words.first else { return false }
    return words.count > 1
      || first.count > 1 && !model.isFunctionWord(model.lexicon.lexeme(of: first))
  }
}
