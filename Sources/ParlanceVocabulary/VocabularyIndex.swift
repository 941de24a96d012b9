public import ParlanceText

/// A vocabulary made ready to be found in utterances.
///
/// Immutable, and shared by all threads. The index keeps no string of the vocabulary that it was made of: its tables are
/// flat arrays of numbers, the texts of the terms among them. ``VocabularyStore`` replaces an index while others read it.
///
///     let index = try VocabularyIndex(vocabulary, tokenizer: tokenizer, nicknames: ["liz": ["elizabeth"]])
///     let matches = index.matches(in: try tokenizer.utterance("pay jason's rent"))
///     matches.map { $0.terms.map { index.term($0).spokenPhrase } }  // [["Jason Clayton"]]
public final class VocabularyIndex: Sendable {
  /// The number of a term, from 0: by type in the order of ``VocabularyType/allCases``, then by priority.
  public typealias TermID = Int32

  let words: WordTable
  let trie: NameTrie
  let nicknames: NicknameTable
  let misspellings: MisspellingIndex
  let sounds: SoundIndex
  let surfaceHashes: [UInt32]
  /// The contacts' names in Latin letters; nil in an index of such.
  let romanized: RomanizedNames?
  private let texts: TermTexts
  /// For each type the number after its last term.
  private let lastTerms: [TermID]

  /// Builds the index of a vocabulary.
  ///
  /// - Parameter vocabulary: The terms.
  /// - Parameter tokenizer: The tokeniser of the utterances to come: terms are cut as they are.
  /// - Parameter nicknames: Given names by nickname, one word each: `liz` is `elizabeth`.
  /// - Parameter rules: What the language says about names: nothing by default.
  /// - Parameter sounds: How the language's spellings sound: only the spelling counts by default.
  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules, ``UtteranceError/utteranceTooLong`` when a nickname
  ///   is longer than an utterance may be.
  /// - Complexity: O(*n*), *n* the length of all terms.
  public convenience init(
    _ vocabulary: Vocabulary, tokenizer: Tokenizer, nicknames: [String: [String]],
    rules: NameRules? = nil, sounds: SoundRules? = nil
  ) throws(UtteranceError) {
    try self.init(
      vocabulary, tokenizer: tokenizer, nicknames: nicknames, rules: rules, sounds: sounds,
      romanized: try RomanizedNames(
        vocabulary.terms(of: .contactName), tokenizer: tokenizer, sounds: sounds))
  }

  /// Builds the index of names in Latin letters that stand for others.
  convenience init(
    romanized vocabulary: Vocabulary, tokenizer: Tokenizer, sounds: SoundRules?
  ) throws(UtteranceError) {
    try self.init(
      vocabulary, tokenizer: tokenizer, nicknames: [:], rules: nil, sounds: sounds, romanized: nil)
  }

  private init(
    _ vocabulary: Vocabulary, tokenizer: Tokenizer, nicknames: [String: [String]],
    rules: NameRules?, sounds: SoundRules?, romanized: RomanizedNames?
  ) throws(UtteranceError) {
    self.romanized = romanized
    let terms = VocabularyType.allCases.map(vocabulary.terms(of:))
    lastTerms = terms.reduce(into: []) { $0.append(($0.last ?? 0) + TermID($1.count)) }
    let builder = try IndexBuilder(
      terms, people: 0..<lastTerms[0], tokenizer: tokenizer, nicknames: nicknames, rules: rules,
      sounds: sounds)
    misspellings = builder.misspellings
    self.sounds = builder.sounds
    words = builder.words
    trie = builder.trie
    texts = builder.texts
    surfaceHashes = builder.surfaceHashes
    self.nicknames = builder.nicknames
  }

  /// How many terms there are.
  public var count: Int { surfaceHashes.count }

  /// The memory that the index takes, the texts of the terms among it, in bytes.
  public var byteCount: Int {
    words.byteCount + trie.byteCount + nicknames.byteCount + misspellings.byteCount
      + sounds.byteCount + texts.byteCount + (romanized?.byteCount ?? 0)
      + surfaceHashes.count * MemoryLayout<UInt32>.stride
  }

  /// Whether a reading is a word of any term.
  package func hasWord(_ reading: Utterance.Reading, in utterance: Utterance) -> Bool {
    words.word(for: reading, in: utterance) >= 0
  }

  /// The words of the vocabulary that the tokens of an utterance are but for accents; -1 where there is none.
  ///
  /// Utterances of the same words find the same terms where no token has readings beside its own.
  package func words(of utterance: Utterance) -> [Int32] {
    utterance.tokens.map { words.word(for: $0, in: utterance) }
  }

  /// The type of a term.
  public func type(of id: TermID) -> VocabularyType { VocabularyType.allCases[typeNumber(of: id)] }

  /// A term by its number, with a string of its own.
  ///
  /// - Complexity: O(*n* + log *m*), *n* the length of its texts, *m* the number of terms.
  public func term(_ id: TermID) -> VocabularyTerm { texts.term(id) }

  /// The names of all contacts, with strings of their own.
  package var contactNames: some Sequence<String> {
    (0..<lastTerms[0]).lazy.map { [self] id in term(id).spokenPhrase }
  }

  /// Calls `body` with the terms of each type; terms are ordered by type.
  func forEachType(
    of terms: ArraySlice<TermID>, _ body: (VocabularyType, ArraySlice<TermID>) -> Void
  ) {
    var rest = terms
    while let first = rest.first {
      let number = typeNumber(of: first)
      let same = prefix(of: rest, before: lastTerms[number])
      body(VocabularyType.allCases[number], same)
      rest = rest.dropFirst(same.count)
    }
  }

  /// The people among terms: contacts are the first type.
  func contacts(_ terms: ArraySlice<TermID>) -> ArraySlice<TermID> {
    prefix(of: terms, before: lastTerms[0])
  }

  /// The types are few, and most of them are empty.
  private func typeNumber(of id: TermID) -> Int {
    lastTerms.firstIndex { $0 > id } ?? lastTerms.count - 1
  }

  private func prefix(of terms: ArraySlice<TermID>, before end: TermID) -> ArraySlice<TermID> {
    // Nearly always all are of one type.
    if let last = terms.last, last < end { return terms }
    return terms.prefix { $0 < end }
  }
}
