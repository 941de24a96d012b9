public import ParlanceText

/// A vocabulary made ready to be found in utterances.
///
/// Immutable, and shared by all threads. The index holds each term once, in the vocabulary that it was made of; its
/// own tables are flat arrays of numbers. ``VocabularyStore`` replaces an index while others read it.
///
///     let index = try VocabularyIndex(vocabulary, tokenizer: tokenizer, nicknames: ["liz": ["elizabeth"]])
///     let matches = index.matches(in: try tokenizer.utterance("pay jason's rent"))
///     matches.map { $0.terms.map { index.term($0).spokenPhrase } }  // [["Jason Clayton"]]
public final class VocabularyIndex: Sendable {
  /// The number of a term, from 0: by type in the order of ``VocabularyType/allCases``, then by priority.
  public typealias TermID = Int32

  /// The vocabulary that the index was made of.
  public let vocabulary: Vocabulary

  let words: WordTable
  let trie: NameTrie
  let nicknames: NicknameTable
  let misspellings: MisspellingIndex
  let surfaceHashes: [UInt64]
  let types: [VocabularyType]
  private let terms: [[VocabularyTerm]]
  private let firstTerms: [TermID]

  /// Builds the index of a vocabulary.
  ///
  /// - Parameter vocabulary: The terms.
  /// - Parameter tokenizer: The tokeniser of the utterances to come: terms are cut as they are.
  /// - Parameter nicknames: Given names by nickname, one word each: `liz` is `elizabeth`.
  /// - Parameter rules: What the language says about names: nothing by default.
  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules, ``UtteranceError/utteranceTooLong`` when a nickname
  ///   is longer than an utterance may be.
  /// - Complexity: O(*n*), *n* the length of all terms.
  public init(
    _ vocabulary: Vocabulary, tokenizer: Tokenizer, nicknames: [String: [String]],
    rules: NameRules? = nil
  ) throws(UtteranceError) {
    terms = VocabularyType.allCases.map(vocabulary.terms(of:))
    types = zip(VocabularyType.allCases, terms).flatMap { repeatElement($0, count: $1.count) }
    firstTerms = terms.reduce(into: [0]) { $0.append($0[$0.count - 1] + TermID($1.count)) }
    let builder = try IndexBuilder(
      vocabulary, types: types, tokenizer: tokenizer, nicknames: nicknames,
      rules: rules)
    misspellings = MisspellingIndex(builder.misspellings, words: builder.words)
    words = builder.words
    trie = builder.trie
    surfaceHashes = builder.surfaceHashes
    self.nicknames = builder.nicknames
    self.vocabulary = vocabulary
  }

  /// How many terms there are.
  public var count: Int { types.count }

  /// The memory that the index takes beside its vocabulary, in bytes.
  public var byteCount: Int {
    words.byteCount + trie.byteCount + nicknames.byteCount + misspellings.byteCount
      + surfaceHashes.count * MemoryLayout<UInt64>.stride + types.count
  }

  /// Whether a reading is a word of any term.
  package func hasWord(_ reading: Utterance.Reading, in utterance: Utterance) -> Bool {
    words.word(for: reading, in: utterance) >= 0
  }

  /// The type of a term.
  public func type(of id: TermID) -> VocabularyType { types[Int(id)] }

  /// A term by its number.
  /// - Complexity: O(1)
  public func term(_ id: TermID) -> VocabularyTerm {
    // The types are few, and most of them are empty.
    let type = (firstTerms.firstIndex { $0 > id } ?? firstTerms.count) - 1
    return terms[type][Int(id - firstTerms[type])]
  }
}
