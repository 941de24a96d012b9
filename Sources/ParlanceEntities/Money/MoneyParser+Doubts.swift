internal import ParlanceText

/// What may be no money, though it has a number and a name of money.
extension MoneyParser {
  /// Whether the first unit of a sum is money there, though its name is also that of something else: 二十分 where
  /// nothing else is said, 三个半.
  func isMoney(_ first: Sum, within sum: Sum) -> Bool {
    let traits = first.unit.traits
    if traits.contains(.isCounter) {
      return sum.tokens.count > first.tokens.count
        && (first.currency != .ofWhole || fraction(behind: first.tokens.upperBound) != nil)
    }
    return !traits.contains(.isPart) || first.count.isWhole && isAllThatIsSaid(first.tokens)
  }

  /// Whether a sum may as well be so many of something else: the 三个半 of 三个半西瓜.
  func isDoubtful(_ sum: Sum) -> Bool {
    sum.unit.traits.contains(.isCounter) && sum.currency == .ofWhole
      && !isAllThatIsSaid(sum.tokens)
  }

  /// Whether nothing but marks stands around some tokens.
  func isAllThatIsSaid(_ tokens: Range<Int>) -> Bool {
    tokens.lowerBound == 0
      && source.tokens[tokens.upperBound...].allSatisfy { $0.kind == .punctuation }
  }

  /// Whether the larger unit may have been left out, where a language leaves out units that the position of a digit
  /// tells: 五百零五毛 is 50.50 or 500.50.
  func leavesUnitOut(_ number: NumberParser.Match, before unit: CurrencyUnit) -> Bool {
    guard source.tables.numbers.countsByPosition, unit.isMinor, unit.currency == .ofWhole,
      !number.value.isLess(than: ExactNumber(100)),
      let last = source.numberWord(number.tokens.upperBound - 1)
    else { return false }
    return last.role == .value && last.value.isLess(than: ExactNumber(10))
  }
}
