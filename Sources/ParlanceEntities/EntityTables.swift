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

  /// What is left of what a grapheme cluster can be where whole words begin with it: the first of three clusters is no
  /// number word without the others.
  func confirmed(_ role: EntityStarts.Role, at index: Int, in tokens: [Token]) -> EntityStarts.Role
  {
    var role = role
    if role.contains(.numberWord), !numbers.terms.begins(at: index, in: tokens) {
      role.subtract([.number, .numberWord])
    }
    if role.contains(.dateWord), !dates.begins(at: index, in: tokens) {
      role.subtract([.date, .dateWord])
    }
    if role.contains(.unit), !currencies.begins(at: index, in: tokens) { role.remove(.unit) }
    if role.contains(.interval), !intervals.begins(at: index, in: tokens) {
      role.remove(.interval)
    }
    return role
  }
}
