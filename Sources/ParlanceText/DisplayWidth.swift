internal import CICU

extension StringProtocol {
  /// How many cells a terminal draws the text in (UAX #11): Han and kana take two, marks none.
  ///
  /// - Complexity: O(*n*), *n* the length of the text.
  package var cellCount: Int { reduce(0) { $0 + $1.cellCount } }
}

extension Character {
  /// No cluster is wider than two cells, and a sign that is drawn as an emoji has that width.
  fileprivate var cellCount: Int {
    if unicodeScalars.contains(Self.emojiStyle) { return 2 }
    return min(2, unicodeScalars.reduce(0) { $0 + Int(cicu_cells($1.value)) })
  }

  /// VARIATION SELECTOR-16.
  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
}
