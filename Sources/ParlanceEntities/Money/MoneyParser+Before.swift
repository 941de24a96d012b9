internal import ParlanceText

/// What stands before a sum may make its value wrong; then it is no sum.
extension MoneyParser {
  /// Whether a sum that begins at a token is only a part of something said before it, or the negative of one: "a few
  /// | hundred dollars", "ten percent of | $50", "two | fifty dollars", "ten or | twenty dollars", "-| $20".
  func isPartOfMore(_ start: Int) -> Bool {
    guard start > 0, start < source.tokens.count else { return false }
    if isNegative(start) || continuesNumber(start) || continuesSymbol(start) || mayEndRange(start)
      || source.isDecimalPoint(start - 1) || isCounted(start)
    {
      return true
    }
    let before = start - 1
    switch role(before) {
    case .of: return isPart(before - 1)
    case .or, .calculation: return endsAmount(before - 1)
    case .minus, .fraction, .vulgar: return true
    case .part: return isShareWord(before)
    case .inexact, .collective: return isHundredOrMore(start)
    case .digit: return isNumber(start)
    case .and: return isHundredOrMore(before - 1) && isNumberWord(start)
    case .value, .magnitude, .gluedMagnitude, .point, .article, .ordinal, .end, nil: return false
    }
  }

  /// Whether a number that begins at a token is one that nobody said: "a few | hundred".
  func isInexact(_ start: Int) -> Bool {
    role(start - 1) == .inexact && isHundredOrMore(start)
  }

  /// Whether a number says how large a part is, and so counts nothing: "10 | percent", "10 to 20 | percent",
  /// "yüzde | 10".
  func isShare(_ number: NumberParser.Match) -> Bool {
    isBehindPart(number.tokens.lowerBound) || isShare(endingAt: number.tokens.upperBound)
  }

  private func isShare(endingAt end: Int) -> Bool {
    if isPartWord(end) { return true }
    guard source.role(end).contains(.interval),
      let next = source.tables.intervals.end(of: .to, at: end, in: source.tokens)
        ?? source.tables.intervals.end(of: .and, at: end, in: source.tokens),
      let other = number(at: next)
    else { return false }
    return isPartWord(other.tokens.upperBound)
  }

  /// Whether a word for a part begins at a token: "percent", "por ciento".
  func isPartWord(_ start: Int) -> Bool { source.numberTerm(at: start)?.word.role == .part }

  /// Whether a token stands behind a word for a part, or is within one: 百分之 | 十, "por | ciento".
  private func isBehindPart(_ start: Int) -> Bool {
    (max(start - source.tables.numbers.longestPart, 0)..<start).contains { first in
      guard let (word, end) = source.numberTerm(at: first) else { return false }
      return end >= start && word.role == .part && (!word.countsBehind || isNumber(first - 1))
    }
  }

  /// Whether a word for a part says one: 成 only behind a number, so that 改成| 三十块 changes a sum and takes no share of it.
  private func isShareWord(_ index: Int) -> Bool {
    source.numberWord(index)?.countsBehind != true || isNumber(index - 1)
  }

  /// What a token does in a number; nil also past the end.
  func role(_ index: Int) -> NumberWord.Role? {
    source.numberWord(index)?.role
  }

  /// Whether a token is of a number, in digits or as a word that names one.
  func isNumber(_ index: Int) -> Bool {
    guard index >= 0, index < source.tokens.count else { return false }
    return source.tokens[index].kind == .number || isNumberWord(index)
  }

  /// Whether a number or a name of money ends at a token.
  private func endsAmount(_ index: Int) -> Bool {
    guard index >= 0, source.tokens[index].kind != .punctuation else { return false }
    return isNumber(index) || source.role(index).contains(.money)
  }

  // MARK: Numbers

  /// Whether a number stands directly before one, or before a unit that is glued to it: "two | 5 dollar bills",
  /// "1/| 2 dollars", "1e| 3 dollars", "3| $5".
  private func continuesNumber(_ start: Int) -> Bool {
    let token = source.tokens[start]
    if source.isArticle(start) && !isNumber(start) {
      return source.tokens[start - 1].kind == .number
    }
    guard isNumber(start) else {
      return source.role(start).contains(.unit)
        && (source.tokens[start - 1].kind == .number && source.isJoined(start)
          || isNameBehindNumber(start))
    }
    if token.traits.contains(.isGlued) {
      return !source.tokens[start - 1].traits.contains(.isCluster) || isNumber(start - 1)
    }
    return isNumber(start - 1) && !isOnlyArticle(start - 1, before: token)
      && !isEndOfWord(start - 1, before: token)
      || isGluedToNumber(start) || hasUnitBefore(start)
  }

