internal import ParlanceText

/// Reads the number that begins at a token: words, digits, and mixtures of both.
///
/// ICU's own parser reads back only what ICU writes, and takes longest where there is no number.
struct NumberParser {
  /// A number and the tokens it is made of.
  struct Match {
    let value: ExactNumber
    let tokens: Range<Int>
    /// Whether the digits would be thousands in another language: `1.000`.
    var isGroupLike = false
  }

  private let source: EntitySource
  /// Finished groups: the thousands of "two thousand five".
  private var total = ExactNumber.zero
  /// The group under way, below the last magnitude.
  private var group: ExactNumber?
  /// The least magnitude so far; the next is to be less.
  private var magnitude: ExactNumber?
  private var groupEnd = GroupEnd.none
  private var index: Int

  /// What a group may go on with.
  private enum GroupEnd {
    case none, unit, ten, hundred, digits
  }

  private init(_ source: EntitySource, at start: Int) {
    self.source = source
    index = start
  }

  /// The longest number at a token; nil when there is none.
  static func number(at start: Int, in source: EntitySource) -> Match? {
    if source.tokens[start].kind == .punctuation { return bareFraction(at: start, in: source) }
    var parser = NumberParser(source, at: start)
    return parser.parse(from: start)
  }

  private mutating func parse(from start: Int) -> Match? {
    if let fraction = leadingFraction(start) { return fraction }
    takeCollective()
    skipArticle()
    if word(index)?.role == .point { return decimalWords(from: start, whole: .zero) }
    while advance() {}
    guard let value = value else { return nil }
    if word(index)?.role == .point, let decimal = decimalWords(from: start, whole: value) {
      return decimal
    }
    let isGroupLike =
      index == start + 1 && source.tokens[start].kind == .number
      && digitReader(at: start)?.isGroupLike == true
    return addingFraction(
      Match(value: value, tokens: start..<index, isGroupLike: isGroupLike))
  }

  private var value: ExactNumber? {
    guard group != nil || magnitude != nil else { return nil }
    return total.adding(group ?? .zero)
  }

  private func word(_ index: Int) -> NumberWord? {
    source.numberWord(index)
  }

  /// "a" before a magnitude counts as one.
  private mutating func skipArticle() {
    guard group == nil, word(index)?.role == .article, let next = word(index + 1) else { return }
    if next.role == .hundred || next.role == .magnitude { index += 1 }
  }

  /// "a couple of", "a couple hundred"; without an article or one of these it is two people.
  private mutating func takeCollective() {
    let first = word(index)?.role == .article ? index + 1 : index
    guard let collective = word(first), collective.role == .collective else { return }
    let end = word(first + 1)?.role == .of ? first + 2 : first + 1
    let next = word(end)?.role
    guard first > index || end > first + 1 || next == .hundred || next == .magnitude else { return }
    group = collective.value
    groupEnd = .unit
    index = end
  }

  // MARK: One more word

  private mutating func advance() -> Bool {
    guard index < source.tokens.count else { return false }
    if source.tokens[index].kind == .number { return takeDigits() }
    if let word = word(index) { return take(word) }
    return takeHyphen()
  }

  private mutating func takeDigits() -> Bool {
    guard group == nil, let digits = digits(at: index) else { return false }
    if let magnitude, !digits.isLess(than: magnitude) { return false }
    group = digits
    groupEnd = .digits
    index += 1
    takeSlashFraction()
    return true
  }

  /// The `1/2` of `2 1/2`. Without a whole number before it may be a date, or one of two numbers.
  private mutating func takeSlashFraction() {
    guard let whole = group?.whole, index + 2 < source.tokens.count,
      source.tokens[index].traits.contains(.followsSpace), isGlued(index + 1, mark: "/"),
      let upper = digits(at: index)?.whole, let lower = digits(at: index + 2)?.whole, upper < lower,
      let hundredths = Self.hundredths[lower],
      let sum = ExactNumber(whole).adding(
        ExactNumber(mantissa: upper * hundredths, exponent: -2))
    else { return }
    group = sum
    index += 3
  }

  /// Of the parts that people name in digits, in hundredths.
  private static let hundredths: [Int64: Int64] = [2: 50, 4: 25, 5: 20, 10: 10]

