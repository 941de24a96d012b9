internal import ParlanceText

extension DateParser {
  /// The number of a day in its month.
  struct DayNumber {
    var value: Int
    var end: Int
    /// "third", "3rd", "3."
    var isOrdinal = false
    /// With a word that makes it a day: "día 3", 3日.
    var isNamed = false
    /// With an article that makes it a day: "le 3".
    var isByArticle = false

    /// A number that may count anything.
    var isBare: Bool { !isOrdinal && !isNamed }
  }

  /// The longest number of a day from a token.
  func dayNumber(at start: Int) -> DayNumber? {
    if let day = namedDayNumber(at: start) { return day }
    guard mayBeNumber(start), var day = unnamedDay(at: start) else { return nil }
    if tokens.kinds(at: day.end).isDisjoint(with: Self.articles),
      let end = joint(.dayOfMonth, at: day.end)
    {
      day.end = end
      day.isNamed = true
    }
    return day
  }

  /// The number behind a word that makes it a day: "día 16", "le 15".
  func namedDayNumber(at start: Int) -> DayNumber? {
    let kinds = tokens.kinds(at: start)
    guard kinds.contains(.dayOfMonth), let next = joint(.dayOfMonth, at: start),
      var day = unnamedDay(at: next)
    else { return nil }
    day.isNamed = true
    day.isByArticle = !kinds.isDisjoint(with: Self.articles) && !day.isOrdinal
    return day
  }

  /// What a word is that makes a number a day only by being an article, also with a preposition: "le", "au".
  private static let articles: DateWordKinds = [
    .the, .on, .to, .before, .since, .after, .from,
  ]

  private func unnamedDay(at start: Int) -> DayNumber? {
    guard start < source.tokens.count else { return nil }
    if let word = source.numberWord(start), word.role == .ordinal, let value = word.value.whole {
      return DayNumber(value: Int(value), end: start + 1, isOrdinal: true)
    }
    guard let count = count(at: start), (1...31).contains(count.value), count.end > start else {
      return nil
    }
    if let end = joint(.ordinal, at: count.end), isOrdinalMark(count.end) {
      return DayNumber(value: count.value, end: end, isOrdinal: true)
    }
    return tensOrdinal(count) ?? DayNumber(value: count.value, end: count.end)
  }

  /// Whether what makes a number an ordinal is glued to it: "3rd", "3."
  private func isOrdinalMark(_ index: Int) -> Bool {
    source.tokens[index].traits.contains(.isGlued)
      || source.tokens[index].kind != .word && source.isJoined(index)
        && source.tokens[index - 1].kind == .number
  }

  /// "Twenty first": tens in words before an ordinal.
  private func tensOrdinal(_ tens: Part<Int>) -> DayNumber? {
    guard tens.value % 10 == 0, let unit = source.numberWord(tens.end), unit.role == .ordinal,
      let value = unit.value.whole, value < 10
    else { return nil }
    return DayNumber(value: tens.value + Int(value), end: tens.end + 1, isOrdinal: true)
  }
}
