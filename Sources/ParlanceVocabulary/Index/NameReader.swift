internal import ParlanceText

/// Puts the names of terms together from their pieces.
struct NameReader: Sendable {
  private let texts: TermTexts
  private let reader: PieceReader
  private let tokenizer: Tokenizer
  private let rules: NameRules?
  /// The terms whose parts name people.
  private let people: Range<VocabularyIndex.TermID>

  /// The names of some terms.
  struct Names: Sendable {
    var list = NameList()
    /// For each term, the hash of its tokens as written: what tells exact from folded.
    var surfaceHashes: [UInt32] = []
  }

  init(
    _ texts: TermTexts, _ reader: PieceReader, tokenizer: Tokenizer, rules: NameRules?,
    people: Range<VocabularyIndex.TermID>
  ) {
    self.texts = texts
    self.reader = reader
    self.tokenizer = tokenizer
    self.rules = rules
    self.people = people
  }

  /// Reads some terms.
  ///
  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules.
  func names(of terms: Range<VocabularyIndex.TermID>) throws(UtteranceError) -> Names {
    var names = Names()
    names.list.reserveCapacity(terms.count * 3)
    names.surfaceHashes.reserveCapacity(terms.count)
    var name = PersonName()
    for term in terms {
      var pieces = PieceTraits()
      name.words.removeAll(keepingCapacity: true)
      texts.forEachPiece(of: term) { append(Int($0), to: &name, &pieces) }
      try append(term, &name, pieces, to: &names)
      if let hint = texts.hint(of: term) { appendHint(hint, of: term, to: &names.list) }
    }
    return names
  }

  /// What the pieces of a name say together.
  private struct PieceTraits {
    var count = 0
    var hasDetachedSuffix = false
    var mayNameAnother = false
    var familyNameCount = 0
  }

  private func append(_ number: Int, to name: inout PersonName, _ traits: inout PieceTraits) {
    let piece = reader.pieces[number]
    let start = name.words.count
    name.words += reader.tokens[piece.tokens]
    // A space stands before it.
    if start < name.words.count { name.words[start].traits.insert(.beginsPart) }
    traits.count += 1
    traits.hasDetachedSuffix = traits.hasDetachedSuffix || piece.hasDetachedSuffix
    traits.mayNameAnother = traits.mayNameAnother || piece.mayNameAnother
    traits.familyNameCount = traits.count == 1 ? piece.familyNameCount : 0
  }

  private func append(
    _ term: VocabularyIndex.TermID, _ name: inout PersonName, _ pieces: PieceTraits,
    to names: inout Names
  ) throws(UtteranceError) {
    removeOuterJoiners(&name)
    names.surfaceHashes.append(SurfaceHash.of(name.words))
    guard !name.words.isEmpty else { return }
    var hasParts = people.contains(term) && !pieces.hasDetachedSuffix
    if hasParts, pieces.mayNameAnother { hasParts = try !namesAnother(term) }
    name.familyNameCount = pieces.familyNameCount
    append(&name, of: term, hasParts: hasParts, to: &names.list)
  }

  private func appendHint(_ hint: Int, of term: VocabularyIndex.TermID, to list: inout NameList) {
    var name = PersonName()
    var traits = PieceTraits()
    texts.forEachPiece(ofHint: hint) { append(Int($0), to: &name, &traits) }
    removeOuterJoiners(&name)
    if !name.words.isEmpty { append(&name, of: term, hasParts: false, to: &list) }
  }

  /// Adds a name without its joiners, and where it has separators, also without these.
  ///
  /// A name of joiners alone keeps them, so that it is found at all.
  private func append(
    _ name: inout PersonName, of term: VocabularyIndex.TermID, hasParts: Bool,
    to list: inout NameList
  ) {
    if name.words.contains(where: { $0.role != .joiner }) {
      name.removeAll { $0 == .joiner }
    }
    if name.words.contains(where: { $0.role == .separator }) {
      list.append(name, of: term, hasParts: false)
      name.removeAll { $0 != .word }
    }
    if !name.words.isEmpty { list.append(name, of: term, hasParts: hasParts) }
  }

  /// The tokens without the joiners before the first and after the last, of which none says anything: `Inc.` is
  /// `inc`. Joiners alone stay.
  private func removeOuterJoiners(_ name: inout PersonName) {
    guard let last = name.words.lastIndex(where: { $0.role != .joiner }) else { return }
    name.words.removeSubrange((last + 1)...)
    while name.words.first?.role == .joiner { name.words.removeFirst() }
  }

  /// Whether a name tells somebody by another person, who is not meant: *Jason's mom*.
  private func namesAnother(_ term: VocabularyIndex.TermID) throws(UtteranceError) -> Bool {
    guard let rules else { return false }
    var utterance = try tokenizer.utterance(texts.phrase(of: term))
    rules.annotate(&utterance)
    let tokens = TokenRole.withoutOuterJoiners(utterance.tokens.indices, in: utterance)
    return rules.namesAnother(tokens, in: utterance)
  }
}
