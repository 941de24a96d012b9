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
    guard role(end) == .and, let (_, last) = source.bareFraction(at: end + 1) else { return false }
    return source.unit(at: last - 1)?.unit.isMinor != true
  }

  /// "two dollars and a half"; nil where it may be half of a thousand: "two grand and a half".
  func withFraction(_ sum: Sum) -> Sum? {
    guard sum.value.isWhole, !sum.isMinor, sum.value.isLess(than: Self.leastThousand),
      let (fraction, end) = source.bareFraction(at: sum.tokens.upperBound + 1),
      role(end) != .magnitude, let value = sum.value.adding(fraction)
    else { return nil }
    var result = sum
    result.value = value
    result.tokens = sum.tokens.lowerBound..<end
    return result
  }

  static let leastThousand = ExactNumber(1000)

  private func hasArticle(in tokens: Range<Int>) -> Bool {
    tokens.contains(where: source.isArticle)
  }
}
