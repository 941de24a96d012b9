internal import ParlanceText

extension NumberParser {
  /// "half a million", "a quarter of a million", "half a dozen".
  func leadingFraction(_ start: Int) -> Match? {
    guard let (fraction, end) = fraction(at: start), word(start)?.role != .vulgar,
      let magnitude = word(end), magnitude.role == .magnitude,
      let value = fraction.multiplied(by: magnitude.value)
    else { return nil }
    return Match(value: value, tokens: start..<end + 1)
  }

  /// The fraction of "half a", "a quarter of a", "a half", up to what it is a part of.
  static func fraction(
    at start: Int, in source: EntitySource
  ) -> (value: ExactNumber, end: Int)? {
    guard source.role(start).contains(.numberWord) else { return nil }
    return fraction(at: start) { source.numberWord($0) }
  }

  private func fraction(at start: Int) -> (value: ExactNumber, end: Int)? {
    Self.fraction(at: start, word)
  }

  private static func fraction(
    at start: Int, _ word: (Int) -> NumberWord?
  ) -> (value: ExactNumber, end: Int)? {
    var index = word(start)?.isArticle == true ? start + 1 : start
    guard let fraction = word(index), fraction.role == .fraction || fraction.role == .vulgar else {
      return nil
    }
    index += 1
    if word(index)?.role == .of { index += 1 }
    if word(index)?.isArticle == true { index += 1 }
    return (fraction.value, index)
  }

  /// `.50`, whose point is a token of its own.
  func bareFraction(at start: Int) -> Match? {
    guard source.isDecimalPoint(start), let places = decimalDigits(at: start + 1),
      let value = ExactNumber(digits: "." + places)
    else { return nil }
    return Match(value: value, tokens: start..<start + 2)
  }

  /// "two and a half", "two and a half million", "one and a half".
  func addingFraction(_ match: Match) -> Match {
    let and = match.tokens.upperBound
    guard word(and)?.role == .and, let (fraction, last) = source.bareFraction(at: and + 1) else {
      return match
    }
    var end = last
    // "Two million and a half" has the half of a million.
    var unit = greatMagnitude ?? ExactNumber(1)
    if greatMagnitude == nil, let magnitude = word(end), magnitude.role == .magnitude {
      unit = magnitude.value
      end += 1
    }
    let whole = greatMagnitude == nil ? match.value.multiplied(by: unit) : match.value
    guard let part = fraction.multiplied(by: unit), let sum = whole?.adding(part) else {
      return match
    }
    return Match(value: sum, tokens: match.tokens.lowerBound..<end)
  }

  // MARK: Decimals

  /// "one point five", "point five", "1 point 1", "deux virgule vingt-cinq".
  func decimalWords(from start: Int, point: Int, whole: ExactNumber) -> Match? {
    guard word(point)?.role == .point, !isClock(at: point, from: start) else { return nil }
    var (digits, end) = decimals(at: point + 1)
    guard !digits.isEmpty, let fraction = ExactNumber(digits: "0." + digits),
      var value = whole.adding(fraction)
    else { return nil }
    if let magnitude = word(end), magnitude.role == .magnitude {
      // Nobody counts tens by decimals: 三点五十 is ten to four.
      guard magnitude.value != ExactNumber(10),
        let product = value.multiplied(by: magnitude.value)
      else { return nil }
      value = product
      end += 1
    }
    return Match(value: value, tokens: start..<end)
  }

  /// Whether a word for the point is that of the clock: who writes digits writes the point as a mark, so that 3点20 is
  /// twenty past three; and a number does not begin with it, since 点两杯 orders two.
  private func isClock(at point: Int, from start: Int) -> Bool {
    (point == start || source.tokens[start].kind == .number)
      && source.tables.dates.kinds(source.lexeme(point)).contains(.oclock)
  }

  private func decimals(at start: Int) -> (digits: String, end: Int) {
    var digits = ""
    var end = start
    while let digit = decimalDigit(end) {
      digits += digit
      end += 1
      if digit.utf8.count > 1 { break }
    }
    if digits.isEmpty, let (value, end) = wholeNumber(at: start), value >= 10, value < 100 {
      return (String(value), end)
    }
    return (digits, end)
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
    guard let word = word(index), word.role == .value, let value = word.value.whole, value < 10
    else { return nil }
    return String(value)
  }
}
