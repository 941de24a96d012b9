public import ParlanceText

extension VocabularyIndex {
  /// A sequence of words found in an utterance.
  private struct Path {
    let start: Int
    var end: Int
    var node: NameTrie.NodeID
    var usesNickname: Bool
    /// What an affix of its words marks, or 0.
    var role: Int16
  }

  /// Finds all terms, and all parts of people's names, that stand in an utterance.
  ///
  /// Matches may overlap: they are edges over the tokens, for the caller to choose from, for instance by
  /// `leftmostLongest()`. Misspelled names are not among them; ``fuzzyMatches(in:at:)`` finds those.
  ///
  /// - Parameter utterance: Tokenised as the terms were; it need not be annotated.
  /// - Returns: Matches by first token, then by end, cost and type; empty when nothing occurs.
  /// - Complexity: O(*n* + *m*), *n* the number of tokens, *m* the number of words in all matches and in terms that
  ///   the utterance begins to say. Allocates nothing when nothing is found.
  public func matches(in utterance: Utterance) -> [VocabularyMatch] {
    guard count > 0 else { return [] }
    var matches: [VocabularyMatch] = []
    for start in utterance.tokens.indices { appendMatches(in: utterance, at: start, to: &matches) }
    return matches
  }

  /// Appends the matches that begin with a token.
  func appendMatches(
    in utterance: Utterance, at start: Int, to matches: inout [VocabularyMatch]
  ) {
    appendMatches(
      of: words.word(for: utterance.tokens[start], in: utterance), role: 0, in: utterance,
      at: start, to: &matches)
    if utterance.readings.isEmpty { return }
    utterance.visitRoles(at: start) { reading in
      appendMatches(
        of: words.word(for: reading, in: utterance), role: reading.role, in: utterance, at: start,
        to: &matches)
    }
  }

  private func appendMatches(
    of word: WordTable.Word, role: Int16, in utterance: Utterance, at start: Int,
    to matches: inout [VocabularyMatch]
  ) {
    if word < 0 { return }
    let path = Path(
      start: start, end: start + 1, node: trie.root(word), usesNickname: false, role: role)
    if path.node >= 0 { follow(path, in: utterance, &matches) }
    for index in nicknames.range(of: word) {
      var path = path
      path.node = trie.root(nicknames[index])
      path.usesNickname = true
      if path.node >= 0 { follow(path, in: utterance, &matches) }
    }
  }

  private func follow(
    _ path: Path, in utterance: Utterance, _ matches: inout [VocabularyMatch]
  ) {
    append(trie.terms(of: path.node), path, in: utterance, &matches)
    guard trie.hasChildren(path.node) else { return }
    var next = path.end
    while next < utterance.tokens.count {
      let token = utterance.tokens[next]
      next += 1
      extend(
        path, by: words.word(for: token, in: utterance), end: next, in: utterance, &matches)
      if !utterance.readings.isEmpty {
        extendByRoles(path, at: next - 1, in: utterance, &matches)
      }
      if TokenRole(of: token, in: utterance) != .joiner { return }
    }
  }

  /// Words of one name have one role, or none.
  private func extendByRoles(
    _ path: Path, at token: Int, in utterance: Utterance, _ matches: inout [VocabularyMatch]
  ) {
    utterance.visitRoles(at: token) { reading in
      guard path.role == 0 || path.role == reading.role else { return }
      var path = path
      path.role = reading.role
      let word = words.word(for: reading, in: utterance)
      extend(path, by: word, end: token + 1, in: utterance, &matches)
    }
  }

  private func extend(
    _ path: Path, by word: WordTable.Word, end: Int, in utterance: Utterance,
    _ matches: inout [VocabularyMatch]
  ) {
    if word < 0 { return }
    var longer = path
    longer.end = end
    longer.node = trie.child(of: path.node, by: word)
    if longer.node >= 0 { follow(longer, in: utterance, &matches) }
    longer.usesNickname = true
    for index in nicknames.range(of: word) {
      longer.node = trie.child(of: path.node, by: nicknames[index])
      if longer.node >= 0 { follow(longer, in: utterance, &matches) }
    }
  }

  private func append(
    _ terms: NameTrie.Terms, _ path: Path, in utterance: Utterance,
    _ matches: inout [VocabularyMatch]
  ) {
    let tokens = path.start..<path.end
    if path.usesNickname {
      MatchList.insert(
        .contactName, tokens, contacts(terms.whole), .nickname, cost: 3, role: path.role,
        into: &matches)
      MatchList.insert(
        .contactName, tokens, trie.leadingParts(of: path.node), .nickname, cost: 3, role: path.role,
        into: &matches)
    } else {
      if path.role != 0 {
        appendInRole(terms.whole, path, &matches)
      } else if !terms.whole.isEmpty {
        appendFull(terms.whole, tokens, in: utterance, &matches)
      }
      MatchList.insert(
        .contactName, tokens, terms.parts, .partial, cost: 2, role: path.role, into: &matches)
    }
  }

  /// Whole terms whose words were said with an affix: what is spelled otherwise cannot be told apart.
  private func appendInRole(
    _ terms: ArraySlice<TermID>, _ path: Path, _ matches: inout [VocabularyMatch]
  ) {
    forEachType(of: terms) { type, terms in
      MatchList.insert(
        type, path.start..<path.end, terms, .exact, cost: 0, role: path.role, into: &matches)
    }
  }

  /// Whole terms of one spelling: as written they may differ in accents, and they may be of several types.
  private func appendFull(
    _ terms: ArraySlice<TermID>, _ tokens: Range<Int>, in utterance: Utterance,
    _ matches: inout [VocabularyMatch]
  ) {
    let surface = SurfaceHash.of(tokens, in: utterance)
    forEachType(of: terms) { type, terms in
      let (exact, folded) = parted(terms, by: { surfaceHashes[Int($0)] == surface })
      MatchList.insert(type, tokens, exact, .exact, cost: 0, into: &matches)
      MatchList.insert(type, tokens, folded, .folded, cost: 1, into: &matches)
    }
  }

  /// The terms of which something holds and those of which it does not; nearly always it holds of all or of none, and
  /// then nothing is copied.
  private func parted(
    _ terms: ArraySlice<TermID>, by holds: (TermID) -> Bool
  ) -> (ArraySlice<TermID>, ArraySlice<TermID>) {
    let count = terms.count(where: holds)
    if count == terms.count { return (terms, []) }
    if count == 0 { return ([], terms) }
    return (terms.filter(holds)[...], terms.filter { !holds($0) }[...])
  }
}
