public import ParlanceText

extension VocabularyIndex {
  /// Finds misspelled terms, and misspelled parts of people's names, that begin with a token.
  ///
  /// One letter of a name may be wrong, or from eight letters two: left out, added, changed, or swapped with its
  /// neighbour; the same limits hold for each word of it. Words may be run together or apart (`maryann`), which
  /// counts as one letter. The first letter is not changed together with the word's length, and words of less than
  /// four letters are not corrected to others as short.
  ///
  /// - Parameter utterance: The text to search.
  /// - Parameter start: The first token of the matches.
  /// - Returns: For each range of tokens and each type the terms with the fewest wrong letters, by end, cost and type.
  ///   Terms without a wrong letter are not among them.
  /// - Complexity: O(1) on average for a fixed vocabulary; some microseconds.
  public func fuzzyMatches(in utterance: Utterance, at start: Int) -> [VocabularyMatch] {
    var search = FuzzySearch(self, utterance, range: start..<utterance.tokens.count)
    return search.matches()
  }

  /// The terms of a type that tokens known to be a name stand for, as good as they fit.
  ///
  /// - Parameters:
  ///   - type: What the terms name.
  ///   - tokens: The name; no match is shorter or longer.
  ///   - utterance: The text that the tokens are of.
  /// - Returns: The matches of exactly these tokens, the cheapest first: those without a wrong letter if there are
  ///   any, else those with the fewest (``fuzzyMatches(in:at:)``). Empty when nothing resembles them.
  public func terms(
    of type: VocabularyType, resembling tokens: Range<Int>, in utterance: Utterance
  ) -> [VocabularyMatch] {
    guard !tokens.isEmpty else { return [] }
    var matches: [VocabularyMatch] = []
    appendMatches(in: utterance, at: tokens.lowerBound, to: &matches)
    matches.removeAll { $0.tokens != tokens || $0.type != type }
    if !matches.isEmpty { return matches }
    var search = FuzzySearch(self, utterance, range: tokens)
    return search.matches().filter { $0.tokens == tokens && $0.type == type }
  }

  /// The people that tokens known to be a name stand for; ``terms(of:resembling:in:)`` of contacts.
  ///
  /// - Returns: Matches, the cheapest first; each holds all people who fit it equally well.
  public func people(like tokens: Range<Int>, in utterance: Utterance) -> [VocabularyMatch] {
    terms(of: .contactName, resembling: tokens, in: utterance)
  }
}
