internal import CICU
internal import ParlanceLanguages
internal import ParlanceText

/// The names of money in a language: CLDR's names, symbols and codes, and what people say beside them.
///
/// A name of several currencies ("dollars", "$", "kr") means the region's own if that bears the name, else the one
/// that `currency.tsv` gives, else nothing: a wrong currency is worse than none.
struct CurrencyLexicon: Sendable {
  private var index = TermIndex()
  private var units: [CurrencyUnit] = []
  private var ends: Set<Lexicon.Lexeme> = []

  /// Builds the table for a pack's language and region.
  ///
  /// - Throws: ``PackError`` at a malformed line of `currency.tsv`, ``ICUFailure``.
  init(_ pack: LanguagePack, _ reader: inout WordReader) throws {
    let names = try CurrencyNames(locale: pack.code.identifier)
    var builder = CurrencyUnitTable(names, home: pack.code.currency)
    for row in try pack.rows(of: "currency.tsv", columns: 2) { try builder.add(row) }
    for (surface, unit) in builder.finished() {
      let lexemes = reader.lexemes(ofPhrase: surface[...])
      index.insert(lexemes, entry: Int32(units.count))
      if let last = lexemes.last { ends.insert(last) }
      units.append(unit)
    }
  }

  /// The unit with the longest name that begins at a token and that its traits allow there.
  func unit(at start: Int, in tokens: [Token]) -> (unit: CurrencyUnit, end: Int)? {
    guard start < tokens.count else { return nil }
    var best: (unit: CurrencyUnit, end: Int)?
    index.visitMatches(at: start, in: tokens) { match in
      let unit = units[Int(match.entry)]
      if Self.allows(unit, match.tokens, tokens) { best = (unit, match.tokens.upperBound) }
    }
    return best
  }

  /// Whether a name of money begins with a lexeme.
  func begins(with lexeme: Lexicon.Lexeme) -> Bool { index.begins(with: lexeme) }

  /// Whether a name of money ends with a lexeme.
  func ends(with lexeme: Lexicon.Lexeme) -> Bool { ends.contains(lexeme) }

  private static func allows(_ unit: CurrencyUnit, _ range: Range<Int>, _ tokens: [Token]) -> Bool {
    let first = tokens[range.lowerBound].traits
    if unit.traits.contains(.isCompact),
      range.dropFirst().contains(where: { tokens[$0].traits.contains(.followsSpace) })
    {
      return false
    }
    if unit.traits.contains(.isGlued), !first.contains(.isGlued) { return false }
    return !unit.traits.contains(.isUppercase) || first.contains(.isUppercase)
  }
}
