public import ParlanceText

extension VocabularyIndex {
  /// Finds the contacts whose names are written in another script than a name, and sound like it.
  ///
  /// By ICU's transliterators: *wang xiaoming* finds 王小明, *ekaterina* Екатерина, けんた Kenta. Kanji have no Japanese
  /// readings there; a contact with a pronunciation, けんた for 健太, is found by *kenta*. A guess to be asked about, and
  /// never to be taken.
  ///
  ///     index.people(soundingLike: "wang xiaoming", tokenizer: tokenizer).map { index.term($0).spokenPhrase }  // ["王小明"]
  ///
  /// - Parameters:
  ///   - name: What was said, and is no name of the vocabulary.
  ///   - tokenizer: The one that the index was built with.
  /// - Returns: Contacts, the nearest first; of those that are as near, by priority.
  /// - Complexity: O(1) where the name and all contacts are written in Latin letters; else some tens of microseconds.
  public func people(soundingLike name: String, tokenizer: Tokenizer) -> [TermID] {
    guard let romanized, romanized.index != nil || romanized.hasLatinNames else { return [] }
    let isLatin = Romanization.isLatin(name)
    guard romanized.index != nil || !isLatin, let script = Romanization.script(of: name) else {
      return []
    }
    var found: [TermID: Int] = [:]
    for form in forms(of: name, isLatin: isLatin) {
      guard let utterance = try? tokenizer.utterance(form) else { continue }
      visitRomanized(utterance) { found[$0] = min(found[$0] ?? $1, $1) }
      if !isLatin, romanized.hasLatinNames {
        visit(self, .contactName, utterance) { found[$0] = min(found[$0] ?? $1, $1) }
      }
    }
    return found.filter { Romanization.script(of: term($0.key).spokenPhrase) != script }
      .sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  private func forms(of name: String, isLatin: Bool) -> [String] {
    if isLatin { return Romanization.forms(of: name) }
    var readings = RomanizedName.Readings()
    let romanized = RomanizedName(name, &readings)
    return romanized.names + romanized.wholes
  }

  /// Visits the contacts who are written in other letters and are called like a whole utterance, with the cost of each.
  private func visitRomanized(_ utterance: Utterance, _ body: (TermID, Int) -> Void) {
    guard let romanized, let index = romanized.index else { return }
    for type in [VocabularyType.contactName, RomanizedNames.wholeType] {
      visit(index, type, utterance) { id, cost in
        if let contact = romanized.contact(id) { body(contact, cost) }
      }
    }
  }

  private func visit(
    _ index: VocabularyIndex, _ type: VocabularyType, _ utterance: Utterance,
    _ body: (TermID, Int) -> Void
  ) {
    for match in index.terms(of: type, resembling: utterance.tokens.indices, in: utterance)
    where match.quality != .fuzzy || match.cost <= Self.maximumTransliterationCost {
      for term in match.terms { body(term, match.cost) }
    }
  }

  /// One letter may differ in a whole name: few names are written in one way only.
  private static let maximumTransliterationCost = 4
}
