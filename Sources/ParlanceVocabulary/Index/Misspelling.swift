/// How many letters of a name may be wrong.
struct Misspelling {
  /// Fewer letters are not worth a correction by themselves: nearly everything is one letter away from `tim`.
  static let minimumLetterCount = 4
  /// Words this long may have two letters wrong.
  static let longLetterCount = 8
  /// No limit is higher.
  static let maximumDistance = 2

  /// How many letters are wrong.
  let distance: Int
  /// Whether the word may be meant only where other words of the name are right: too many words are as near as it.
  let isLoose: Bool

  /// The edits that a name of a number of letters allows, for a word of it and for all words together.
  static func limit(letterCount: Int) -> Int {
    letterCount < 3 ? 0 : letterCount < longLetterCount ? 1 : maximumDistance
  }

  /// How a word of the vocabulary was misspelled; nil when it is too far from what was said.
  ///
  /// It is loose when so few letters allow no edit, or when the edits change both the first letter and the length, as
  /// from `lena` to `elena`.
  init?(of known: Letters, as said: Letters) {
    let letterCount = min(said.count, known.count)
    guard
      let distance = said.distance(to: known, atMost: max(1, Self.limit(letterCount: letterCount)))
    else { return nil }
    self.distance = distance
    isLoose =
      distance > Self.limit(letterCount: letterCount)
      || max(said.count, known.count) < Self.minimumLetterCount
      || said.count != known.count && said[0] != known[0]
  }

  /// Whether letters that sound like a word resemble it: another way to write one sound is an edit or two, and a long
  /// word has more of them.
  static func resembles(_ known: Letters, _ said: Letters) -> Bool {
    let letterCount = min(known.count, said.count)
    let limit = letterCount <= minimumLetterCount ? 2 : letterCount < longLetterCount ? 3 : 4
    return abs(known.count - said.count) <= limit && said.isWithin(limit, of: known)
  }
}
