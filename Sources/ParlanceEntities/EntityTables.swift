internal import ParlanceLanguages
internal import ParlanceText

/// The words of a language's entities; one object, so that parsers share it at the cost of a reference.
final class EntityTables: Sendable {
  let numbers: NumberLexicon
  let currencies: CurrencyLexicon
  let intervals: IntervalLexicon
  let dates: DateLexicon
  let starts: EntityStarts
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
    starts = EntityStarts(
      numbers: numbers, currencies: currencies, intervals: intervals, dates: dates,
      count: reader.lexicon.count)
    home = pack.code.currency ?? "USD"
  }

  /// What each token of an utterance can be.
  func roles(of utterance: Utterance, compounds: [CompoundNumber?]) -> [EntityStarts.Role] {
    let tokens = utterance.tokens
    return tokens.indices.map { index in
      var role = starts.role(tokens[index])
      if !compounds.isEmpty, compounds[index] != nil { role.formUnion(.compound) }
      if role.contains(.datePhrase) { confirmDates(&role, at: index, in: tokens) }
      return tokens[index].traits.contains(.isCluster)
        ? confirmed(role, at: index, in: tokens) : role
    }
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

  /// What is left of what a grapheme cluster can be where whole words begin with it: the first of three clusters is no
  /// number word without the others.
  private func confirmed(
    _ role: EntityStarts.Role, at index: Int, in tokens: [Token]
  ) -> EntityStarts.Role {
    var role = role
    if role.contains(.numberWord), !numbers.terms.begins(at: index, in: tokens) {
      role.subtract([.number, .numberWord])
    }
    if role.contains(.unit), !currencies.begins(at: index, in: tokens) { role.remove(.unit) }
    if role.contains(.interval), !intervals.begins(at: index, in: tokens) {
      role.remove(.interval)
    }
    return role
  }
}
