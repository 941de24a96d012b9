internal import ParlanceLanguages
internal import ParlanceText

/// The words of a language's entities; one object, so that parsers share it at the cost of a reference.
final class EntityTables: Sendable {
  let numbers: NumberLexicon
  let currencies: CurrencyLexicon
  let intervals: IntervalLexicon
  let dates: DateLexicon
  let people: PeopleLexicon
  let starts: EntityStarts
  /// The rule of sums without their units; nil where none are said.
  let spokenCents: SpokenCentsRule?
  /// The ISO 4217 code of the region's currency.
  let home: String

  /// Builds the tables of a pack.
  ///
  /// - Throws: ``PackError`` with file and line, ``ICUFailure``.
  init(_ pack: LanguagePack, _ reader: inout WordReader) throws {
    numbers = try NumberLexicon(pack, &reader)
    currencies = try CurrencyLexicon(pack, magnitudes: numbers.letterMagnitudes, &reader)
    intervals = try IntervalLexicon(pack, &reader)
    dates = try DateLexicon(pack, &reader)
    people = try PeopleLexicon(pack, &reader)
    spokenCents = pack.settings.spokenCents.map { SpokenCentsRule($0, &reader) }
    starts = EntityStarts(
      numbers: numbers, currencies: currencies, intervals: intervals, dates: dates, people: people,
      count: reader.lexicon.count)
    home = pack.code.currency ?? "USD"
  }

  /// An utterance with the names of money in it without the endings that an apostrophe shows: `sent'e`.
  func withoutEndings(_ utterance: Utterance) -> Utterance {
    var bare = utterance
    for reading in utterance.readings
    where currencies.ends(with: reading.lexeme)
      && !currencies.ends(with: utterance.tokens[reading.tokens.lowerBound].lexeme)
      && utterance.showsEnding(reading)
    {
      bare.read(as: reading)
    }
    return bare
  }

  /// What each token of an utterance can be.
  func roles(of utterance: Utterance, compounds: [CompoundNumber?]) -> [EntityStarts.Role] {
    let tokens = utterance.tokens
    var roles = tokens.map { starts.role($0) }
    for index in roles.indices {
      if !compounds.isEmpty, compounds[index] != nil { roles[index].formUnion(.compound) }
      if roles[index].contains(.datePhrase) { confirmDates(&roles[index], at: index, in: tokens) }
    }
    if tokens.contains(where: { $0.traits.contains(.isCluster) }) { confirm(&roles, in: tokens) }
    return roles
  }

  /// Settles what a token is in dates by the whole phrases that begin there: "de" begins "de esta semana".
  private func confirmDates(_ role: inout EntityStarts.Role, at index: Int, in tokens: [Token]) {
    var kinds: DateWordKinds = []
    dates.visitPhrases(at: index, in: tokens) { phrase, _ in
      kinds.formUnion(dates.kinds(ofPhrase: phrase))
    }
    role.subtract([.date, .time, .dateWord])
    role.formUnion(EntityStarts.Role(kinds))
    if numbers.makesTime(tokens[index].lexeme) { role.insert(.time) }
  }

  /// Takes from grapheme clusters what whole words would have to begin with them for, and of money, to end with them.
  private func confirm(_ roles: inout [EntityStarts.Role], in tokens: [Token]) {
    for index in tokens.indices where tokens[index].traits.contains(.isCluster) {
      roles[index].remove(.money)
    }
    for index in tokens.indices {
      if tokens[index].traits.contains(.isCluster) {
        confirm(&roles[index], at: index, in: tokens)
      }
      if roles[index].contains(.unit) { markMoney(at: index, in: tokens, &roles) }
    }
  }

  /// Takes from a grapheme cluster what whole words would have to begin with it for: the first of three clusters is no
  /// number word without the others.
  private func confirm(_ role: inout EntityStarts.Role, at index: Int, in tokens: [Token]) {
    if role.contains(.numberWord), !numbers.terms.begins(at: index, in: tokens) {
      role.subtract([.number, .numberWord])
    }
    if role.contains(.unit), !currencies.begins(at: index, in: tokens) { role.remove(.unit) }
    if role.contains(.interval), !intervals.begins(at: index, in: tokens) {
      role.remove(.interval)
    }
    if role.isDisjoint(with: EntityStarts.Role.words.union(.core)) { role = [] }
  }

  /// Marks the clusters at which names of money end that begin at a token.
  private func markMoney(at index: Int, in tokens: [Token], _ roles: inout [EntityStarts.Role]) {
    currencies.visitNames(at: index, in: tokens) { end in
      if tokens[end - 1].traits.contains(.isCluster) { roles[end - 1].insert(.money) }
    }
  }
}
