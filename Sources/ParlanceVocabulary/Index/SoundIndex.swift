/// Finds the words of the vocabulary that sound like a word.
struct SoundIndex {
  private let rules: SoundRules?
  /// Sounds in order, and below each a word that sounds so.
  private let entries: [UInt64]
  /// The words of pronunciation hints, in order: of those the sound is all that counts.
  private let hintWords: [WordTable.Word]

  /// - Parameters:
  ///   - spelled: The words that are spelled with letters.
  ///   - hintWords: The words of pronunciation hints, in any order.
  init(
    _ spelled: [WordTable.Word], hintWords: Set<WordTable.Word>, words: WordTable,
    rules: SoundRules?
  ) {
    self.rules = rules
    self.hintWords = hintWords.sorted()
    guard let rules else {
      entries = []
      return
    }
    var entries: [UInt64] = []
    var letters = Letters()
    for word in spelled where words.read(word, into: &letters) {
      for sound in rules.sounds(of: letters) { entries.append(UInt64(sound) << 32 | UInt64(word)) }
    }
    self.entries = entries.sorted()
  }

  /// The memory it takes, in bytes.
  var byteCount: Int { entries.count * 8 + hintWords.count * 4 }

  /// Calls `body` with each word that sounds like letters, and its own letters; with some more than once.
  ///
  /// A word is to resemble them in its letters, too: few sounds are common to many words. Where it tells a pronunciation
  /// the sounds are enough.
  func forEachWord(
    soundingLike said: Letters, words: WordTable, _ body: (WordTable.Word, Letters) -> Void
  ) {
    guard let rules else { return }
    var known = Letters()
    for sound in rules.sounds(of: said) {
      var place = entries.lowerBound(of: UInt64(sound) << 32)
      while place < entries.count, entries[place] >> 32 == UInt64(sound) {
        let word = WordTable.Word(truncatingIfNeeded: entries[place])
        place += 1
        guard words.read(word, into: &known) else { continue }
        if Misspelling.resembles(known, said) || isHint(word) { body(word, known) }
      }
    }
  }

  private func isHint(_ word: WordTable.Word) -> Bool {
    let place = hintWords.lowerBound(of: word)
    return place < hintWords.count && hintWords[place] == word
  }
}
