internal import ParlanceText

extension MoneyParser {
  /// "half a dollar", "a quarter of a euro", "a half dollar".
  func fractional(at start: Int) -> Sum? {
    guard let (fraction, end) = NumberParser.fraction(at: start, in: source),
      hasArticle(in: start..<end), let (unit, last) = source.unit(at: end),
      !unit.isMinor, let sum = Sum(fraction, of: unit, tokens: start..<last)
    else { return nil }
    return narrowed(sum)
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
    var result = sum
    result.value = value
    result.tokens = sum.tokens.lowerBound..<place + 1
    return result
  }

  static let leastThousand = ExactNumber(1000)

  private func hasArticle(in tokens: Range<Int>) -> Bool {
    tokens.contains { role($0) == .article }
  }
}
