internal import ParlanceText

/// Reads the interval of sums that begins at a token.
struct IntervalParser {
  /// An interval and the tokens it is made of.
  struct Interval: Hashable {
    let from: ExactNumber?
    let to: ExactNumber?
    let currency: CurrencyUnit.Currency
    let tokens: Range<Int>
    /// Whether only its first end names the currency.
    var endsBare = false
    /// Whether no space stands before the word or mark that joins the ends.
    var isGlued = false
  }

  /// One end, with its currency if it has one of its own.
  private struct End {
    let value: ExactNumber
    let currency: CurrencyUnit.Currency?
    let end: Int
    let isMinor: Bool
  }

  let money: MoneyParser

  /// The interval at a token; nil when there is none.
  ///
  /// - Parameter sum: The sum that begins there.
  func interval(at start: Int, sum: MoneyParser.Sum?) -> Interval? {
    opened(at: start) ?? bareRange(at: start, sum: sum)
      ?? sum.flatMap { bound(from: start, behind: $0) }
  }

  /// An interval that a word opens.
  private func opened(at start: Int) -> Interval? {
    guard money.source.role(start).contains(.interval) else { return nil }
    if let end = end(of: .between, at: start) {
      return range(from: start, at: end, joinedBy: .and)
        ?? range(from: start, at: end, joinedBy: .to)
    }
    if let end = end(of: .from, at: start) {
      return range(from: start, at: end, joinedBy: .to)
        ?? range(from: start, at: end, joinedBy: .and)
        ?? money.sum(at: end).flatMap { bound(from: start, behind: $0) }
    }
    return bound(at: start)
  }

  /// "less than 7 EUR", "at least $50".
  private func bound(at start: Int) -> Interval? {
    if let end = end(of: .below, at: start), let sum = money.sum(at: end) {
      return Interval(
        from: nil, to: sum.value, currency: sum.currency, tokens: start..<sum.tokens.upperBound)
    }
    if let end = end(of: .above, at: start), let sum = money.sum(at: end) {
      return Interval(
        from: sum.value, to: nil, currency: sum.currency, tokens: start..<sum.tokens.upperBound)
    }
    return nil
  }

  /// "$50 or more", "from $50 upwards".
  private func bound(from start: Int, behind sum: MoneyParser.Sum) -> Interval? {
    let place = sum.tokens.upperBound
    if let end = end(of: .most, at: place) {
      return Interval(from: nil, to: sum.value, currency: sum.currency, tokens: start..<end)
    }
    guard let end = end(of: .least, at: place) else { return nil }
    return Interval(from: sum.value, to: nil, currency: sum.currency, tokens: start..<end)
  }

  /// A range that no word opens. Where only its first end names the currency, the second may count something else: "$2
  /// to 5 friends".
  private func bareRange(at start: Int, sum: MoneyParser.Sum?) -> Interval? {
    guard let range = range(from: start, firstAt: start, sum, joinedBy: .to) else { return nil }
    let isClear = !range.endsBare || range.isGlued || money.isEnd(range.tokens.upperBound)
    return isClear ? range : nil
  }

  private func range(
    from start: Int, at first: Int, joinedBy joint: IntervalLexicon.Role
  ) -> Interval? {
    range(from: start, firstAt: first, money.sum(at: first), joinedBy: joint)
  }

  /// Two ends, at least one of which names the currency: "10-20 dollars", "$10 to $20".
  private func range(
    from start: Int, firstAt place: Int, _ sum: MoneyParser.Sum?,
    joinedBy joint: IntervalLexicon.Role
  ) -> Interval? {
    if let sum, let interval = range(from: start, end(of: sum), joinedBy: joint) {
      return interval
    }
    guard let number = money.number(at: place) else { return nil }
    return range(from: start, end(of: number), joinedBy: joint)
  }

  private func range(
    from start: Int, _ first: End, joinedBy joint: IntervalLexicon.Role
  ) -> Interval? {
    guard let next = end(of: joint, at: first.end), let second = end(at: next),
      let currency = Self.currency(first, second), !isPhoneNumber(second),
      !isOneWord(first.end, next),
      first.value.isLess(than: second.value)
    else { return nil }
    return Interval(
      from: first.value, to: second.value, currency: currency, tokens: start..<second.end,
      endsBare: second.currency == nil,
      isGlued: money.source.isJoined(first.end))
  }

  /// The currency of both ends; nil when they differ, or none is named.
  private static func currency(_ first: End, _ second: End) -> CurrencyUnit.Currency? {
    switch (first.currency, second.currency) {
    // "A quarter to five" is a time.
    case (let currency, nil): first.isMinor ? nil : currency
    case (nil, let currency): currency
    case (.ofWhole, let currency), (let currency, .ofWhole): currency
    case (let one, let other): one == other ? one : nil
    }
  }

  /// Whether a hyphen joins a number to its magnitude: "five-hundred".
  private func isOneWord(_ joint: Int, _ next: Int) -> Bool {
    money.source.isJoined(joint) && money.role(next) == .magnitude
  }

  /// Whether more digits are joined to an end: "$20 to 555-0123".
  private func isPhoneNumber(_ end: End) -> Bool {
    let tokens = money.source.tokens
    guard end.currency == nil, end.end + 1 < tokens.count else { return false }
    return tokens[end.end].kind == .punctuation && tokens[end.end + 1].kind == .number
      && money.source.isJoined(end.end) && money.source.isJoined(end.end + 1)
  }

  private func end(of role: IntervalLexicon.Role, at start: Int) -> Int? {
    guard money.source.role(start).contains(.interval) else { return nil }
    return money.source.tables.intervals.end(of: role, at: start, in: money.source.tokens)
  }

  /// What may be the second end: a sum without a doubtful minor part, or a number.
  private func end(at start: Int) -> End? {
    if let sum = money.sum(at: start) { return end(of: sum) }
    return money.number(at: start).map(end(of:))
  }

  private func end(of sum: MoneyParser.Sum) -> End {
    let certain = sum.withoutBareMinor
    return End(
      value: certain.value, currency: certain.currency, end: certain.tokens.upperBound,
      isMinor: certain.isMinor)
  }

  private func end(of number: NumberParser.Match) -> End {
    End(value: number.value, currency: nil, end: number.tokens.upperBound, isMinor: false)
  }
}
