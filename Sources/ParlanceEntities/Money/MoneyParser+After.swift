internal import ParlanceText

/// What stands after a sum may make its value wrong; then it is no sum.
extension MoneyParser {
  /// Whether a sum ends within something larger: "$1 | 000" with groups that this language does not part by spaces,
  /// "three quarters | of a million", "20 pounds | of flour", "$5 | or 10", "$1 | e3"; or counts what is no money then, "1988
  /// quarter".
  func isCutShort(_ sum: Sum) -> Bool {
    let end = sum.tokens.upperBound
    if sum.unit.traits.contains(.isSingle), sum.count != ExactNumber(1) { return true }
    guard end < source.tokens.count else { return false }
    return isPartOf(end, sum.unit) || isReckonedWith(end) || numberGoesOn(at: end)
      || isFollowedByPart(sum) || isFollowedByMore(sum) || fraction(behind: end) != nil
  }

  /// Whether a number in words follows a symbol and digits, or is taken for their minor part: "$2 | fifty", "$100 | twenty".
  func mixesWriting(_ sum: Sum) -> Bool {
    guard source.tokens[sum.tokens.lowerBound].kind == .symbol else { return false }
    let end = sum.major?.end ?? sum.tokens.upperBound
    return end < source.tokens.count && source.tokens[end - 1].kind == .number
      && source.tokens[end].kind == .word && !source.tokens[end].traits.contains(.isCluster)
      && role(end) == .value && !source.isArticle(end)
  }

  /// Whether "of" makes the sum a measure or a share: "20 pounds of flour", "three quarters of a million".
  private func isPartOf(_ end: Int, _ unit: CurrencyUnit) -> Bool {
    role(end) == .of
      && (unit.traits.contains(.isMeasure) || unit.isMinor && source.isArticle(end + 1))
  }

  /// Whether another amount is added to it, taken from it, or may stand in its place: "$5 or 10", "$5 x 3".
  private func isReckonedWith(_ end: Int) -> Bool {
    switch role(end) {
    case .or, .minus: isNumber(end + 1) || source.role(end + 1).contains(.unit)
    case .calculation: isFactor(end + 1, behind: end)
    default: false
    }
  }

  /// Whether an amount is reckoned with: where the word for that is also one that a sum stands before, only a number of
  /// nothing is: "5 euros por 3", but not "5 euros por 3 cafés".
  private func isFactor(_ start: Int, behind word: Int) -> Bool {
    guard source.numberWord(word)?.endsSum == true, let number = number(at: start) else {
      return isNumber(start) || source.role(start).contains(.unit)
    }
    let end = number.tokens.upperBound
    return isEnd(end) && role(end) != .part || source.role(end).contains(.unit)
  }

  /// Whether a number without a unit follows that is meant as a part of the sum, though which part nobody can say: "5
  /// dollars 5", "two grand five hundred".
  private func isFollowedByPart(_ sum: Sum) -> Bool {
    guard let part = number(at: sum.tokens.upperBound), part.value.isLess(than: Self.leastThousand)
    else { return false }
    if isGluedTenth(part, of: sum.unit) { return true }
    let end = part.tokens.upperBound
    return end == source.tokens.count || isNumber(end)
      || (sum.unit.factor.isGreaterThanOne && source.unit(at: end) == nil)
  }

  /// Whether "and" and a number follow that may be more of the unit, as it was said before it: مية ريال وخمسين is 150
  /// riyals, and "a hundred dollars and fifty" 150 dollars or 100.50. Behind "$100" it can be no more dollars.
  func isFollowedByMore(_ sum: Sum) -> Bool {
    let end = sum.tokens.upperBound
    let start = role(end) == .and ? end + 1 : end
    let place = NumberWord.place(of: sum.count)
    guard place >= 100, source.mayBeNumber(sum.tokens.lowerBound), let more = number(at: start),
      start > end || beginsWithAnd(end)
    else { return false }
    return more.value.isLess(than: ExactNumber(place))
      && source.unit(at: more.tokens.upperBound) == nil
  }

  /// Whether "and" is written together with the word at a token: وخمسين.
  private func beginsWithAnd(_ index: Int) -> Bool {
    let span = source.tokens[index].folded
    let word = source.bytes[Int(span.lowerBound)..<Int(span.upperBound)]
    return source.tables.numbers.joinedWords.contains { word.starts(with: $0) }
  }

  /// Whether a digit stands behind a unit of which it would count the tenths, had anything else been understood behind
  /// it: 三毛| 五厘.
  private func isGluedTenth(_ part: NumberParser.Match, of unit: CurrencyUnit) -> Bool {
    let first = source.tokens[part.tokens.lowerBound].traits
    return unit.traits.contains(.hasTenths) && part.value != .zero
      && part.value.isLess(than: ExactNumber(10)) && first.contains(.isCluster)
      && source.isJoined(part.tokens.lowerBound)
  }

  // MARK: After a number

  /// Whether the number that a sum ends in goes on in a way that is not understood: "$1 000", "$1, 000", "$2⅓",
  /// "$1e3", "$5 M", "$10+".
  private func numberGoesOn(at end: Int) -> Bool {
    guard isNumber(end - 1) else { return false }
    let next = source.tokens[end]
    switch next.kind {
    case .number: return isGroup(end, after: end - 1) || source.isJoined(end) || beginsWithZero(end)
    case .word: return isGluedWord(end) || role(end) == .gluedMagnitude || isPartWord(end)
    case .punctuation, .symbol: return continuesBehindMark(end)
    case .emoji, .address: return false
    }
  }

  /// Whether more digits follow that begin with a zero: "$5 | 00".
  private func beginsWithZero(_ index: Int) -> Bool {
    source.bytes[Int(source.tokens[index].folded.lowerBound)] == UInt8(ascii: "0")
  }

  /// Whether letters are glued to the number before them, and are no ending such as `'s`.
  private func isGluedWord(_ index: Int) -> Bool {
    let token = source.tokens[index]
    return source.isJoined(index) && !token.traits.contains(.isCluster)
      && source.bytes[Int(token.folded.lowerBound)] != UInt8(ascii: "'")
  }

  private func continuesBehindMark(_ mark: Int) -> Bool {
    if !source.isJoined(mark) && !source.isMark(mark, ",") { return false }
    if source.isMark(mark, "+") || source.isMark(mark, "/") && isNumber(mark + 1) { return true }
    return source.isMark(mark, ",") && isGroup(mark + 1, after: mark - 1)
  }

  /// Whether three digits follow at most three, with a space between.
  private func isGroup(_ index: Int, after before: Int) -> Bool {
    guard index < source.tokens.count else { return false }
    let token = source.tokens[index]
    let first = source.tokens[before]
    return first.kind == .number && token.kind == .number && !source.isJoined(index)
      && token.span.upperBound - token.span.lowerBound == 3
      && first.span.upperBound - first.span.lowerBound <= 3
  }
}