  /// `½`, `2½`, `2 ½`
  private mutating func takeVulgar(_ fraction: ExactNumber) -> Bool {
    guard group == nil && magnitude == nil || groupEnd == .digits,
      let sum = (group ?? .zero).adding(fraction), group?.isWhole ?? true
    else { return false }
    group = sum
    groupEnd = .digits
    index += 1
    return true
  }

  private mutating func take(_ word: NumberWord) -> Bool {
    switch word.role {
    case .unit: return takeUnit(word.value, after: [.none, .ten, .hundred])
    case .ten: return takeUnit(word.value, after: [.none, .hundred])
    case .hundred: return takeHundred()
    case .magnitude: return takeMagnitude(word.value)
    case .gluedMagnitude:
      guard source.tokens[index].traits.contains(.isGlued), groupEnd == .digits else {
        return false
      }
      return takeMagnitude(word.value)
    case .and: return takeAnd()
    case .vulgar: return takeVulgar(word.value)
    case .fraction, .point, .article, .ordinal, .collective, .inexact, .part, .of, .or, .minus,
      .digit, .calculation:
      return false
    }
  }

  private mutating func takeUnit(_ unit: ExactNumber, after ends: [GroupEnd]) -> Bool {
    guard ends.contains(groupEnd) else { return false }
    // After tens only 1 to 9 follow: "twenty five", not "twenty twelve".
    let isSmall = unit.isLess(than: ExactNumber(10))
    if groupEnd == .ten, !isSmall || unit == .zero { return false }
    guard let sum = (group ?? .zero).adding(unit) else { return false }
    let isTen = !unit.isLess(than: ExactNumber(20))
    group = sum
    groupEnd = isTen ? .ten : .unit
    index += 1
    return true
  }

  /// "three hundred", "twenty five hundred"; alone it is one hundred.
  private mutating func takeHundred() -> Bool {
    let before = group ?? ExactNumber(1)
    guard groupEnd != .hundred, before.isLess(than: ExactNumber(100)), before != .zero,
      let product = before.multiplied(by: ExactNumber(100))
    else { return false }
    group = product
    groupEnd = .hundred
    index += 1
    return true
  }

  private mutating func takeMagnitude(_ value: ExactNumber) -> Bool {
    if let magnitude, !value.isLess(than: magnitude) {
      // "a thousand million": the whole so far is multiplied.
      guard group == nil, let product = total.multiplied(by: value) else { return false }
      total = product
      index += 1
      return true
    }
    guard let product = (group ?? ExactNumber(1)).multiplied(by: value),
      let sum = total.adding(product)
    else {
      return false
    }
    total = sum
    magnitude = value
    group = nil
    groupEnd = .none
    index += 1
    return true
  }

  /// "a hundred and fifty", "two thousand and five": only after hundreds and magnitudes, and before a smaller number.
  private mutating func takeAnd() -> Bool {
    guard groupEnd == .hundred || (group == nil && magnitude != nil), let next = word(index + 1),
      next.role == .unit || next.role == .ten
    else { return false }
    let before = (group, groupEnd, index)
    index += 1
    // "A hundred and two hundred" are two numbers, and neither is 102.
    if take(next), before.1 != .hundred || !endsInHundred { return true }
    (group, groupEnd, index) = before
    return false
  }

  /// Whether "hundred" follows, or after tens "five hundred".
  private var endsInHundred: Bool {
    if word(index)?.role == .hundred { return true }
    return groupEnd == .ten && word(index)?.role == .unit && word(index + 1)?.role == .hundred
  }

  /// "twenty-five" is three tokens.
  private mutating func takeHyphen() -> Bool {
    guard groupEnd == .ten, isGlued(index, mark: "-"), let next = word(index + 1),
      next.role == .unit
    else { return false }
    index += 1
    guard take(next) else {
      index -= 1
      return false
    }
    return true
  }

  /// Whether a mark stands at a token and no space around it.
  private func isGlued(_ index: Int, mark: Unicode.Scalar) -> Bool {
    source.isMark(index, mark) && !source.tokens[index].traits.contains(.followsSpace)
      && index + 1 < source.tokens.count
      && !source.tokens[index + 1].traits.contains(.followsSpace)
  }

  // MARK: Fractions

