package import ParlanceText
internal import ParlanceVocabulary

/// The phrases of shortcuts, found where an utterance says one and nothing else.
package struct InvocationIndex: Sendable {
  private let index: VocabularyIndex
  /// By the number of a term, the phrases of these words.
  private let phrases: [[InvocationPhrase]]
  /// By the hash of its words, the phrases that have it, with their words.
  private let exact: [UInt64: [(words: [String], term: Int)]]

  /// Any type will do whose terms have no parts: they are found whole.
  private static let type = VocabularyType.workoutActivityName

  /// - Parameters:
  ///   - phrases: Those that have no words are never said.
  ///   - model: The language.
  /// - Throws: ``UtteranceError`` when a phrase is too long to be said.
  /// - Complexity: O(*n*), *n* the length of all phrases.
  package init(
    _ phrases: [InvocationPhrase], model: LanguageModel
  ) throws(UtteranceError) {
    let byText = Dictionary(grouping: phrases, by: \.text)
    var vocabulary = Vocabulary()
    let rejected = vocabulary.setVocabularyStrings(byText.keys.sorted(), of: Self.type)
    guard !rejected.contains(where: { $0.reason == .tooLong }) else {
      throw .utteranceTooLong
    }
    let texts = vocabulary.terms(of: Self.type).map(\.spokenPhrase)
    self.phrases = texts.map { byText[$0] ?? [] }
    var exact: [UInt64: [(words: [String], term: Int)]] = [:]
    for (term, text) in texts.enumerated() {
      let utterance = try model.tokenizer.utterance(text)
      guard !utterance.saidTokens.isEmpty else { continue }
      exact[utterance.wordHash, default: []].append((utterance.foldedWords, term))
    }
    self.exact = exact
    index = try VocabularyIndex(
      vocabulary, tokenizer: model.tokenizer, nicknames: [:], rules: model.nameRules,
      sounds: model.sounds)
  }

  /// The phrase that an utterance is, word by word; nil where there is none, or several run different things.
  ///
  /// - Complexity: O(*n*), *n* the number of tokens, however many phrases there are.
  package func exactInvocation(_ utterance: Utterance) -> Invocation? {
    // Nearly no utterance is a phrase, and then this is all that it costs.
    guard !exact.isEmpty, let alike = exact[utterance.wordHash] else { return nil }
    let words = utterance.foldedWords
    let found = alike.filter { $0.words == words }.flatMap { phrases[$0.term] }
    return Self.invocation(found, isExact: true)
  }

  /// The phrase that an utterance resembles most, but is not; nil where there is none, or several run different things.
  package func closeInvocation(_ utterance: Utterance) -> Invocation? {
    Self.invocation(phrases(resembling: utterance), isExact: false)
  }

  /// The phrases that an utterance resembles most: but for accents, for a letter or two, or as they sound.
  ///
  /// - Complexity: O(1) on average for fixed phrases; some microseconds.
  package func phrases(resembling utterance: Utterance) -> [InvocationPhrase] {
    guard !phrases.isEmpty else { return [] }
    let matches = index.terms(of: Self.type, resembling: utterance.saidTokens, in: utterance)
    return matches.filter { $0.cost == matches[0].cost }
      .flatMap { match in match.terms.flatMap { phrases[Int($0)] } }
  }

  private static func invocation(_ found: [InvocationPhrase], isExact: Bool) -> Invocation? {
    let recorded = found.filter { $0.origin == .person }
    let candidates = recorded.isEmpty ? found : recorded
    guard let first = candidates.first, candidates.allSatisfy(first.runsAs) else { return nil }
    return Invocation(first, isExact: isExact)
  }
}

extension Utterance {
  private func isWord(_ token: Int) -> Bool { tokens[token].kind != .punctuation }

  /// The same for texts of the same words, whatever marks stand between them.
  fileprivate var wordHash: UInt64 {
    tokens.reduce(0) { hash, token in
      token.kind == .punctuation ? hash : (hash ^ token.hash) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// The words as the language folds them, without marks.
  var foldedWords: [String] {
    tokens.filter { $0.kind != .punctuation }.map(folded)
  }

  /// The tokens without marks before the first word and behind the last.
  fileprivate var saidTokens: Range<Int> {
    guard let first = tokens.indices.first(where: isWord),
      let last = tokens.indices.last(where: isWord)
    else { return 0..<0 }
    return first..<last + 1
  }
}
