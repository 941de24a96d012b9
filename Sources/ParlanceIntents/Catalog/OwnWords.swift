internal import ParlanceText

/// The words of a language that say that somebody is the speaker's own: "my", "our".
struct OwnWords: Sendable {
  private var index = TermIndex()

  init(_ phrases: [String], _ words: inout WordReader) {
    for phrase in phrases { index.insert(words.lexemes(ofPhrase: Substring(phrase)), entry: 0) }
  }

  /// Whether all tokens are such words, at least one.
  func cover(_ tokens: Range<Int>, in utterance: Utterance) -> Bool {
    var start = tokens.lowerBound
    while start < tokens.upperBound {
      var end = start
      index.visitMatches(at: start, in: utterance) { match in
        if match.tokens.upperBound <= tokens.upperBound { end = match.tokens.upperBound }
      }
      if end == start { return false }
      start = end
    }
    return !tokens.isEmpty
  }
}
