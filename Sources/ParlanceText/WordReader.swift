/// Turns the words of a pack into lexemes, cut as the tokeniser cuts utterances.
package struct WordReader {
  private let tokenizer: Tokenizer
  package private(set) var lexicon: Lexicon

  package init(tokenizer: Tokenizer, lexicon: Lexicon) {
    self.tokenizer = tokenizer.forLiterals
    self.lexicon = lexicon
  }

  /// The lexeme of a word that is one token and folded already, which the reader takes at its word.
  package mutating func lexeme(ofFolded word: Span<UInt8>) -> Lexicon.Lexeme {
    lexicon.insert(bytes: word)
  }

  /// Visits the lexemes of a literal in order.
  package mutating func visitLexemes(_ literal: Span<UInt8>, _ visit: (Lexicon.Lexeme) -> Void) {
    switch shape(of: literal) {
    case .word: visit(lexicon.insert(bytes: literal))
    case .clusters: visitClusters(literal, visit)
    case .other: for token in tokens(of: literal) { visit(token.lexeme) }
    }
  }

  /// Visits the lexemes of a literal in order, and whether a word ends there: in scripts without spaces a word is several
  /// tokens, and ICU's dictionary knows its end.
  package mutating func visitTokens(
    _ literal: Span<UInt8>, _ visit: (_ lexeme: Lexicon.Lexeme, _ endsWord: Bool) -> Void
  ) {
    if case .word = shape(of: literal) { return visit(lexicon.insert(bytes: literal), true) }
    for token in tokens(of: literal) { visit(token.lexeme, token.endsWord) }
  }

  private func shape(of literal: Span<UInt8>) -> LiteralShape {
    let shape = LiteralShape(literal, under: tokenizer.rules)
    // A word of the lexicon is folded and one token. A list may hold a word of several tokens whole, though; a literal
    // is always read token by token.
    guard case .other = shape, !Self.isUnspaced(literal), !Self.isHyphenated(literal) else {
      return shape
    }
    return lexicon.lexeme(bytes: literal) >= 0 ? .word : .other
  }

  private static func isHyphenated(_ literal: Span<UInt8>) -> Bool {
    literal.indices.contains { literal[$0] == UInt8(ascii: "-") }
  }

  /// Visits the clusters of letters of scripts without spaces.
  private mutating func visitClusters(_ literal: Span<UInt8>, _ visit: (Lexicon.Lexeme) -> Void) {
    guard let ends = literal.withUnsafeBufferPointer(PlainClusters.ends) else {
      for token in tokens(of: literal) { visit(token.lexeme) }
      return
    }
    var start = 0
    for end in ends {
      var folded: [UInt8] = []
      let cluster = literal.extracting(start..<Int(end))
      try? cluster.withUnsafeBufferPointer { bytes throws(ICUError) in
        try tokenizer.rules.normalizer.fold(bytes, into: &folded)
      }
      if !folded.isEmpty { visit(lexicon.insert(bytes: folded.span)) }
      start = Int(end)
    }
  }

  private mutating func tokens(
    of literal: Span<UInt8>
  ) -> [(lexeme: Lexicon.Lexeme, endsWord: Bool)] {
    guard let utterance = try? tokenizer.utterance(Self.text(literal)) else { return [] }
    return utterance.tokens.map { token in
      let isInside = token.traits.contains(.isCluster) && !token.traits.contains(.endsWord)
      return (lexicon.insert(utterance.folded(token)), !isInside)
    }
  }

  /// The lexemes of a literal; empty when it has no token.
  package mutating func lexemes(_ literal: Span<UInt8>) -> [Lexicon.Lexeme] {
    var lexemes: [Lexicon.Lexeme] = []
    visitLexemes(literal) { lexemes.append($0) }
    return lexemes
  }

  /// The lexemes of a term of several words.
  package mutating func lexemes(ofPhrase phrase: Substring) -> [Lexicon.Lexeme] {
    var lexemes: [Lexicon.Lexeme] = []
    let bytes = Array(phrase.utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
      if start < end {
        visitLexemes(bytes.span.extracting(start..<end)) { lexemes.append($0) }
      }
      start = end + 1
    }
    return lexemes
  }

  /// Whether a word begins with a letter of a script written without spaces.
  package static func isUnspaced(_ word: Span<UInt8>) -> Bool {
    guard !word.isEmpty, word[0] >= 0x80 else { return false }
    return text(word).unicodeScalars.first.map(UnspacedScript.contains) == true
  }

  /// The text of UTF-8.
  package static func text(_ bytes: Span<UInt8>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
