internal import ParlanceText

/// Reads the pieces of all terms into words, each once.
struct PieceReader {
  /// A piece, read.
  struct Piece {
    /// Where its tokens stand in ``PieceReader/tokens``.
    let tokens: Range<Int>
    /// How many clusters the family name has, where the piece is a whole name.
    let familyNameCount: Int
    /// Whether an ending such as `'s` says that the name tells somebody else.
    let hasDetachedSuffix: Bool
    /// Whether the language may say that a name with it tells somebody else.
    let mayNameAnother: Bool
  }

  private(set) var words = WordTable()
  private(set) var misspellings = MisspellingIndex.Builder()
  private(set) var pieces: [Piece] = []
  private(set) var tokens: [NameWord] = []

  private let tokenizer: Tokenizer
  private let rules: NameRules?

  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules.
  init(
    _ texts: TermTexts, tokenizer: Tokenizer, rules: NameRules?
  ) throws(UtteranceError) {
    self.tokenizer = tokenizer
    self.rules = rules
    pieces.reserveCapacity(texts.pieceCount)
    var reader = TermReader(tokenizer: tokenizer, rules: rules)
    for number in 0..<texts.pieceCount {
      let text = String(decoding: texts.piece(number), as: UTF8.self)
      try reader.add(text, Int32(number)) { readPiece($1, $2) }
    }
    try reader.finish { readPiece($1, $2) }
  }

  /// The words of all pronunciation hints.
  func hintWords(_ texts: TermTexts) -> Set<WordTable.Word> {
    var words: Set<WordTable.Word> = []
    for hint in 0..<texts.hintCount {
      texts.forEachPiece(ofHint: hint) { piece in
        for token in tokens[pieces[Int(piece)].tokens] { words.insert(token.word) }
      }
    }
    return words
  }

  private mutating func readPiece(_ utterance: Utterance, _ range: Range<Int>) {
    let start = tokens.count
    for index in range { tokens.append(name(index, in: utterance)) }
    pieces.append(
      Piece(
        tokens: start..<tokens.count, familyNameCount: familyNameCount(range, in: utterance),
        hasDetachedSuffix: range.contains { tokenizer.isDetachedSuffix($0, in: utterance) },
        mayNameAnother: range.contains { rules?.mayNameAnother(utterance.tokens[$0]) == true }))
  }

  private mutating func name(_ index: Int, in utterance: Utterance) -> NameWord {
    let token = utterance.tokens[index]
    let word = words.insert(token, in: utterance)
    if AccentFolding.isSpelled(token, in: utterance) { misspellings.insert(word) }
    return NameWord(
      hash: token.hash, word: word, role: TokenRole(of: token, in: utterance),
      traits: traits(of: index, word, in: utterance))
  }

  private func traits(
    of index: Int, _ word: WordTable.Word, in utterance: Utterance
  ) -> NameWord.Traits {
    let token = utterance.tokens[index]
    var traits: NameWord.Traits = []
    let isCluster = token.traits.contains(.isCluster)
    if isCluster { traits.insert(.isCluster) }
    if !isCluster && words.isOneLetter(word) { traits.insert(.isWeak) }
    if NameRules.isParted(index, in: utterance.tokens) { traits.insert(.beginsPart) }
    if token.traits.contains(.isGlued) { traits.insert(.isGlued) }
    guard let rules else { return traits }
    if rules.isFunctionWord(token) { traits.insert(.isWeak) }
    if rules.isParticle(index, in: utterance) { traits.insert(.isParticle) }
    if rules.isGivenName(token) { traits.insert(.isGivenName) }
    return traits
  }

  /// - Parameter tokens: The name, if it is one run of clusters.
  private func familyNameCount(_ tokens: Range<Int>, in utterance: Utterance) -> Int {
    let isCluster = { utterance.tokens[$0].traits.contains(.isCluster) }
    guard let rules, tokens.contains(where: isCluster) else { return 0 }
    let tokens = TokenRole.withoutOuterJoiners(tokens, in: utterance)
    guard tokens.allSatisfy(isCluster) else { return 0 }
    return rules.familyNameCount(of: tokens, in: utterance)
  }
}
