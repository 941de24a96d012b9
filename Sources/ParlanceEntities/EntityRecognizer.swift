public import ParlanceLanguages
public import ParlanceText

/// Finds numbers, sums of money, dates, phone numbers and e-mail addresses in utterances.
///
/// Words and rules come from CLDR through ICU and from the pack; the grammar is the same for all languages.
public struct EntityRecognizer: Sendable {
  private let tables: EntityTables

  /// Builds the tables of a pack.
  ///
  /// - Parameters:
  ///   - tokenizer: The tokeniser of the utterances to come: words are cut as they are.
  ///   - lexicon: Takes in the words of numbers, money and dates.
  /// - Throws: ``PackError`` with file and line, ``ICUFailure``.
  /// - Complexity: O(*n*), *n* the size of the pack's tables and of CLDR's names of currencies.
  public init(pack: LanguagePack, tokenizer: Tokenizer, lexicon: inout Lexicon) throws {
    var reader = WordReader(tokenizer: tokenizer, lexicon: lexicon)
    tables = try EntityTables(pack, &reader)
    lexicon = reader.lexicon
  }

  /// Everything that may be an entity, also where readings overlap, by first token and then by length.
  ///
  /// - Parameters:
  ///   - utterance: Annotated by the lexicon that the recogniser was built with, or one that grew from it.
  ///   - reference: What "today" and "in two hours" are relative to.
  ///   - includesBareTimes: Whether a time is asked for, so that "six thirty" alone may be one.
  /// - Complexity: O(*n*) for utterances in which no number grows with their length.
  public func candidates(
    in utterance: Utterance, at reference: ReferenceDate, includesBareTimes: Bool = false
  ) -> [Entity] {
    let utterance = tables.withoutEndings(utterance)
    let compounds = tables.numbers.compounds(in: utterance)
    let roles = tables.roles(of: utterance, compounds: compounds)
    guard let contents = tables.starts.contents(of: utterance, roles) else { return [] }
    let source = EntitySource(tables, utterance, roles, compounds: compounds)
    var collector = EntityCollector(
      source, at: reference, contents: contents, includesBareTimes: includesBareTimes)
    tables.starts.visit(source) { collector.collect(at: $0) }
    return collector.entities
  }

  /// CLDR's word for "and"; empty where it writes a mark.
  package var wordForAnd: String { String(decoding: tables.numbers.and, as: UTF8.self) }

  /// Whether a word that joins the ends of an interval ends before a token: "20 and | 30".
  package func isJoined(_ token: Int, in utterance: Utterance) -> Bool {
    (max(0, token - tables.intervals.longestJoint)..<token).contains { start in
      tables.intervals.end(of: .and, at: start, in: utterance.tokens) == token
    }
  }

  /// Whether a token is digits, or a word that counts two or more.
  package func counts(_ token: Token) -> Bool {
    token.kind == .number || tables.numbers.counts(token.lexeme)
  }

  /// Tells whether a name of money ends with the word of a token.
  package func endsCurrencyName(_ token: Token) -> Bool {
    tables.currencies.ends(with: token.lexeme)
  }

  /// Tells whether a number word is a verb where it stands, behind another word at the end of a clause: Hindi दो is "two", but भेज दो
  /// is "send".
  package func isVerb(_ token: Int, in utterance: Utterance) -> Bool {
    let tokens = utterance.tokens
    guard tables.numbers.isVerb(tokens[token].lexeme), token > 0, tokens[token - 1].kind == .word,
      !counts(tokens[token - 1])
    else { return false }
    return token + 1 == tokens.count || tokens[token + 1].kind == .punctuation
  }

  /// The entities of an utterance that are no matter of doubt, none of which overlap.
  ///
  /// Of two the one that begins first, then the longer, then the more certain; money before dates, dates before phone
  /// numbers, and those before people and bare numbers.
  ///
  /// - Parameters:
  ///   - utterance: Annotated by the lexicon that the recogniser was built with, or one that grew from it.
  ///   - reference: What "today" and "in two hours" are relative to.
  /// - Returns: Entities in text order.
  /// - Complexity: As ``candidates(in:at:includesBareTimes:)``, and O(*m* log *m*) for *m* candidates.
  public func entities(in utterance: Utterance, at reference: ReferenceDate) -> [Entity] {
    var chosen: [Entity] = []
    let certain = candidates(in: utterance, at: reference).filter { $0.cost < Entity.doubtfulCost }
    let ranked = certain.enumerated().sorted { left, right in
      Self.rank(left.element, left.offset) < Self.rank(right.element, right.offset)
    }
    for (_, entity) in ranked where entity.tokens.lowerBound >= chosen.last?.tokens.upperBound ?? 0
    {
      chosen.append(entity)
    }
    return chosen
  }

  private static func rank(_ entity: Entity, _ offset: Int) -> (Int, Int, Int, Int, Int) {
    let order: [Entity.Kind] = [
      .currencyAmount, .date, .phoneNumber, .emailAddress, .people, .number,
    ]
    let kind = order.firstIndex(of: entity.kind) ?? order.count
    return (entity.tokens.lowerBound, -entity.tokens.count, entity.cost, kind, offset)
  }
}
