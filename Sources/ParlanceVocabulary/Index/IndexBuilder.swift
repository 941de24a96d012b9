internal import ParlanceText

/// Reads terms into the tables of an index.
struct IndexBuilder {
  private(set) var words = WordTable()
  private(set) var trie = NameTrie()
  /// For each term, the hash of its tokens as written: what tells exact from folded.
  private(set) var surfaceHashes: [UInt64] = []
  private(set) var misspellings = MisspellingIndex.Builder()
  private(set) var nicknames = NicknameTable([:], wordCount: 0)

  private var postings = PostingList()
  private let functionWords: Set<String>
  /// The words of the term being read, kept to reuse its memory.
  private var name: [NameWord] = []

  /// Reads all terms.
  ///
  /// - Parameter types: The type of each term.
  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules.
  init(
    _ vocabulary: Vocabulary, types: [VocabularyType], tokenizer: Tokenizer,
    nicknames: [String: [String]], functionWords: Set<String>
  ) throws(UtteranceError) {
    self.functionWords = functionWords
    var reader = TermReader(tokenizer: tokenizer)
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
      postings.append(term, to: sequence(name[...]), isPart: false)
    }
    if hasSeparators(tokens, in: utterance) {
      guard readName(tokens, in: utterance, keeping: [.word]) else { return }
      postings.append(term, to: sequence(name[...]), isPart: false)
    }
    if item % 2 == 0, types[Int(term)] == .contactName { addParts(of: term) }
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
    name.removeAll(keepingCapacity: true)
    for index in tokens {
      let token = utterance.tokens[index]
      if roles.contains(TokenRole(of: token, in: utterance)) { readWord(token, in: utterance) }
    }
    if name.isEmpty, roles.contains(.separator) {
      for index in tokens { readWord(utterance.tokens[index], in: utterance) }
    }
    return !name.isEmpty
  }

  private mutating func readWord(_ token: Token, in utterance: Utterance) {
    let word = words.insert(token, in: utterance)
    if AccentFolding.isSpelled(token, in: utterance) { misspellings.insert(word) }
    name.append(
      NameWord(
        word: word,
        isWeak: words.isOneLetter(word) || functionWords.contains(utterance.folded(token)),
        isCluster: token.traits.contains(.isCluster), isGlued: token.traits.contains(.isGlued)))
  }

  private mutating func sequence(_ name: ArraySlice<NameWord>) -> NameTrie.NodeID {
    var node: NameTrie.NodeID = -1
    for word in name { node = extend(node, by: word) }
    return node
  }

  private mutating func extend(_ node: NameTrie.NodeID, by word: NameWord) -> NameTrie.NodeID {
    node < 0 ? trie.insertRoot(word.word) : trie.insertChild(of: node, by: word.word)
  }

  private mutating func addParts(of term: VocabularyIndex.TermID) {
    for start in name.indices where !name[start].isGlued {
      var node: NameTrie.NodeID = -1
      for end in start..<min(start + NameParts.maximumWordCount, name.count) {
        node = extend(node, by: name[end])
        guard end - start + 1 < name.count, NameParts.names(start..<end + 1, of: name) else {
          continue
        }
        postings.append(term, to: node, isPart: true)
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
