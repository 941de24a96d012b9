internal import ParlanceText

/// Reads the sum of money that begins at a token.
struct MoneyParser {
  /// A sum and the tokens it is made of.
  struct Sum {
    var value: ExactNumber
    var currency: CurrencyUnit.Currency
    var tokens: Range<Int>
    /// The last unit that was said.
    var unit: CurrencyUnit
    /// How many of the last unit.
    var count: ExactNumber
    /// Whether all its units are parts of one of the currency: "50 cents".
    var isMinor: Bool
    /// The part that has a unit, where a number without one was taken for the minor part: "20 dollars | 43".
    var major: (value: ExactNumber, end: Int)?

    /// So many of a unit; nil when the value cannot be reckoned.
    init?(_ count: ExactNumber, of unit: CurrencyUnit, tokens: Range<Int>) {
      guard let value = count.multiplied(by: unit.factor) else { return nil }
      self.value = value
      self.count = count
      self.unit = unit
      self.tokens = tokens
      currency = unit.currency
      isMinor = unit.isMinor
    }

    /// The sum without a minor part that is only a number, which may count something else.
    var withoutBareMinor: Sum {
      guard let major else { return self }
      var sum = self
      sum.value = major.value
      sum.tokens = tokens.lowerBound..<major.end
      sum.major = nil
      return sum
    }
  }

  let source: EntitySource

  /// The longest sum that begins at a token; nil when there is none.
  func sum(at start: Int) -> Sum? {
    guard source.mayBeNumber(start) || source.role(start).contains(.unit) else { return nil }
    guard
      let first = coded(at: start) ?? prefixed(at: start) ?? suffixed(at: start)
        ?? fractional(at: start) ?? single(at: start),
      let sum = addsFraction(first) ? withFraction(first) : joined(first),
      isMoney(first, within: sum), !mixesWriting(sum), !isCutShort(sum)
    else { return nil }
    return sum
  }

  /// The number at a token.
  func number(at start: Int) -> NumberParser.Match? {
    source.number(at: start)
  }

  // MARK: Unit and number

  /// "$100", "USD 22.5 million", "$10 dollars".
  private func prefixed(at start: Int) -> Sum? {
    guard let (unit, end) = source.unit(at: start), mayPrecede(unit, start, end),
      let number = number(at: end), !isGroupLike(number, in: unit),
      let sum = Sum(number.value, of: unit, tokens: start..<skippingDash(after: number))
    else { return nil }
    return narrowed(sum)
  }

  /// "AUD$ 15": a code before the symbol that it tells from others.
  private func coded(at start: Int) -> Sum? {
    guard let (code, place) = source.unit(at: start), isGluedSymbol(place),
      let sum = prefixed(at: place),
      let currency = source.tables.currencies.currency(of: sum.unit, and: code)
    else { return nil }
    var result = sum
    result.currency = currency
    result.tokens = start..<sum.tokens.upperBound
    return result
  }

  /// Whether a symbol stands at a token and no space before it.
  func isGluedSymbol(_ index: Int) -> Bool {
    source.isJoined(index) && source.tokens[index].kind == .symbol
  }

  /// Whether a unit may stand before its number.
  func mayPrecede(_ unit: CurrencyUnit, _ start: Int, _ end: Int) -> Bool {
    if unit.traits.contains(.isPrefix) { return true }
    guard end < source.tokens.count else { return false }
    if unit.traits.contains(.isName) { return isLastNumber(end, after: start, unit) }
    guard unit.traits.contains(.isCode) else { return false }
    return source.tokens[start].traits.contains(.isUppercase) || isGluedNumber(end)
  }

  /// Whether a name that is written out stands before a number that ends what is said: "euros 20".
  private func isLastNumber(_ index: Int, after start: Int, _ unit: CurrencyUnit) -> Bool {
    guard unit.traits.isDisjoint(with: .suffixes), !isNumber(start - 1),
      !source.isArticle(start - 1), role(index) != .vulgar,
      let number = number(at: index)
    else { return false }
    return isEnd(number.tokens.upperBound)
  }

  private func isGluedNumber(_ index: Int) -> Bool {
    guard index < source.tokens.count else { return false }
    return source.tokens[index].kind == .number
      && source.tokens[index].traits.contains(.isGlued)
  }

  /// "100 dollars", "5 €", "twenty quid".
  func suffixed(at start: Int) -> Sum? {
    guard let number = price(at: start), let (place, unit, end) = unit(after: number),
      !belongsToNext(unit, place, end),
      !isGroupLike(number, in: unit), !isEndOfWord(start, before: source.tokens[place]),
      !leavesUnitOut(number, before: unit),
      let sum = Sum(number.value, of: unit, tokens: start..<end)
    else { return nil }
    return magnified(sum) ?? narrowed(sum)
  }

  /// The number at a token, with the hundredths behind a colon where such money follows: "49:50 kr".
  private func price(at start: Int) -> NumberParser.Match? {
    guard let number = number(at: start) else { return nil }
    let mark = number.tokens.upperBound
    guard source.isJoint(mark, ":"), number.tokens.count == 1, isTwoDigits(mark + 1),
      let (unit, end) = source.unit(at: mark + 2), unit.traits.contains(.hasColon),
      self.number(at: end) == nil,
      let cents = self.number(at: mark + 1)?.value.whole,
      let value = number.value.adding(ExactNumber(mantissa: cents, exponent: -2))
    else { return number }
    return NumberParser.Match(value: value, tokens: start..<mark + 2)
  }

