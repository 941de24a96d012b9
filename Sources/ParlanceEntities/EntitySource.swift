internal import ParlanceText

/// What all parsers of one utterance read.
///
/// An object and no value: each copy of a parser would otherwise count references to every array of the utterance and
/// of the tables, which took longer than parsing.
final class EntitySource {
  let tables: EntityTables
  let utterance: Utterance
  /// The utterance's tokens and folded text.
  let tokens: [Token]
  let bytes: [UInt8]
  /// The words made of several number words, by token; empty where there are none.
  private let compounds: [CompoundNumber?]
  /// The last number that was asked for; money, dates and bare numbers ask for the same one in turn.
  // One thread reads an utterance, and Swift's checks of that cost more than the access.
  @exclusivity(unchecked) private var number: (start: Int, match: NumberParser.Match?) = (-1, nil)
  /// By token, what it can be.
  private let roles: [EntityStarts.Role]

  init(
    _ tables: EntityTables, _ utterance: Utterance, _ roles: [EntityStarts.Role],
    compounds: [CompoundNumber?]
  ) {
    self.tables = tables
    self.compounds = compounds
    self.utterance = utterance
    tokens = utterance.tokens
    bytes = utterance.foldedBytes
    self.roles = roles
  }

  /// The longest number at a token; nil when there is none, and past the end.
  func number(at start: Int) -> NumberParser.Match? {
    guard mayBeNumber(start) else { return nil }
    if number.start != start { number = (start, NumberParser.number(at: start, in: self)) }
    return number.match
  }

  /// Whether a token is of a number at all.
  func mayBeNumber(_ index: Int) -> Bool {
    !role(index).isDisjoint(with: [.number, .numberWord]) || isDecimalPoint(index)
  }

  /// Whether a token is of digits the first of two or more of which is a zero, as in phone numbers.
  func hasTrunkPrefix(_ index: Int) -> Bool {
    guard tokens[index].kind == .number else { return false }
    let span = tokens[index].folded
    let text = bytes[Int(span.lowerBound)..<Int(span.upperBound)]
    return text.count > 1 && text.first == UInt8(ascii: "0") && text.allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Whether a mark is a decimal point with nothing before it, and not the end of a sentence: `.50`, `$.50`.
  func isDecimalPoint(_ index: Int) -> Bool {
    guard index >= 0, index + 1 < tokens.count, tokens[index].kind == .punctuation,
      bytes[Int(tokens[index].folded.lowerBound)] == tables.numbers.separators.decimal,
      tokens[index + 1].kind == .number, isJoined(index + 1)
    else { return false }
    return index == 0 || !isJoined(index)
      || tokens[index - 1].kind == .symbol
  }

  /// Whether a token is one mark, of ASCII.
  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let span = tokens[index].folded
    return span.upperBound - span.lowerBound == 1
      && bytes[Int(span.lowerBound)] == UInt8(ascii: mark)
  }

  /// Whether no space stands before a token; false past the end.
  func isJoined(_ index: Int) -> Bool {
    index < tokens.count && !tokens[index].traits.contains(.followsSpace)
  }

  /// Whether a token is one mark, of ASCII, and no space stands before it.
  func isJoined(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    isMark(index, mark) && isJoined(index)
  }

  /// Whether a token is one mark, of ASCII, and no space stands around it: `700-Euro`, `1/2`.
  func isJoint(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    isJoined(index, mark) && isJoined(index + 1)
  }

  /// What a token can be, nothing outside the utterance: one look-up that saves most others.
  func role(_ index: Int) -> EntityStarts.Role {
    index >= 0 && index < roles.count ? roles[index] : []
  }

  /// The unit of money with the longest name at a token, and the token after it; nil when there is none.
  func unit(at start: Int) -> (unit: CurrencyUnit, end: Int)? {
    guard role(start).contains(.unit) else { return nil }
    return tables.currencies.unit(at: start, in: self)
  }

  /// What a token does in a number; nil outside the utterance.
  func numberWord(_ index: Int) -> NumberWord? {
    guard role(index).contains(.numberWord) else { return nil }
    if let word = tables.numbers[tokens[index].lexeme] { return word }
    return compounds.isEmpty ? nil : compounds[index]?.word
  }

  /// The number words that a token is made of; nil when it is one itself, or none.
  func pieces(of index: Int) -> [Lexicon.Lexeme]? {
    compounds.isEmpty ? nil : compounds[index]?.pieces
  }

  /// Whether a token is an article, also where it is the number one.
  func isArticle(_ index: Int) -> Bool { numberWord(index)?.isArticle == true }

  /// "a half", "half": a fraction of nothing that is named, and the token after it.
  func bareFraction(at start: Int) -> (value: ExactNumber, end: Int)? {
    let place = isArticle(start) ? start + 1 : start
    guard let fraction = numberWord(place), fraction.role == .fraction else { return nil }
    return (fraction.value, place + 1)
  }

  /// The longest term of a number at a token, and the token after it; nil where there is none.
  func numberTerm(at start: Int) -> (word: NumberWord, end: Int)? {
    guard role(start).contains(.numberWord) else { return nil }
    return tables.numbers.terms.longest(at: start, lexeme, skip: skippingHyphen)
  }

  /// The lexeme of a token; -1 past the end.
  func lexeme(_ index: Int) -> Lexicon.Lexeme {
    index < tokens.count ? tokens[index].lexeme : -1
  }

  /// Past a hyphen without spaces around it.
  private func skippingHyphen(_ index: Int) -> Int {
    isJoint(index, "-") ? index + 1 : index
  }
}
