internal import ParlanceText

/// What stands around a sum may make its value wrong; then it is no sum.
extension MoneyParser {
  /// Whether a sum that begins at a token is only a part of something said before it, or the negative of one: "a few
  /// | hundred dollars", "ten percent of | $50", "two | fifty dollars", "ten or | twenty dollars", "-| $20".
  func isPartOfMore(_ start: Int) -> Bool {
    guard start > 0, start < source.tokens.count else { return false }
    if isNegative(start) || continuesDigits(start) || source.isDecimalPoint(start - 1) {
      return true
    }
    let before = start - 1
    switch role(before) {
    case .of: return isPart(before - 1)
    case .or: return isNumber(before - 1)
    case .minus: return true
    case .fraction, .part: return isNumberWord(start) || role(start) == .article
    case .inexact, .collective: return isHundredOrMore(start)
    case .unit, .ten, .hundred, .magnitude: return isNumberWord(start)
    case .and: return isHundredOrMore(before - 1) && isNumberWord(start)
    case .gluedMagnitude, .point, .article, .ordinal, .digit, nil: return false
    }
  }

  /// Whether a number that begins at a token is one that nobody said: "a few | hundred".
  func isInexact(_ start: Int) -> Bool {
    role(start - 1) == .inexact && isHundredOrMore(start)
  }

  /// Whether a sum ends within a larger one: "$1 | 000" with groups that this language does not part by spaces, "three
  /// quarters | of a million".
  func isCutShort(_ sum: Sum) -> Bool {
    let end = sum.tokens.upperBound
    return continuesDigits(end) || sum.isMinor && role(end) == .of && role(end + 1) == .article
  }

  /// What a token does in a number; nil also past the end.
  func role(_ index: Int) -> NumberWord.Role? {
    source.numberWord(index)?.role
  }

  /// Whether three digits follow at most three, with a space between.
  private func continuesDigits(_ start: Int) -> Bool {
    guard start > 0, start < source.tokens.count else { return false }
    let before = source.tokens[start - 1]
    let token = source.tokens[start]
    return before.kind == .number && token.kind == .number && token.traits.contains(.followsSpace)
      && token.span.upperBound - token.span.lowerBound == 3
      && before.span.upperBound - before.span.lowerBound <= 3
  }

  /// Whether a hyphen stands before a token and after a space: a minus.
  private func isNegative(_ start: Int) -> Bool {
    let sign = source.tokens[start - 1]
    guard sign.kind == .punctuation || sign.kind == .symbol,
      source.bytes[Int(sign.folded.lowerBound)] == UInt8(ascii: "-"),
      !source.tokens[start].traits.contains(.followsSpace)
    else { return false }
    return start == 1 || sign.traits.contains(.followsSpace)
  }

  private func isPart(_ index: Int) -> Bool {
    switch role(index) {
    case .fraction, .part, .ordinal, .inexact, .collective, .hundred, .magnitude: true
    case .unit, .ten, .gluedMagnitude, .and, .point, .article, .of, .or, .minus, .digit, nil: false
    }
  }

  private func isNumber(_ index: Int) -> Bool {
    index >= 0 && (source.tokens[index].kind == .number || isNumberWord(index))
  }

  private func isNumberWord(_ index: Int) -> Bool {
    switch role(index) {
    case .unit, .ten, .hundred, .magnitude: true
    case .gluedMagnitude, .fraction, .and, .point, .article, .ordinal, .collective, .inexact, .part,
      .of, .or, .minus, .digit, nil:
      false
    }
  }

  private func isHundredOrMore(_ index: Int) -> Bool {
    role(index) == .hundred || role(index) == .magnitude
  }
}
