internal import ParlanceText

extension MoneyParser {
  /// "half a dollar", "a quarter of a euro", "a half dollar".
  func fractional(at start: Int) -> Sum? {
    guard let (fraction, end) = NumberParser.fraction(at: start, in: source),
      hasArticle(in: start..<end) || isBare(start..<end), let (unit, last) = source.unit(at: end),
      !unit.isMinor, let sum = Sum(fraction, of: unit, tokens: start..<last)
    else { return nil }
    return narrowed(sum)
  }

  /// Whether "and a half" follows.
  func addsFraction(_ sum: Sum) -> Bool { fraction(after: sum) != nil }

  /// "and a half", or `½`; no "and a quarter" where that is a coin.
  private func fraction(after sum: Sum) -> (value: ExactNumber, end: Int)? {
    let end = sum.tokens.upperBound
    if let word = source.numberWord(end), word.role == .vulgar { return (word.value, end + 1) }
    if let half = fraction(behind: end) { return half }
    guard role(end) == .and, let fraction = source.bareFraction(at: end + 1),
      source.unit(at: fraction.end - 1)?.unit.isMinor != true
    else { return nil }
    return fraction
  }

  /// The half of a unit that ends before a token, without "and": 三块 | 半, but not 三块 | 半斤.
  func fraction(behind end: Int) -> (value: ExactNumber, end: Int)? {
    guard let (word, last) = source.numberTerm(at: end), word.role == .fraction, word.countsBehind,
      !isNumber(end - 1)
    else { return nil }
    return (word.value, last)
  }

  /// "two dollars and a half", "dos lucas y media"; nil where it may be half of a thousand: "2000 dollars and a half".
  func withFraction(_ sum: Sum) -> Sum? {
    guard sum.count.isWhole, !sum.isMinor, sum.count.isLess(than: Self.leastThousand),
      let (fraction, end) = fraction(after: sum), role(end) != .magnitude,
      let part = fraction.multiplied(by: sum.unit.factor), let value = sum.value.adding(part)
    else { return nil }
    var result = sum
    result.value = value
    result.tokens = sum.tokens.lowerBound..<end
    return narrowed(result)
  }

  static let leastThousand = ExactNumber(1000)

  private func isBare(_ tokens: Range<Int>) -> Bool {
    tokens.contains { source.numberWord($0)?.isBare == true }
  }

  private func hasArticle(in tokens: Range<Int>) -> Bool {
    tokens.contains(where: source.isArticle)
  }
}