  /// Whether a written name of money stands between two numbers: "100 | riyals 50".
  private func isNameBehindNumber(_ start: Int) -> Bool {
    guard source.tokens[start].kind == .word, isNumber(start - 1),
      let (_, end) = source.unit(at: start), end < source.tokens.count
    else { return false }
    return !source.tokens[end].traits.contains(.isGlued)
  }

  /// Whether a word that is an article and the number one cannot be the number: "einen | 48 Millionen Dollar Vertrag".
  private func isOnlyArticle(_ index: Int, before next: Token) -> Bool {
    source.isArticle(index) && next.kind == .number
  }

  /// Whether a number word is only the last cluster of a word before a space, the 세 of "월세 60만원", or behind digits:
  /// the 일 of "1일 1만원".
  func isEndOfWord(_ index: Int, before next: Token) -> Bool {
    guard index > 0, next.traits.contains(.followsSpace) else { return false }
    let (word, before) = (source.tokens[index].traits, source.tokens[index - 1])
    guard word.contains(.isCluster), !word.contains(.followsSpace) else { return false }
    return before.kind == .number && role(index) == .value
      || before.traits.contains(.isCluster) && !isNumber(index - 1)
  }

  /// Whether a sum is what a number before it counts, or half of that: 三個| 一毫, 三块| 半美金.
  private func isCounted(_ start: Int) -> Bool {
    guard source.isJoined(start), source.tokens[start].traits.contains(.isCluster) else {
      return false
    }
    let word = source.numberWord(start)
    if word?.role == .fraction, word?.countsBehind == true {
      return source.role(start - 1).contains(.money) || isNumber(start - 2)
    }
    return isNumber(start - 2)
      && source.unit(at: start - 1)?.unit.traits.contains(.isCounter) == true
  }

  /// Whether a number and a word or two stand before one, in a language whose words of ranges nobody has written down:
  /// "entre 10 y | 20 dólares" is no 20 dollars.
  private func mayEndRange(_ start: Int) -> Bool {
    guard !source.tables.intervals.hasWords, isNumber(start) else { return false }
    var index = start - 1
    while index >= max(start - 2, 0), isUnknownWord(index) { index -= 1 }
    return index < start - 1 && isNumber(index)
  }

  private func isUnknownWord(_ index: Int) -> Bool {
    source.tokens[index].kind == .word && !isNumber(index)
      && source.role(index).isDisjoint(with: [.unit, .money])
  }

  /// Whether a part of a whole follows "and" and a name of money that nothing was understood of: "two bajan dollars and
  /// | 23 cents".
  func isPartOfUnknown(_ sum: Sum) -> Bool {
    let start = sum.tokens.lowerBound
    return sum.isMinor && sum.currency == .ofWhole && role(start - 1) == .and
      && source.role(start - 2).contains(.money)
  }

  /// Whether a symbol is glued to letters, which say whose money it is: "xx| $5".
  private func continuesSymbol(_ start: Int) -> Bool {
    isGluedSymbol(start) && source.tokens[start - 1].kind == .word
      && !source.tokens[start - 1].traits.contains(.isCluster)
  }

  /// Whether a unit before a number is its own, so that another one after it contradicts: "$| 5 euros".
  private func hasUnitBefore(_ start: Int) -> Bool {
    guard let (unit, end) = source.unit(at: start - 1), end == start else { return false }
    return mayPrecede(unit, start - 1, end) && !isNumber(start - 2)
  }

  /// Whether marks without a space around them join a number to the one before it.
  private func isGluedToNumber(_ start: Int) -> Bool {
    var before = start
    while before > 0, source.isJoined(before) {
      before -= 1
      if source.tokens[before].kind == .number { return true }
      guard source.tokens[before].kind == .punctuation || source.tokens[before].kind == .symbol
      else { return before < start - 1 && isNumberWord(before) }
    }
    return false
  }

  /// Whether a hyphen stands before a token and after a space: a minus.
  func isNegative(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let sign = source.tokens[start - 1]
    guard sign.kind == .punctuation || sign.kind == .symbol,
      source.bytes[Int(sign.folded.lowerBound)] == UInt8(ascii: "-"),
      source.isJoined(start)
    else { return false }
    return start == 1 || !source.isJoined(start - 1)
  }

  private func isPart(_ index: Int) -> Bool {
    switch role(index) {
    case .fraction, .part, .ordinal, .inexact, .collective, .magnitude, .vulgar: true
    case .value, .gluedMagnitude, .and, .point, .article, .of, .or, .minus, .digit,
      .calculation, .end, nil:
      false
    }
  }

  private func isNumberWord(_ index: Int) -> Bool {
    switch role(index) {
    case .value, .magnitude, .vulgar: true
    case .gluedMagnitude, .fraction, .and, .point, .article, .ordinal, .collective, .inexact, .part,
      .of, .or, .minus, .digit, .calculation, .end, nil:
      false
    }
  }

  private func isHundredOrMore(_ index: Int) -> Bool {
    role(index) == .magnitude
  }
}
