internal import ParlanceText

/// Reads the sum of money that begins at a token.
struct MoneyParser {
  /// A sum and the tokens it is made of.
  struct Sum {
    var value: ExactNumber
    var currency: CurrencyUnit.Currency
    var tokens: Range<Int>
    /// The part that has a unit, where a number without one was taken for the minor part: "20 dollars | 43".
    var major: (value: ExactNumber, end: Int)?
    var isMinor = false

    /// The sum without a minor part that is only a number, which may count something else.
    var withoutBareMinor: Sum {
      guard let major else { return self }
      return Sum(value: major.value, currency: currency, tokens: tokens.lowerBound..<major.end)
    }
  }

  let source: EntitySource

  /// The longest sum that begins at a token; nil when there is none.
  func sum(at start: Int) -> Sum? {
    guard source.mayBeNumber(start) || source.role(start).contains(.unit) else { return nil }
    guard
      let first = prefixed(at: start) ?? suffixed(at: start) ?? spokenPrice(at: start)
        ?? fractional(at: start) ?? single(at: start),
      !isCutShort(first)
    else { return nil }
    if addsFraction(first) { return withFraction(first) }
    return joined(first) ?? first
  }

  /// The number at a token.
  func number(at start: Int) -> NumberParser.Match? {
    source.number(at: start)
  }

  // MARK: Unit and number

  /// "$100", "USD 22.5 million", "$10 dollars".
  private func prefixed(at start: Int) -> Sum? {
    guard let (unit, end) = source.unit(at: start),
      mayPrecede(unit, start, end),
      let number = number(at: end),
      let value = number.value.multiplied(by: unit.factor)
    else { return nil }
    var sum = Sum(
      value: value, currency: unit.currency, tokens: start..<number.tokens.upperBound,
      isMinor: unit.isMinor)
    if let (again, last) = source.unit(at: sum.tokens.upperBound),
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
    guard unit.traits.contains(.isCode), end < source.tokens.count else { return false }
    return source.tokens[start].traits.contains(.isUppercase) || isGluedNumber(end)
  }

  private func isGluedNumber(_ index: Int) -> Bool {
    guard index < source.tokens.count else { return false }
    return source.tokens[index].kind == .number
      && source.tokens[index].traits.contains(.isGlued)
  }

  /// "100 dollars", "5 €", "twenty quid".
  private func suffixed(at start: Int) -> Sum? {
    guard let number = number(at: start) else { return nil }
    guard let (unit, end) = source.unit(at: number.tokens.upperBound),
      // "3 USD50 cards": the code belongs to what it is glued to.
      !isGluedNumber(end), let value = number.value.multiplied(by: unit.factor)
    else { return nil }
    return Sum(value: value, currency: unit.currency, tokens: start..<end, isMinor: unit.isMinor)
  }

  /// "a dollar", "a nickel", and a coin that is all that is said.
  private func single(at start: Int) -> Sum? {
    if source.numberWord(start)?.role == .article {
      guard let (unit, end) = source.unit(at: start + 1),
        !mayPrecede(unit, start + 1, end) || number(at: end) == nil,
        !source.tokens[start + 1].traits.contains(.isGlued)
      else { return nil }
      return Sum(
        value: unit.factor, currency: unit.currency, tokens: start..<end, isMinor: unit.isMinor)
    }
    guard let (unit, end) = source.unit(at: start),
      unit.traits.contains(.isCoin),
      start == 0, source.tokens[end...].allSatisfy({ $0.kind == .punctuation })
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
    guard start < source.tokens.count, let minor = suffixed(at: start) ?? single(at: start),
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
      major: (major.value, major.tokens.upperBound))
  }

  /// "three dollars fifty for the bus": both parts in words, and no unit of its own.
  private func isSpoken(_ number: NumberParser.Match, after major: Sum) -> Bool {
    number.tokens.lowerBound == major.tokens.upperBound
      && source.tokens[number.tokens.lowerBound].kind == .word
      && source.tokens[major.tokens.lowerBound].kind == .word
      && source.unit(at: number.tokens.upperBound) == nil
  }

  private func isAnd(_ index: Int) -> Bool {
    index < source.tokens.count && source.numberWord(index)?.role == .and
  }

  /// Whether nothing but a mark stands at a token.
  func isEnd(_ index: Int) -> Bool {
    index >= source.tokens.count || source.tokens[index].kind == .punctuation
  }
}
