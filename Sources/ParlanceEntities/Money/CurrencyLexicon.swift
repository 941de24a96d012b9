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
  private var qualifiers = TermIndex()
  private var qualified: [[CurrencyCode]] = []
  private let families: [[CurrencyCode]]

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
    families = builder.families
    for (surface, codes) in builder.qualifiers {
      qualifiers.insert(reader.lexemes(ofPhrase: surface[...]), entry: Int32(qualified.count))
      qualified.append(codes)
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

  /// The currency that two names of one sum both can mean: `$` and `AUD`.
  func currency(of first: CurrencyUnit, and second: CurrencyUnit) -> CurrencyUnit.Currency? {
    if first.currency == second.currency || second.currency == .ofWhole { return first.currency }
    if first.currency == .ofWhole || family(of: first, contains: second) { return second.currency }
    return family(of: second, contains: first) ? first.currency : nil
  }

  /// The currency of a unit that the words at a token tell from others of its name, "canadian" after "dollars", and
  /// the token after them.
  func qualifier(
    at start: Int, of unit: CurrencyUnit, in tokens: [Token]
  ) -> (currency: CurrencyUnit.Currency, end: Int)? {
    guard unit.family >= 0, start < tokens.count else { return nil }
    var best: (currency: CurrencyUnit.Currency, end: Int)?
    qualifiers.visitMatches(at: start, in: tokens) { match in
      if let code = qualified[Int(match.entry)].first(where: families[Int(unit.family)].contains) {
        best = (.code(code), match.tokens.upperBound)
      }
    }
    return best
  }

  private func family(of unit: CurrencyUnit, contains other: CurrencyUnit) -> Bool {
    guard unit.family >= 0, case .code(let code) = other.currency else { return false }
    return families[Int(unit.family)].contains(code)
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
