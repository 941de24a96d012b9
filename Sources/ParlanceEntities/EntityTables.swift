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
}
