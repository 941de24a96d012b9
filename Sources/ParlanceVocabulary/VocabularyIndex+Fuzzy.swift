public import ParlanceText

extension VocabularyIndex {
  /// What may be wrong in a word.
  public enum Correction: Sendable {
    /// Letters, as ``fuzzyMatches(in:at:)`` says.
    case letters
    /// Only how it is spelled: it sounds like the word that is meant.
    case sounds
  }

  /// Finds misspelled terms, and misspelled parts of people's names, that begin with a token.
  ///
  /// One letter of a name may be wrong, or from eight letters two: left out, added, changed, or swapped with its
  /// neighbour; the same limits hold for each word of it. Words may be run together or apart (`maryann`), which
  /// counts as one letter. The first letter is not changed together with the word's length, and words of less than
  /// four letters are not corrected to others as short; beside a word that is right they are, and an initial may be
  /// missing. A word that sounds the same counts as one letter, however it is spelled (``SoundRules``).
  ///
  /// - Parameter utterance: The text to search.
  /// - Parameter start: The first token of the matches.
  /// - Returns: For each range of tokens and each type the terms that cost the least, and those that hardly cost more, by
  ///   end, cost and type. Terms without a wrong letter are not among them.
  /// - Complexity: O(1) on average for a fixed vocabulary; some microseconds.
  public func fuzzyMatches(in utterance: Utterance, at start: Int) -> [VocabularyMatch] {
    var search = FuzzySearch(self, utterance, range: start..<utterance.tokens.count)
    return search.matches(from: start)
  }

  /// Finds misspelled terms of a type that have several words, one of them beside those that may be wrong.
  ///
  /// - Parameters:
  ///   - type: What the terms name.
  ///   - utterance: The text to search.
  ///   - corrections: What may be wrong in which tokens. The others stand for themselves.
  /// - Returns: Matches by first token, then by end and cost. Whole terms, and no parts of names.
  /// - Complexity: O(*m*) on average for a fixed vocabulary, *m* the number of tokens in which something may be wrong.
  public func fuzzyMatches(
    of type: VocabularyType, in utterance: Utterance, correcting corrections: [Int: Correction]
  ) -> [VocabularyMatch] {
    let starts = starts(of: corrections, in: utterance)
    if starts.isEmpty { return [] }
    var search = FuzzySearch(
      self, utterance, range: utterance.tokens.indices, corrections: corrections,
      includesParts: false)
    return starts.flatMap { start in
      search.matches(from: start).filter { match in
        match.type == type && match.tokens.count > 1
          && match.tokens.contains { corrections[$0] != nil }
      }
    }
  }

  /// Where terms may begin that hold one of some tokens and a word that may be right beside it.
  private func starts(
    of corrections: [Int: Correction], in utterance: Utterance
  ) -> [Int] {
    var starts: Set<Int> = []
    for token in corrections.keys {
      var start = token
      while let before = utterance.wordPosition(before: start),
        token - before <= Self.maximumLead
      {
        start = before
        starts.insert(start)
        // What is no name may still be the word that the first letter of this one belongs to.
        guard mayBeName(before, corrections, in: utterance) else { break }
      }
      if let next = utterance.wordPosition(after: token),
        mayBeName(next, corrections, in: utterance)
      {
        starts.insert(token)
      }
    }
    return starts.sorted()
  }

  /// How many tokens before one that is wrong a name may begin.
  private static let maximumLead = 4

  private func mayBeName(
    _ token: Int, _ corrections: [Int: Correction], in utterance: Utterance
  ) -> Bool {
    corrections[token] != nil || words.word(for: utterance.tokens[token], in: utterance) >= 0
  }

  /// The terms of a type that tokens known to be a name stand for, as good as they fit.
  ///
  /// - Parameters:
  ///   - type: What the terms name.
  ///   - tokens: The name; no match is shorter or longer.
  ///   - utterance: The text that the tokens are of.
  /// - Returns: The matches of exactly these tokens, the cheapest first: those without a wrong letter if there are
  ///   any, else those that resemble them most (``fuzzyMatches(in:at:)``). Empty when nothing resembles them.
  public func terms(
    of type: VocabularyType, resembling tokens: Range<Int>, in utterance: Utterance
  ) -> [VocabularyMatch] {
    guard !tokens.isEmpty else { return [] }
    var matches: [VocabularyMatch] = []
    appendMatches(in: utterance, at: tokens.lowerBound, to: &matches)
    matches.removeAll { $0.tokens != tokens || $0.type != type }
    if !matches.isEmpty { return matches }
    var search = FuzzySearch(self, utterance, range: tokens)
    return search.matches(from: tokens.lowerBound).filter { $0.tokens == tokens && $0.type == type }
  }

  /// The people that tokens known to be a name stand for; ``terms(of:resembling:in:)`` of contacts.
  ///
  /// - Returns: Matches, the cheapest first; each holds all people who fit it equally well.
  public func people(like tokens: Range<Int>, in utterance: Utterance) -> [VocabularyMatch] {
    terms(of: .contactName, resembling: tokens, in: utterance)
  }
}
