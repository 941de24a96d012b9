/// How many letters of a name may be wrong.
enum Misspelling {
  /// Fewer letters are not worth a correction: nearly everything is one letter away from `tim`.
  static let minimumLetterCount = 4
  /// Words this long may have two letters wrong.
  static let longLetterCount = 8
  /// No limit is higher.
  static let maximumDistance = 2

  /// The edits that a name of a number of letters allows, for a word of it and for all words together.
  static func limit(letterCount: Int) -> Int {
    letterCount < 3 ? 0 : letterCount < longLetterCount ? 1 : maximumDistance
  }

  /// The edits from a word as said to a word of the vocabulary.
  ///
  /// Nil when they are more than the shorter of both allows, or when they change both the first letter and the length,
  /// as from `lena` to `elena`.
  static func distance(from said: Letters, to known: Letters) -> Int? {
    guard said.count == known.count || said[0] == known[0] else { return nil }
    let limit = limit(letterCount: min(said.count, known.count))
    guard said.isWithin(limit, of: known) else { return nil }
    if said.isWithin(0, of: known) { return 0 }
    guard max(said.count, known.count) >= minimumLetterCount else { return nil }
    return limit == 1 || said.isWithin(1, of: known) ? 1 : limit
  }
}