  /// "half a million", "a quarter of a million", "half a dozen".
  private func leadingFraction(_ start: Int) -> Match? {
    guard let (fraction, end) = fraction(at: start), let magnitude = word(end),
      magnitude.role == .magnitude || magnitude.role == .hundred,
      let value = fraction.multiplied(by: magnitude.value)
    else { return nil }
    return Match(value: value, tokens: start..<end + 1)
  }

  /// The fraction of "half a", "a quarter of a", "a half", up to what it is a part of.
  static func fraction(
    at start: Int, in source: EntitySource
  ) -> (value: ExactNumber, end: Int)? {
    guard source.role(start).contains(.numberWord) else { return nil }
    return NumberParser(source, at: start).fraction(at: start)
  }

  private func fraction(at start: Int) -> (value: ExactNumber, end: Int)? {
    var index = word(start)?.role == .article ? start + 1 : start
    guard let fraction = word(index), fraction.role == .fraction || fraction.role == .vulgar else {
      return nil
    }
    index += 1
    if word(index)?.role == .of { index += 1 }
    if word(index)?.role == .article { index += 1 }
    return (fraction.value, index)
  }

  /// `.50`, whose point is a token of its own.
  private static func bareFraction(at start: Int, in source: EntitySource) -> Match? {
    guard source.isDecimalPoint(start),
      let places = NumberParser(source, at: start).decimalDigits(at: start + 1),
      let value = ExactNumber(digits: "." + places)
    else { return nil }
    return Match(value: value, tokens: start..<start + 2)
  }

  /// "two and a half", "two and a half million", "one and a half".
  private func addingFraction(_ match: Match) -> Match {
    let and = match.tokens.upperBound
    guard word(and)?.role == .and, word(and + 1)?.role == .article, let fraction = word(and + 2),
      fraction.role == .fraction
    else { return match }
    var end = and + 3
    var unit = ExactNumber(1)
    if let magnitude = word(end), magnitude.role == .magnitude, self.magnitude == nil {
      unit = magnitude.value
      end += 1
    } else if let magnitude {
      unit = magnitude
    }
    let whole = self.magnitude == nil ? match.value.multiplied(by: unit) : match.value
    guard let part = fraction.value.multiplied(by: unit), let sum = whole?.adding(part) else {
      return match
    }
    return Match(value: sum, tokens: match.tokens.lowerBound..<end)
  }

  /// "one point five", "point five", "1 point 1".
  private func decimalWords(from start: Int, whole: ExactNumber) -> Match? {
    var end = index + 1
    var digits = ""
    while let digit = decimalDigit(end) {
      digits += digit
      end += 1
      if digit.utf8.count > 1 { break }
    }
    guard !digits.isEmpty, let fraction = ExactNumber(digits: "0." + digits),
      var value = whole.adding(fraction)
    else { return nil }
    if let magnitude = word(end), magnitude.role == .magnitude,
      let product = value.multiplied(by: magnitude.value)
    {
      value = product
      end += 1
    }
    return Match(value: value, tokens: start..<end)
  }

  /// A token of digits without separators, zeros in front included.
  private func decimalDigits(at index: Int) -> String? {
    let span = source.tokens[index].folded
    let bytes = source.bytes[Int(span.lowerBound)..<Int(span.upperBound)]
    return bytes.allSatisfy { $0 &- 0x30 < 10 } ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private func decimalDigit(_ index: Int) -> String? {
    if index < source.tokens.count, source.tokens[index].kind == .number {
      return decimalDigits(at: index)
    }
    guard let word = word(index), word.role == .unit, let value = word.value.whole, value < 10
    else { return nil }
    return String(value)
  }

  // MARK: Digits

  /// The value of a token of digits; nil when its separators are not where the language puts them.
  private func digits(at index: Int) -> ExactNumber? {
    digitReader(at: index)?.value
  }

  private func digitReader(at index: Int) -> DigitReader? {
    let span = source.tokens[index].folded
    var reader = DigitReader(
      decimalSeparator: source.tables.numbers.decimalSeparator,
      groupingSeparator: source.tables.numbers.groupingSeparator)
    for place in Int(span.lowerBound)..<Int(span.upperBound) {
      guard reader.read(source.bytes[place]) else { return nil }
    }
    return reader
  }
}
