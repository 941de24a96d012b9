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

  /// A number up to a token.
  private struct State {
    var sum: NumberSum
    var index: Int
  }

  let source: EntitySource
  private var state: State
  /// The number up to the last magnitude: where another one cannot follow, what stands between is of the next number.
  private var lastMagnitude: State?
  /// The last magnitude but a hundred.
  private(set) var greatMagnitude: ExactNumber?

  private init(_ source: EntitySource, at start: Int) {
    self.source = source
    let sum = NumberSum(joinsWritten: source.tables.numbers.countsMyriads)
    state = State(sum: sum, index: start)
  }

  /// The longest number at a token; nil when there is none.
  static func number(at start: Int, in source: EntitySource) -> Match? {
    if source.tokens[start].kind == .number, isEnd(start + 1, in: source) {
      return digits(at: start, in: source)
    }
    if let match = word(at: start, in: source) { return match }
    var parser = NumberParser(source, at: start)
    if source.tokens[start].kind == .punctuation { return parser.bareFraction(at: start) }
    return parser.parse(from: start)
  }

  /// Whether nothing of a number stands at a token.
  private static func isEnd(_ end: Int, in source: EntitySource) -> Bool {
    end >= source.tokens.count
      || source.tokens[end].kind != .number && !source.role(end).contains(.numberWord)
  }

  /// A number that is one word, as most in words are: nothing is to be added up.
  private static func word(at start: Int, in source: EntitySource) -> Match? {
    guard let (word, end) = source.numberTerm(at: start), word.role == .value,
      isEnd(end, in: source), !source.isMark(end, "-")
    else { return nil }
    return Match(value: word.value, tokens: start..<end)
  }

  private static func digits(at start: Int, in source: EntitySource) -> Match? {
    guard let reader = digitReader(at: start, in: source), let value = reader.value else {
      return nil
    }
    return Match(value: value, tokens: start..<start + 1, isGroupLike: reader.isGroupLike)
  }

  private mutating func parse(from start: Int) -> Match? {
    if let fraction = leadingFraction(start) { return fraction }
    takeCollective()
    skipArticle()
    if let decimal = decimalWords(from: start, point: state.index, whole: .zero) { return decimal }
    while advance() {}
    let isByPosition = source.tables.numbers.countsByPosition
    guard let value = state.sum.valueByPosition(always: isByPosition) else { return nil }
    if let decimal = decimalWords(from: start, point: state.index, whole: value) { return decimal }
    let isGroupLike =
      state.index == start + 1 && source.tokens[start].kind == .number
      && Self.digitReader(at: start, in: source)?.isGroupLike == true
    return addingFraction(
      Match(value: value, tokens: start..<state.index, isGroupLike: isGroupLike))
  }

  /// The number in words at a token, without decimals.
  func wholeNumber(at start: Int) -> (value: Int64, end: Int)? {
    guard word(start)?.role == .value else { return nil }
    var parser = NumberParser(source, at: start)
    while parser.advance() {}
    return parser.state.sum.value?.whole.map { ($0, parser.state.index) }
  }

  func word(_ index: Int) -> NumberWord? {
    source.numberWord(index)
  }

  /// "a" before a magnitude counts as one.
  private mutating func skipArticle() {
    guard state.sum.isEmpty, source.isArticle(state.index),
      word(state.index + 1)?.role == .magnitude
    else { return }
    state.index += 1
  }

  /// "a couple of", "a couple hundred"; without an article or one of these it is two people.
  private mutating func takeCollective() {
    let index = state.index
    let first = source.isArticle(index) ? index + 1 : index
    guard let collective = word(first), collective.role == .collective else { return }
    let end = word(first + 1)?.role == .of ? first + 2 : first + 1
    guard first > index || end > first + 1 || word(end)?.role == .magnitude,
      state.sum.add(collective.value, place: 1)
    else { return }
    state.index = end
  }

  // MARK: One more word

  private mutating func advance() -> Bool {
    guard state.index < source.tokens.count else { return false }
    if source.tokens[state.index].kind == .number { return takeDigits() }
    if let (word, end) = source.numberTerm(at: state.index) { return take(word, end: end) }
    if let pieces = source.pieces(of: state.index) { return take(pieces) }
    return takeHyphen()
  }

  private mutating func take(_ word: NumberWord, end: Int) -> Bool {
    switch word.role {
    case .value where word.joint != nil && !state.sum.isEmpty, .and:
      return takeJoint(word, end: end)
    case .value:
      guard state.sum.add(word) else { return false }
    case .magnitude: return !isCoin() && takeMagnitude(word, end: end)
    case .gluedMagnitude:
      guard source.tokens[state.index].traits.contains(.isGlued), state.sum.endsInDigits else {
        return false
      }
      return takeMagnitude(word, end: end)
    case .vulgar:
      guard state.sum.addFraction(word.value) else { return false }
    case .fraction, .point, .article, .ordinal, .collective, .inexact, .part, .of, .or, .minus,
      .digit, .calculation, .end:
      return false
    }
    state.index = end
    return true
  }

  /// Whether a magnitude that is also a coin is that one: "50 | cents", "cinquante | cents", but not "deux cents" and
  /// "douze cents", which are 1200.
  private func isCoin() -> Bool {
    guard source.role(state.index).contains(.unit), !state.sum.countsHundreds else { return false }
    return source.unit(at: state.index)?.unit.isMinor == true
  }

  private mutating func takeMagnitude(_ magnitude: NumberWord, end: Int) -> Bool {
    guard state.sum.multiply(by: magnitude) else {
      if let lastMagnitude { state = lastMagnitude }
      return false
    }
    state.index = end
    lastMagnitude = state
    if magnitude.value != ExactNumber(100) { greatMagnitude = magnitude.value }
    return true
  }

  /// "a hundred and fifty", "vingt et un": only before a number that can follow.
  private mutating func takeJoint(_ word: NumberWord, end: Int) -> Bool {
    let before = state
    guard let joint = word.joint, end < source.tokens.count, source.tokens[end].kind != .number,
      state.sum.join(joint)
    else { return false }
    state.index = end
    if advance(), !state.sum.isOpen, state.index > before.index { return true }
    state = before
    return false
  }

  /// The pieces of a word such as "fünfundzwanzig".
  private mutating func take(_ pieces: [Lexicon.Lexeme]) -> Bool {
    var sum = state.sum
    guard
      let end = source.tables.numbers.add(
        pieces, to: &sum, following: { [index = state.index + 1] in source.lexeme(index + $0) })
    else { return false }
    state.sum = sum
    state.index += 1 + end - pieces.count
    return true
  }

  /// "twenty-five" is three tokens.
  private mutating func takeHyphen() -> Bool {
    guard !state.sum.isEmpty, !state.sum.endsInDigits, source.isJoint(state.index, "-"),
      source.tokens[state.index + 1].kind == .word
    else { return false }
    let before = state
    state.index += 1
    if isClear(behindHyphen: state.index), advance(), state.index > before.index + 1 { return true }
    state = before
    return false
  }

  /// Whether a word behind a hyphen is joined to no more than the one before it: "twenty five-hundred" is 2500 or five
  /// hundred.
  private func isClear(behindHyphen index: Int) -> Bool {
    guard let word = word(index), word.role == .magnitude else { return true }
    return state.sum.hasOnePart(below: word.value)
  }

  // MARK: Digits

  private mutating func takeDigits() -> Bool {
    // "20k5" is no 20 005.
    if !state.sum.isEmpty, isGluedToLetters(state.index) { return false }
    let isLone = isLoneDigit(state.index)
    guard let (digits, end) = groupedDigits(at: state.index),
      !isLone || state.sum.isEmpty || !isOfDate(before: end),
      state.sum.addDigits(digits, isLone: isLone)
    else { return false }
    state.index = end
    takeSlashFraction()
    return true
  }

  private func isGluedToLetters(_ index: Int) -> Bool {
    source.isJoined(index) && source.tokens[index - 1].kind == .word
      && !source.tokens[index - 1].traits.contains(.isCluster)
  }

  private func isLoneDigit(_ index: Int) -> Bool {
    let span = source.tokens[index].folded
    return span.upperBound - span.lowerBound == 1
  }

  /// Whether a digit is of a date and no more of a number, where it would count by its position: 2万 | 3月5日.
  private func isOfDate(before end: Int) -> Bool {
    source.tables.numbers.countsByPosition
      && !source.tables.dates.kinds(source.lexeme(end)).isDisjoint(
        with: [.dayOfMonth, .monthNumber, .oclock])
  }

  /// Digits, also in groups between spaces where the language has them: "10 000".
  private func groupedDigits(at start: Int) -> (value: ExactNumber, end: Int)? {
    guard var reader = Self.digitReader(at: start, in: source) else { return nil }
    var end = start + 1
    if source.tables.numbers.separators.grouping == UInt8(ascii: " ") {
      while isGroup(end), var longer = Optional(reader), longer.readSpace(),
        Self.read(end, in: source, into: &longer), longer.value != nil
      {
        reader = longer
        end += 1
      }
    }
    return reader.value.map { ($0, end) }
  }

  /// Whether a token begins with exactly three digits, after a space.
  private func isGroup(_ index: Int) -> Bool {
    guard index < source.tokens.count, source.tokens[index].kind == .number,
      !source.isJoined(index)
    else { return false }
    let span = source.tokens[index].folded
    let digits = source.bytes[Int(span.lowerBound)..<Int(span.upperBound)].prefix {
      $0 &- 0x30 < 10
    }
    return digits.count == 3
  }

  /// The value of a token of digits; nil when its separators are not where the language puts them.
  func digits(at index: Int) -> ExactNumber? {
    Self.digitReader(at: index, in: source)?.value
  }

  private static func digitReader(at index: Int, in source: EntitySource) -> DigitReader? {
    var reader = DigitReader(source.tables.numbers.separators)
    return read(index, in: source, into: &reader) ? reader : nil
  }

  private static func read(
    _ index: Int, in source: EntitySource, into reader: inout DigitReader
  ) -> Bool {
    let span = source.tokens[index].folded
    for place in Int(span.lowerBound)..<Int(span.upperBound) {
      guard reader.read(source.bytes[place]) else { return false }
    }
    return true
  }

  /// The `1/2` of `2 1/2`. Without a whole number before it may be a date, or one of two numbers.
  private mutating func takeSlashFraction() {
    let index = state.index
    guard index + 2 < source.tokens.count, !source.isJoined(index),
      source.isJoint(index + 1, "/"), let upper = digits(at: index)?.whole,
      let lower = digits(at: index + 2)?.whole, upper < lower,
      let hundredths = Self.hundredths[lower],
      state.sum.addFraction(ExactNumber(mantissa: upper * hundredths, exponent: -2))
    else { return }
    state.index += 3
  }

  /// Of the parts that people name in digits, in hundredths.
  private static let hundredths: [Int64: Int64] = [2: 50, 4: 25, 5: 20, 10: 10]
}
