internal import ParlanceText

extension MoneyParser {
  /// A sum with what follows its unit and says which currency is meant: "$5 AUD", "5 dollars canadian", "$5 dollars";
  /// nil where that contradicts it: "€5 dollars", "5 euro cents".
  func narrowed(_ sum: Sum) -> Sum? {
    let end = sum.tokens.upperBound
    guard let (unit, last) = source.unit(at: end), !beginsNext(unit, end, last) else {
      return qualified(sum) ?? sum
    }
    // "RM20 seringgit" is two sums.
    if unit.traits.contains(.isAlone) { return nil }
    // "50 dollar dollar": a slip, and no second name.
    if unit == sum.unit, isNameEnd(end) { return sum }
    if unit.traits.contains(.isCounter) {
      return isNameEnd(end) ? sum : counted(sum, by: unit, end: last)
    }
    if unit.factor == sum.unit.factor { return agreed(sum, with: unit, end: last) }
    return isNameEnd(end) ? nil : multiplied(sum, by: unit, end: last)
  }

  /// Whether a unit is that of the number after it: "5 euros | $6".
  private func beginsNext(_ unit: CurrencyUnit, _ start: Int, _ end: Int) -> Bool {
    number(at: end) != nil && mayPrecede(unit, start, end)
  }

  /// Whether the token before one is no number, so that a sum ends in the name of its unit there.
  private func isNameEnd(_ end: Int) -> Bool { !isNumber(end - 1) }

  /// The sum in the currency that both its names can mean.
  private func agreed(_ sum: Sum, with unit: CurrencyUnit, end: Int) -> Sum? {
    guard let currency = source.tables.currencies.currency(of: sum.unit, and: unit) else {
      return nil
    }
    return extended(sum, currency, end: end)
  }

  /// 港币三个: nil where something is counted that has a name, as in 港币三个仙.
  private func counted(_ sum: Sum, by counter: CurrencyUnit, end: Int) -> Sum? {
    guard source.unit(at: end) == nil else { return nil }
    var result = extended(sum, sum.currency, end: end)
    result.unit.traits.insert(.isCounter)
    return result
  }

  /// "$20 grand".
  private func multiplied(_ sum: Sum, by unit: CurrencyUnit, end: Int) -> Sum? {
    guard unit.currency == .ofWhole, unit.factor.isWhole,
      let value = sum.value.multiplied(by: unit.factor)
    else { return nil }
    var result = extended(sum, sum.currency, end: end)
    result.value = value
    return result
  }

  /// "5 dollars canadian": the word that tells a currency from others of its name.
  private func qualified(_ sum: Sum) -> Sum? {
    guard
      let (code, end) = source.tables.currencies.qualifier(
        at: sum.tokens.upperBound, of: sum.unit, in: source)
    else { return nil }
    return extended(sum, .code(code), end: end)
  }

  private func extended(_ sum: Sum, _ currency: CurrencyUnit.Currency, end: Int) -> Sum {
    var result = sum
    result.currency = currency
    result.tokens = sum.tokens.lowerBound..<end
    return result
  }
}
