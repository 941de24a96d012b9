internal import ParlanceText

/// Reads the sum of money that begins at a token.
struct MoneyParser {
  /// A sum and the tokens it is made of.
  struct Sum: Hashable {
    var value: ExactNumber
    var currency: CurrencyUnit.Currency
    var tokens: Range<Int>
    /// Whether a number without a unit was taken for the minor part: "20 dollars 43".
    var hasBareMinor = false
    var isMinor = false
  }

  let numbers: NumberLexicon
  let currencies: CurrencyLexicon
  let utterance: Utterance

  /// The sums that begin at a token, the longest first: where a part is doubtful there is one without it.
  func sums(at start: Int) -> [Sum] {
    guard start < utterance.tokens.count else { return [] }
    guard
      let first = prefixed(at: start) ?? suffixed(at: start) ?? spokenPrice(at: start)
        ?? fractional(at: start) ?? single(at: start),
      !isCutShort(first)
    else { return [] }
    if addsFraction(first) { return withFraction(first).map { [$0] } ?? [] }
    if let whole = joined(first) { return whole.hasBareMinor ? [whole, first] : [whole] }
    return [first]
  }

  /// The number at a token.
  func number(at start: Int) -> NumberParser.Match? {
    guard start < utterance.tokens.count else { return nil }
    return NumberParser.number(at: start, in: utterance, numbers)
  }

  // MARK: Unit and number

  /// "$100", "USD 22.5 million", "$10 dollars".
  private func prefixed(at start: Int) -> Sum? {
    guard let (unit, end) = currencies.unit(at: start, in: utterance), mayPrecede(unit, start, end),
      let number = number(at: end),
      let value = number.value.multiplied(by: unit.factor)
    else { return nil }
    var sum = Sum(
      value: value, currency: unit.currency, tokens: start..<number.tokens.upperBound,
      isMinor: unit.isMinor)
    if let (again, last) = currencies.unit(at: sum.tokens.upperBound, in: utterance),
      !again.isMinor,
      again.factor == unit.factor, again.currency == unit.currency,
      self.number(at: last) == nil
    {
      sum.tokens = start..<last
    }
    return sum
  }

  private func mayPrecede(_ unit: CurrencyUnit, _ start: Int, _ end: Int) -> Bool {
    if unit.traits.contains(.isPrefix) { return true }
    guard unit.traits.contains(.isCode), end < utterance.tokens.count else { return false }
    return utterance.tokens[start].traits.contains(.isUppercase) || isGluedNumber(end)
  }

  private func isGluedNumber(_ index: Int) -> Bool {
    guard index < utterance.tokens.count else { return false }
    return utterance.tokens[index].kind == .number
      && utterance.tokens[index].traits.contains(.isGlued)
  }

  /// "100 dollars", "5 €", "twenty quid".
  private func suffixed(at start: Int) -> Sum? {
    guard let number = number(at: start) else { return nil }
    guard let (unit, end) = currencies.unit(at: number.tokens.upperBound, in: utterance),
      // "3 USD50 cards": the code belongs to what it is glued to.
      !isGluedNumber(end), let value = number.value.multiplied(by: unit.factor)
    else { return nil }
    return Sum(value: value, currency: unit.currency, tokens: start..<end, isMinor: unit.isMinor)
  }

  /// "a dollar", "a nickel", and a coin that is all that is said.
  private func single(at start: Int) -> Sum? {
    if numbers[utterance.tokens[start].lexeme]?.role == .article {
      guard let (unit, end) = currencies.unit(at: start + 1, in: utterance),
        !mayPrecede(unit, start + 1, end) || number(at: end) == nil,
        !utterance.tokens[start + 1].traits.contains(.isGlued)
      else { return nil }
      return Sum(
        value: unit.factor, currency: unit.currency, tokens: start..<end, isMinor: unit.isMinor)
    }
    guard let (unit, end) = currencies.unit(at: start, in: utterance),
      unit.traits.contains(.isCoin),
      start == 0, utterance.tokens[end...].allSatisfy({ $0.kind == .punctuation })
    else { return nil }
    return Sum(
      value: unit.factor, currency: unit.currency, tokens: start..<end, isMinor: unit.isMinor)
  }

  // MARK: Major and minor

  /// "5 dollars and 20 cents", "$20 and 43c", "20 dollars 43".
  private func joined(_ major: Sum) -> Sum? {
    guard !major.isMinor, major.value.isWhole else { return nil }
    let end = major.tokens.upperBound
    let start = isAnd(end) ? end + 1 : end
    return withMinorUnit(major, at: start) ?? withBareMinor(major, at: start)
  }

  private func withMinorUnit(_ major: Sum, at start: Int) -> Sum? {
    guard start < utterance.tokens.count, let minor = suffixed(at: start) ?? single(at: start),
      minor.isMinor,
      minor.currency == .ofWhole || minor.currency == major.currency,
      minor.value.isLess(than: ExactNumber(1)),
      let value = major.value.adding(minor.value)
    else { return nil }
    return Sum(
      value: value, currency: major.currency,
      tokens: major.tokens.lowerBound..<minor.tokens.upperBound)
  }

  /// Two digits at the end of what is said; anywhere else they count something else.
  private func withBareMinor(_ major: Sum, at start: Int) -> Sum? {
    guard let number = number(at: start), let cents = number.value.whole, cents >= 10, cents < 100,
      isEnd(number.tokens.upperBound) || isSpoken(number, after: major),
      let value = major.value.adding(ExactNumber(mantissa: cents, exponent: -2))
    else { return nil }
    return Sum(
      value: value, currency: major.currency,
      tokens: major.tokens.lowerBound..<number.tokens.upperBound,
      hasBareMinor: true)
  }

  /// "three dollars fifty for the bus": both parts in words, and no unit of its own.
  private func isSpoken(_ number: NumberParser.Match, after major: Sum) -> Bool {
    number.tokens.lowerBound == major.tokens.upperBound
      && utterance.tokens[number.tokens.lowerBound].kind == .word
      && utterance.tokens[major.tokens.lowerBound].kind == .word
      && currencies.unit(at: number.tokens.upperBound, in: utterance) == nil
  }

  private func isAnd(_ index: Int) -> Bool {
    index < utterance.tokens.count && numbers[utterance.tokens[index].lexeme]?.role == .and
  }

  private func isEnd(_ index: Int) -> Bool {
    index >= utterance.tokens.count || utterance.tokens[index].kind == .punctuation
  }
}
