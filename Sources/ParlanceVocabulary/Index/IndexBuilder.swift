internal import ParlanceText

/// Reads terms into the tables of an index.
struct IndexBuilder {
  let texts: TermTexts
  private(set) var words: WordTable
  let trie: NameTrie
  /// For each term, the hash of its tokens as written: what tells exact from folded.
  let surfaceHashes: [UInt32]
  let misspellings: MisspellingIndex
  let sounds: SoundIndex
  private(set) var nicknames = NicknameTable([:], wordCount: 0)

  /// With fewer terms a second thread costs more than it saves.
  private static let minimumConcurrentCount = 4_000

  /// Reads all terms.
  ///
  /// - Parameters:
  ///   - terms: The terms by type, in the order of ``VocabularyType/allCases``.
  ///   - people: The numbers of those that name people.
  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules.
  init(
    _ terms: [[VocabularyTerm]], people: Range<VocabularyIndex.TermID>, tokenizer: Tokenizer,
    nicknames: [String: [String]], rules: NameRules?, sounds: SoundRules?
  ) throws(UtteranceError) {
    let count = terms.reduce(0) { $0 + $1.count }
    texts = TermTexts(terms, count: count)
    let pieces = try PieceReader(texts, tokenizer: tokenizer, rules: rules)
    let reader = NameReader(texts, pieces, tokenizer: tokenizer, rules: rules, people: people)
    let names = try Self.names(count, reader)
    surfaceHashes = names.surfaceHashes
    words = pieces.words
    misspellings = MisspellingIndex(pieces.misspellings, words: words)
    self.sounds = SoundIndex(
      pieces.misspellings.words, hintWords: pieces.hintWords(texts), words: words, rules: sounds)
    trie = Self.trie(of: names.list, wordCount: words.count)
    // A nickname stands for the names of terms only.
    if count > 0 { try readNicknames(nicknames, tokenizer) }
  }

  private static func names(
    _ count: Int, _ reader: NameReader
  ) throws(UtteranceError) -> NameReader.Names {
    let (middle, end) = (VocabularyIndex.TermID(count / 2), VocabularyIndex.TermID(count))
    guard count >= minimumConcurrentCount else { return try reader.names(of: 0..<end) }
    var (first, second) = try Concurrently.run(
      { () throws(UtteranceError) in try reader.names(of: 0..<middle) },
      { () throws(UtteranceError) in try reader.names(of: middle..<end) })
    first.list.append(second.list)
    first.surfaceHashes += second.surfaceHashes
    return first
  }

  private static func trie(of names: NameList, wordCount: Int) -> NameTrie {
    let beginnings = NameBeginnings(names, wordCount: wordCount)
    guard names.entries.count >= minimumConcurrentCount else {
      return NameTrie([NameTrieBuilder(names, beginnings, roots: 0..<wordCount)])
    }
    let shares = beginnings.shares(2)
    let (first, second) = Concurrently.run(
      { NameTrieBuilder(names, beginnings, roots: shares[0]) },
      { NameTrieBuilder(names, beginnings, roots: shares[1]) })
    return NameTrie([first, second])
  }

  private mutating func readNicknames(
    _ namesByNickname: [String: [String]], _ tokenizer: Tokenizer
  ) throws(UtteranceError) {
    var reader = TermReader(tokenizer: tokenizer, rules: nil)
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
