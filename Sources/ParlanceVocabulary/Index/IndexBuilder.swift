internal import ParlanceText

/// Reads terms into the tables of an index.
struct IndexBuilder {
  private(set) var words = WordTable()
  private(set) var trie = NameTrie()
  /// For each term, the hash of its tokens as written: what tells exact from folded.
  private(set) var surfaceHashes: [UInt64] = []
  private(set) var misspellings = MisspellingIndex.Builder()
  private(set) var nicknames = NicknameTable([:], wordCount: 0)

  private let tokenizer: Tokenizer
  private let rules: NameRules?
  private var postings = PostingList()
  /// The words of the term being read, kept to reuse its memory.
  private var name = PersonName()

  /// Reads all terms.
  ///
  /// - Parameter types: The type of each term.
  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules.
  init(
    _ vocabulary: Vocabulary, types: [VocabularyType], tokenizer: Tokenizer,
    nicknames: [String: [String]], rules: NameRules?
  ) throws(UtteranceError) {
    self.tokenizer = tokenizer
    self.rules = rules
    var reader = TermReader(tokenizer: tokenizer, rules: rules)
    try readTerms(vocabulary, types, &reader)
    // A nickname stands for the names of terms only.
    if !types.isEmpty { try readNicknames(nicknames, &reader) }
    trie.setPostings(postings)
  }

  private mutating func readTerms(
    _ vocabulary: Vocabulary, _ types: [VocabularyType], _ reader: inout TermReader
  ) throws(UtteranceError) {
    surfaceHashes.reserveCapacity(types.count)
    var id: Int32 = 0
    for type in VocabularyType.allCases {
      for term in vocabulary.terms(of: type) {
        try reader.add(term.spokenPhrase, id * 2) { readText($0, $1, $2, types) }
        if let hint = term.pronunciationHint {
          try reader.add(hint, id * 2 + 1) { readText($0, $1, $2, types) }
        }
        id += 1
      }
    }
    try reader.finish { readText($0, $1, $2, types) }
  }

  /// - Parameter item: The term's number, doubled, and one more for its pronunciation.
  private mutating func readText(
    _ item: Int32, _ utterance: Utterance, _ tokens: Range<Int>,
    _ types: [VocabularyType]
  ) {
    let term = item / 2
    let tokens = TokenRole.withoutOuterJoiners(tokens, in: utterance)
    if item % 2 == 0 { surfaceHashes.append(SurfaceHash.of(tokens, in: utterance)) }
    guard !tokens.isEmpty else { return }
    if readName(tokens, in: utterance, keeping: [.word, .separator]) {
      postings.append(term, to: sequence(name.words), as: .whole)
    }
    if hasSeparators(tokens, in: utterance) {
      guard readName(tokens, in: utterance, keeping: [.word]) else { return }
      postings.append(term, to: sequence(name.words), as: .whole)
    }
    if item % 2 == 0, types[Int(term)] == .contactName, !namesAnother(tokens, in: utterance) {
      findFamilyName(tokens, in: utterance)
      addParts(of: term)
    }
  }

  /// Whether a name tells somebody by another person, who is not meant: *Jason's mom*, *Jason's*.
  private func namesAnother(_ tokens: Range<Int>, in utterance: Utterance) -> Bool {
    if tokens.contains(where: { tokenizer.isDetachedSuffix($0, in: utterance) }) { return true }
    return rules?.namesAnother(tokens, in: utterance) == true
  }

  private mutating func findFamilyName(_ tokens: Range<Int>, in utterance: Utterance) {
    name.familyNameCount = 0
    guard let rules, name.isUndivided, name.words.count == tokens.count else { return }
    name.familyNameCount = rules.familyNameCount(of: tokens, in: utterance)
  }

  private func hasSeparators(_ tokens: Range<Int>, in utterance: Utterance) -> Bool {
    tokens.contains { TokenRole(of: utterance.tokens[$0], in: utterance) == .separator }
  }

