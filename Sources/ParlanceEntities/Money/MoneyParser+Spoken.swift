internal import ParlanceText

extension MoneyParser {
  /// A sum without its units.
  struct SpokenSum {
    let value: ExactNumber
    let tokens: Range<Int>
  }

  /// "forty-five fifty": a whole and two digits of cents in words, with nothing to count on either side; "twenty twenty"
  /// is said twice, or a year.
  ///
  /// - Complexity: O(1), and as long as the numbers are.
  func spokenSum(from whole: NumberParser.Match) -> SpokenSum? {
    guard let rule = source.tables.spokenCents, let count = whole.value.whole,
      rule.wholes.contains(count), isInWords(whole), !isNumber(before: whole.tokens.lowerBound),
      let cents = spokenCents(at: whole.tokens.upperBound, rule), cents.count != count,
      let value = whole.value.adding(ExactNumber(mantissa: cents.count, exponent: -2))
    else { return nil }
    return SpokenSum(value: value, tokens: whole.tokens.lowerBound..<cents.end)
  }

  private func spokenCents(
    at start: Int, _ rule: SpokenCentsRule
  ) -> (count: Int64, end: Int)? {
    guard start < source.tokens.count else { return nil }
    let start = rule.isJoint(source.lexeme(start)) ? start + 1 : start
    guard start < source.tokens.count, source.mayBeNumber(start), let number = number(at: start),
      isInWords(number), let count = number.value.whole, (10...99).contains(count),
      isUncounted(number.tokens.upperBound)
    else { return nil }
    return (count, number.tokens.upperBound)
  }

  private func isInWords(_ number: NumberParser.Match) -> Bool {
    source.tokens[number.tokens].allSatisfy { $0.kind != .number }
  }

  private func isNumber(before start: Int) -> Bool {
    start > 0 && source.mayBeNumber(start - 1)
  }

  /// Tells whether neither a unit nor more of a number stands at a token.
  private func isUncounted(_ index: Int) -> Bool {
    index >= source.tokens.count || source.unit(at: index) == nil && !source.mayBeNumber(index)
  }
}
