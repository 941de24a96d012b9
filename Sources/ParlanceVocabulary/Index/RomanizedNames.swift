internal import ParlanceText

/// The names of contacts that are not written in Latin letters, in Latin ones.
struct RomanizedNames: Sendable {
  /// Whether a contact is written in Latin letters, and may be meant by what sounds so.
  let hasLatinNames: Bool
  /// The names; the identifier of each is the number of the contact. Nil where all are Latin.
  let index: VocabularyIndex?

  /// The type of names of which no part will do.
  static let wholeType = VocabularyType.workoutActivityName

  /// - Throws: ``UtteranceError/icu(_:)`` when ICU has no break rules.
  /// - Complexity: O(*n*), *n* the length of the names. Contacts in ASCII cost next to nothing.
  init(
    _ contacts: [VocabularyTerm], tokenizer: Tokenizer, sounds: SoundRules?
  ) throws(UtteranceError) {
    var vocabulary = Vocabulary()
    var names: [VocabularyTerm] = []
    var wholes: [VocabularyTerm] = []
    var latinCount = 0
    var readings = RomanizedName.Readings()
    for (number, contact) in contacts.enumerated() {
      let texts = [contact.spokenPhrase] + (contact.pronunciationHint.map { [$0] } ?? [])
      if Romanization.isLatin(contact.spokenPhrase) { latinCount += 1 }
      for text in texts where !Romanization.isLatin(text) {
        let name = RomanizedName(text, &readings)
        names += name.names.map { VocabularyTerm($0, vocabularyIdentifier: "\(number)") }
        wholes += name.wholes.map { VocabularyTerm($0, vocabularyIdentifier: "\(number)") }
      }
    }
    hasLatinNames = latinCount > 0
    // What is too long or stands twice is left out.
    _ = vocabulary.setVocabulary(names, of: .contactName)
    _ = vocabulary.setVocabulary(wholes, of: Self.wholeType)
    index =
      vocabulary.isEmpty
      ? nil
      : try VocabularyIndex(
        romanized: vocabulary, tokenizer: tokenizer, sounds: sounds)
  }

  /// The memory it takes, in bytes.
  var byteCount: Int { index?.byteCount ?? 0 }

  /// The contact of a romanised name.
  func contact(_ id: VocabularyIndex.TermID) -> VocabularyIndex.TermID? {
    index?.term(id).vocabularyIdentifier.flatMap { VocabularyIndex.TermID($0) }
  }
}
