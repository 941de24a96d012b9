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
  private var functionWordCount = 0
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
    var reader = TermReader(tokenizer: tokenizer)
    try readFunctionWords(functionWords, &reader)
    try readTerms(vocabulary, types, &reader)
    try readNicknames(nicknames, &reader)
    trie.setPostings(postings)
  }

  private mutating func readFunctionWords(
    _ functionWords: Set<String>, _ reader: inout TermReader
  ) throws(UtteranceError) {
    let words = functionWords.sorted()
    var table = self.words
    let insert = { (_: Int32, utterance: Utterance, tokens: Range<Int>) in
      if tokens.count == 1 { _ = table.insert(utterance.tokens[tokens.lowerBound], in: utterance) }
    }
    for word in words { try reader.add(word, 0, insert) }
    try reader.finish(insert)
    self.words = table
    functionWordCount = table.count
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
    if item % 2 == 0 { surfaceHashes.append(SurfaceHash.of(tokens, in: utterance)) }
    guard !tokens.isEmpty else { return }
    if readName(tokens, in: utterance, keeping: [.word, .separator]) {
      postings.append(term, to: sequence(name[...]), isPart: false)
    }
    guard readName(tokens, in: utterance, keeping: [.word]) else { return }
    postings.append(term, to: sequence(name[...]), isPart: false)
    if item % 2 == 0, types[Int(term)] == .contactName { addParts(of: term) }
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
    if AccentFolding.isSpelled(token) { misspellings.insert(word) }
    name.append(
      NameWord(
        word: word, isWeak: word < functionWordCount || words.isOneLetter(word),
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
    // Each nickname is followed by its names; a name that no term holds is no word, and is not made one.
    var table = words
    var names: [WordTable.Word: Set<WordTable.Word>] = [:]
    var nickname: WordTable.Word = -1
    let read = { (isName: Int32, utterance: Utterance, tokens: Range<Int>) in
      guard tokens.count == 1 else {
        if isName == 0 { nickname = -1 }
        return
      }
      let token = utterance.tokens[tokens.lowerBound]
      if isName == 0 {
        nickname = table.insert(token, in: utterance)
      } else if nickname >= 0 {
        let name = table.word(for: token, in: utterance)
        if name >= 0, name != nickname { names[nickname, default: []].insert(name) }
      }
    }
    for (nickname, names) in namesByNickname.sorted(by: { $0.key < $1.key }) {
      try reader.add(nickname, 0, read)
      for name in names { try reader.add(name, 1, read) }
    }
    try reader.finish(read)
    words = table
    nicknames = NicknameTable(names, wordCount: table.count)
  }
}
