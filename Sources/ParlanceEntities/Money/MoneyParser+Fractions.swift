internal import ParlanceText

extension MoneyParser {
  /// "half a dollar", "a quarter of a euro", "a half dollar".
  func fractional(at start: Int) -> Sum? {
    guard let (fraction, end) = NumberParser.fraction(at: start, in: source),
      hasArticle(in: start..<end), let (unit, last) = source.unit(at: end),
      !unit.isMinor, let value = unit.factor.multiplied(by: fraction)
    else { return nil }
    return Sum(value: value, currency: unit.currency, tokens: start..<last)
  }

  /// Whether "and a half" follows.
  func addsFraction(_ sum: Sum) -> Bool {
    let end = sum.tokens.upperBound
    return role(end) == .and && role(end + 1) == .article && role(end + 2) == .fraction
      && source.unit(at: end + 2)?.unit.isMinor != true
  }

  /// "two dollars and a half"; nil where it may be half of a thousand: "two grand and a half".
  func withFraction(_ sum: Sum) -> Sum? {
    let place = sum.tokens.upperBound + 2
    guard sum.value.isWhole, !sum.isMinor, sum.value.isLess(than: Self.leastThousand),
      role(place + 1) != .magnitude, role(place + 1) != .hundred,
      let fraction = source.numberWord(place)?.value,
      let value = sum.value.adding(fraction)
    else { return nil }
    return Sum(
      value: value, currency: sum.currency, tokens: sum.tokens.lowerBound..<place + 1)
  }

  /// "twelve fifty dollars" as on a price tag, 12.50. "Two fifty dollars" is 2.50 or 250, and so nothing.
  func spokenPrice(at start: Int) -> Sum? {
    guard let major = tens(at: start), let minor = tens(at: major.end),
      let (unit, end) = source.unit(at: minor.end),
      unit.factor == ExactNumber(1),
      let value = ExactNumber(major.value).adding(ExactNumber(mantissa: minor.value, exponent: -2))
    else { return nil }
    return Sum(value: value, currency: unit.currency, tokens: start..<end)
  }

  private static let leastThousand = ExactNumber(1000)

  /// A number of two digits in words.
  private func tens(at start: Int) -> (value: Int64, end: Int)? {
    guard start < source.tokens.count, source.tokens[start].kind == .word,
      let number = number(at: start), let value = number.value.whole, value >= 10, value < 100
    else { return nil }
    return (value, number.tokens.upperBound)
  }

  private func hasArticle(in tokens: Range<Int>) -> Bool {
    tokens.contains { role($0) == .article }
  }
}