  /// "75 USD million": the magnitude after the unit.
  private func magnified(_ sum: Sum) -> Sum? {
    let end = sum.tokens.upperBound
    guard let magnitude = source.numberWord(end), magnitude.role == .magnitude,
      Self.leastThousand.isLess(than: magnitude.value), !isNumber(end + 1),
      !source.role(end + 1).contains(.unit), let value = sum.value.multiplied(by: magnitude.value)
    else { return nil }
    var result = sum
    result.value = value
    result.tokens = sum.tokens.lowerBound..<end + 1
    return result
  }

  /// The unit of a number, where it stands, and the token after it: a name, or else the dash that stands for no cents.
  private func unit(
    after number: NumberParser.Match
  ) -> (place: Int, unit: CurrencyUnit, end: Int)? {
    let place = unitPlace(after: number)
    return unit(at: place, of: number)
      ?? (place == number.tokens.upperBound
        ? nil : unit(at: number.tokens.upperBound, of: number))
  }

  /// The unit at a token; marks are one only of whole numbers, and at the end of a word: `12,50,-`, `10,-5`.
  private func unit(
    at place: Int, of number: NumberParser.Match
  ) -> (place: Int, unit: CurrencyUnit, end: Int)? {
    guard let (unit, end) = source.unit(at: place) else { return nil }
    if source.tokens[place].kind == .punctuation {
      guard number.value.isWhole, !source.isJoined(end) || source.tokens[end].kind == .punctuation
      else { return nil }
    }
    return (place, unit, end)
  }

  /// Where the unit of a number stands: past a word such as the "de" of "20 de dolari", "un millón de euros".
  private func unitPlace(after number: NumberParser.Match) -> Int {
    let end = skippingHyphen(at: skippingDash(after: number))
    let last = source.tables.currencies.skippingLink(at: end, in: source)
    return last == end && role(end) == .of && isOfMagnitude(number) ? end + 1 : last
  }

  /// Whether a number ends in a magnitude, or in a fraction of one, and is no "hundreds".
  private func isOfMagnitude(_ number: NumberParser.Match) -> Bool {
    let last = number.tokens.upperBound - 1
    guard number.tokens.count > 1 else { return false }
    return role(last) == .magnitude
      || role(last) == .fraction && number.tokens.contains { role($0) == .magnitude }
  }

  /// The end of a number with the mark and the dash that stand for no cents: `40,-`, `40.—`.
  private func skippingDash(after number: NumberParser.Match) -> Int {
    let end = number.tokens.upperBound
    guard number.value.isWhole, source.isJoint(end, ",") || source.isJoint(end, "."),
      source.isMark(end + 1, "-")
    else { return end }
    return end + 2
  }

  /// "700-Euro", "twenty-dollar".
  private func skippingHyphen(at index: Int) -> Int {
    source.isJoint(index, "-") && source.tokens[index + 1].kind == .word ? index + 1 : index
  }

  /// Whether a unit is written together with the number after it: "3 USD50 cards", "3 $5 cards".
  private func belongsToNext(_ unit: CurrencyUnit, _ start: Int, _ end: Int) -> Bool {
    if isGluedNumber(end) || isSaidAgain(unit, after: end) { return true }
    if isGluedPart(end, of: unit, at: start) { return false }
    return source.isJoined(end) && source.tokens[end].kind == .number
      && mayPrecede(unit, start, end)
  }

  /// Whether the number after a symbol has a name of the same money: "1 | $ 10 dollars bill".
  private func isSaidAgain(_ unit: CurrencyUnit, after end: Int) -> Bool {
    guard unit.traits.contains(.isPrefix), let number = number(at: end),
      let (again, _) = source.unit(at: number.tokens.upperBound), again != unit,
      again.factor == unit.factor
    else { return false }
    return source.tables.currencies.currency(of: unit, and: again) != nil
  }

  /// Whether three decimals are more likely thousands, as in most of Europe: "1.000 dollars".
  private func isGroupLike(_ number: NumberParser.Match, in unit: CurrencyUnit) -> Bool {
    guard number.isGroupLike else { return false }
    switch unit.currency {
    case .code(let code): return code.hasAtMostTwoDecimals
    case .ofWhole: return true
    }
  }

  /// "a dollar", "a nickel", and a coin that is all that is said.
  func single(at start: Int) -> Sum? {
    if source.isArticle(start) {
      guard let (unit, end) = source.unit(at: start + 1),
        !mayPrecede(unit, start + 1, end) || number(at: end) == nil,
        !source.tokens[start + 1].traits.contains(.isGlued)
      else { return nil }
      return Sum(ExactNumber(1), of: unit, tokens: start..<end).flatMap(narrowed)
    }
    guard let (unit, end) = source.unit(at: start), isOne(unit, start..<end) else { return nil }
    return Sum(ExactNumber(1), of: unit, tokens: start..<end).flatMap(narrowed)
  }

  /// Whether a unit without number or article is one of it.
  private func isOne(_ unit: CurrencyUnit, _ tokens: Range<Int>) -> Bool {
    // One and a half in a word: שקל וחצי.
    if unit.traits.contains(.isAlone) || role(tokens.upperBound) == .vulgar {
      return !isNumber(tokens.lowerBound - 1)
    }
    if let half = fraction(behind: tokens.upperBound) {
      return isAllThatIsSaid(tokens.lowerBound..<half.end)
    }
    return unit.traits.contains(.isCoin) && isAllThatIsSaid(tokens)
  }

  /// Whether two digits are glued to a unit that is glued to its number: "12€50".
  func isGluedPart(_ index: Int, of unit: CurrencyUnit, at start: Int) -> Bool {
    isGluedSymbol(start) && start + 1 == index && source.isJoined(index)
      && source.tokens[start - 1].kind == .number && isTwoDigits(index)
  }

  /// Whether nothing but a mark stands at a token.
  func isEnd(_ index: Int) -> Bool {
    index >= source.tokens.count || source.tokens[index].kind == .punctuation
  }
}
