internal import ParlanceText

extension MoneyParser {
  /// A sum with the lesser units that follow: "5 dollars and 20 cents", "five dollars two dimes and a nickel", "$20 43",
  /// "two grand and five hundred dollars".
  func joined(_ first: Sum) -> Sum {
    var sum = first
    while let longer = withLesserUnit(sum) { sum = longer }
    return withBareMinor(sum) ?? withTenths(sum) ?? sum
  }

  private func withLesserUnit(_ sum: Sum) -> Sum? {
    let start = skippingAnd(sum.tokens.upperBound)
    guard sum.count.isWhole, start < source.tokens.count,
      let part = suffixed(at: start) ?? single(at: start),
      !part.unit.traits.contains(.isCounter),
      part.unit.factor.isLess(than: sum.unit.factor), part.value.isLess(than: sum.unit.factor),
      let currency = Self.currency(sum.currency, part.currency),
      let value = sum.value.adding(part.value)
    else { return nil }
    var result = part
    result.value = value
    result.currency = currency
    result.tokens = sum.tokens.lowerBound..<part.tokens.upperBound
    result.isMinor = sum.isMinor
    return result
  }

  /// The currency of a whole and its part; nil when they differ.
  private static func currency(
    _ whole: CurrencyUnit.Currency, _ part: CurrencyUnit.Currency
  ) -> CurrencyUnit.Currency? {
    switch (whole, part) {
    case (let whole, .ofWhole): whole
    case (.ofWhole, let part): part
    case (let whole, let part): whole == part ? whole : nil
    }
  }

  /// Two digits at the end of what is said; anywhere else they count something else.
  private func withBareMinor(_ major: Sum) -> Sum? {
    guard major.unit.factor == ExactNumber(1), major.count.isWhole,
      let (cents, end) = cents(after: major), let value = major.value.adding(cents)
    else { return nil }
    var result = major
    result.value = value
    result.tokens = major.tokens.lowerBound..<end
    result.major = (major.value, major.tokens.upperBound)
    return result
  }

  /// "one kuai five": one digit at the end, of a unit of which it counts the tenths.
  private func withTenths(_ sum: Sum) -> Sum? {
    let start = sum.tokens.upperBound
    guard sum.unit.traits.contains(.hasTenths), sum.count.isWhole, let number = number(at: start),
      let digit = number.value.whole, digit > 0, digit < 10, endsSum(number),
      let tenths = sum.unit.factor.multiplied(by: ExactNumber(mantissa: digit, exponent: -1)),
      let value = sum.value.adding(tenths)
    else { return nil }
    var result = sum
    result.value = value
    result.tokens = sum.tokens.lowerBound..<number.tokens.upperBound
    return result
  }

  private func cents(after major: Sum) -> (value: ExactNumber, end: Int)? {
    let start = skippingAnd(major.tokens.upperBound)
    guard !isFollowedByMore(major), let number = number(at: start), let cents = number.value.whole,
      cents < 100,
      isGlued(start)
        || (cents >= 10 ? isLast(number, of: major) : cents > 0 && isTwoDigits(start))
    else { return nil }
    return (ExactNumber(mantissa: cents, exponent: -2), number.tokens.upperBound)
  }

  private func isLast(_ number: NumberParser.Match, of major: Sum) -> Bool {
    endsSum(number) || isSpoken(number, after: major)
  }

  /// Whether what follows a number is nothing, a mark, or a word that a sum stands before.
  private func endsSum(_ number: NumberParser.Match) -> Bool {
    let end = number.tokens.upperBound
    return isEnd(end) || source.numberTerm(at: end)?.word.endsSum == true
  }

  /// Whether two digits are glued to the unit before them: "12€50".
  private func isGlued(_ index: Int) -> Bool {
    isTwoDigits(index) && isGluedSymbol(index - 1) && source.isJoined(index)
  }

  /// `05`
  func isTwoDigits(_ index: Int) -> Bool {
    let token = source.tokens[index]
    return token.kind == .number && token.folded.upperBound - token.folded.lowerBound == 2
  }

  /// "three dollars fifty for the bus": both parts in words, and no unit of its own.
  private func isSpoken(_ number: NumberParser.Match, after major: Sum) -> Bool {
    number.tokens.lowerBound == major.tokens.upperBound
      && source.tokens[number.tokens.lowerBound].kind == .word
      && source.tokens[major.tokens.lowerBound].kind == .word
      && source.unit(at: number.tokens.upperBound) == nil
  }

  /// Past "and", or the zero of 十块零五毛.
  private func skippingAnd(_ index: Int) -> Int {
    guard let word = source.numberWord(index) else { return index }
    return word.role == .and || word.joint != nil ? index + 1 : index
  }
}