  /// Reads the tokens of some roles into ``name``; false when there are none.
  ///
  /// A term of joiners only keeps them, so that it is found at all.
  private mutating func readName(
    _ tokens: Range<Int>, in utterance: Utterance, keeping roles: [TokenRole]
  ) -> Bool {
    name.words.removeAll(keepingCapacity: true)
    for index in tokens {
      let role = TokenRole(of: utterance.tokens[index], in: utterance)
      if roles.contains(role) { readWord(index, in: utterance) }
    }
    if name.words.isEmpty, roles.contains(.separator) {
      for index in tokens { readWord(index, in: utterance) }
    }
    return !name.words.isEmpty
  }

  private mutating func readWord(_ index: Int, in utterance: Utterance) {
    let token = utterance.tokens[index]
    let isCluster = token.traits.contains(.isCluster)
    let word = words.insert(token, in: utterance)
    if AccentFolding.isSpelled(token, in: utterance) { misspellings.insert(word) }
    name.words.append(
      NameWord(
        word: word,
        isWeak: rules?.isFunctionWord(token) == true || !isCluster && words.isOneLetter(word),
        isCluster: isCluster, beginsPart: NameRules.isParted(index, in: utterance.tokens),
        isGlued: token.traits.contains(.isGlued),
        isParticle: rules?.isParticle(index, in: utterance) == true,
        isGivenName: rules?.isGivenName(token) == true))
  }

  private mutating func sequence(_ name: [NameWord]) -> NameTrie.NodeID {
    var node: NameTrie.NodeID = -1
    for word in name { node = extend(node, by: word) }
    return node
  }

  private mutating func extend(_ node: NameTrie.NodeID, by word: NameWord) -> NameTrie.NodeID {
    node < 0 ? trie.insertRoot(word.word) : trie.insertChild(of: node, by: word.word)
  }

  private mutating func addParts(of term: VocabularyIndex.TermID) {
    let words = name.words
    for start in words.indices where !words[start].isGlued {
      var node: NameTrie.NodeID = -1
      for end in start..<min(start + PersonName.maximumPartWordCount, words.count) {
        node = extend(node, by: words[end])
        guard end - start + 1 < words.count, name.isPart(start..<end + 1) else { continue }
        postings.append(term, to: node, as: name.leads(start) ? .leadingPart : .laterPart)
      }
    }
  }

  private mutating func readNicknames(
    _ namesByNickname: [String: [String]], _ reader: inout TermReader
  ) throws(UtteranceError) {
    let pairs = namesByNickname.sorted { $0.key < $1.key }
      .flatMap { nickname, names in names.map { (nickname, $0) } }
    // A name that no term holds is not made a word: nobody can be found by it.
    let names = try readWords(pairs.map(\.1), inserting: false, &reader)
    let nicknames = try readWords(pairs.map(\.0), inserting: true, &reader)
    var namesByWord: [WordTable.Word: Set<WordTable.Word>] = [:]
    for (nickname, name) in zip(nicknames, names)
    where nickname >= 0 && name >= 0 && name != nickname {
      namesByWord[nickname, default: []].insert(name)
    }
    self.nicknames = NicknameTable(namesByWord, wordCount: words.count)
  }

  /// The word of each text; -1 for a text of several words, and for one that is new and not to be inserted.
  private mutating func readWords(
    _ texts: [String], inserting: Bool, _ reader: inout TermReader
  ) throws(UtteranceError) -> [WordTable.Word] {
    var found: [WordTable.Word] = []
    try reader.read(texts) { _, utterance, tokens in
      guard tokens.count == 1, let token = tokens.first.map({ utterance.tokens[$0] }) else {
        found.append(-1)
        return
      }
      found.append(
        inserting ? words.insert(token, in: utterance) : words.word(for: token, in: utterance))
    }
    return found
  }
}
