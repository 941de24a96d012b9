internal import ParlanceLanguages
internal import ParlanceText

/// The names of money in a language: CLDR's names, symbols and codes, and what people say beside them.
///
/// A name of several currencies ("dollars", "$", "kr") means the region's own if that bears the name, else the one
/// that `currency.tsv` gives, else the one that is traded far more than the others, else nothing: a wrong currency is
/// worse than none.
struct CurrencyLexicon: ~Copyable, Sendable {
  private var index = TermIndex()
  private var units: [CurrencyUnit] = []
  private var ends: [Bool] = []
  /// The words that tell currencies of one name apart, and the currencies they tell of.
  private var qualifiers = TermIndex()
  private var qualified: [[CurrencyCode]] = []
  private var families: [[CurrencyCode]] = []
  private var links = TermIndex()

  /// Builds the table for a pack's language and region.
  ///
  /// - Parameter magnitudes: The letters that stand before codes: the M of "MUSD".
  /// - Throws: ``PackError`` at a malformed line of `currency.tsv`, ``ICUFailure``.
  init(
    _ pack: LanguagePack, magnitudes: [LetterMagnitude], _ reader: inout WordReader
  ) throws {
    var table = CurrencyTable(
      try CurrencyNames(locale: pack.code.icuLocale, &reader),
      home: pack.code.currency.flatMap { CurrencyCode($0) }, shares: try CurrencyShares(pack))
    for row in try pack.rows(of: "currency.tsv", columns: 2) { try table.add(row, &reader) }
    table.visitUnits { insert($0, $1) }
    table.visitCodes { code in
      for magnitude in magnitudes { insert(code, times: magnitude, &reader) }
    }
    table.visitQualifiers { lexemes, codes in
      qualifiers.insert(lexemes, entry: Int32(qualified.count))
      qualified.append(codes)
    }
    for link in table.links { links.insert(link, entry: 0) }
    families = table.families
  }

  private mutating func insert(_ term: [Lexicon.Lexeme], _ unit: CurrencyUnit) {
    index.insert(term, entry: Int32(units.count))
    units.append(unit)
    guard let last = term.last.map(Int.init), last >= 0 else { return }
    if last >= ends.count {
      ends.append(contentsOf: repeatElement(false, count: last + 256 - ends.count))
    }
    ends[last] = true
  }

  private mutating func insert(
    _ code: CurrencyCode, times magnitude: LetterMagnitude, _ reader: inout WordReader
  ) {
    let word = [magnitude.letter] + code.smallLetters
    let unit = CurrencyUnit(currency: .code(code), factor: magnitude.value, traits: .isScaled)
    insert([reader.lexeme(ofFolded: word.span)], unit)
  }

  // MARK: What begins and ends with a lexeme

  /// Whether a whole name of money, or words that tell names apart, begin at a token.
  func begins(at start: Int, in tokens: [Token]) -> Bool {
    index.begins(at: start, in: tokens) || qualifiers.begins(at: start, in: tokens)
  }

  /// Visits the ends of the names of money that begin at a token.
  func visitNames(at start: Int, in tokens: [Token], _ visit: (_ end: Int) -> Void) {
    index.visitMatches(at: start, in: tokens) { visit($0.tokens.upperBound) }
  }

  /// Whether a name of money, or a word that tells names apart, begins with a lexeme.
  func begins(with lexeme: Lexicon.Lexeme) -> Bool {
    index.begins(with: lexeme) || qualifiers.begins(with: lexeme)
  }

  /// Whether a name of money ends with a lexeme.
  func ends(with lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && Int(lexeme) < ends.count && ends[Int(lexeme)]
  }

  // MARK: Units

  /// The unit with the longest name that begins at a token and that its traits allow there.
  func unit(at start: Int, in source: EntitySource) -> (unit: CurrencyUnit, end: Int)? {
    let plain = name(at: start, in: source)
    guard let qualified = qualifiedName(at: start, in: source) else {
      return plain.map { qualifiedAfter($0, in: source) }
    }
    if let plain, plain.end >= qualified.end { return plain }
    return qualified
  }

  private func name(at start: Int, in source: EntitySource) -> (unit: CurrencyUnit, end: Int)? {
    guard start < source.tokens.count else { return nil }
    var best: (unit: CurrencyUnit, end: Int)?
    index.visitMatches(at: start, in: source.tokens) { match in
      let unit = units[Int(match.entry)]
      if Self.allows(unit, match.tokens, source) { best = (unit, match.tokens.upperBound) }
    }
    return best
  }

  /// "canadian dollars", "malaysia ringgit"
  private func qualifiedName(
    at start: Int, in source: EntitySource
  ) -> (unit: CurrencyUnit, end: Int)? {
    guard start < source.tokens.count else { return nil }
    var best: (unit: CurrencyUnit, end: Int)?
    qualifiers.visitMatches(at: start, in: source.tokens) { match in
      guard let (unit, end) = name(at: match.tokens.upperBound, in: source),
        let code = code(of: unit, in: qualified[Int(match.entry)])
      else { return }
      best = (Self.narrowed(unit, code), end)
    }
    return best
  }

  /// "dólares canadienses"
  private func qualifiedAfter(
    _ name: (unit: CurrencyUnit, end: Int), in source: EntitySource
  ) -> (unit: CurrencyUnit, end: Int) {
    guard let (code, end) = qualifier(at: name.end, of: name.unit, in: source) else { return name }
    return (Self.narrowed(name.unit, code), end)
  }

  private static func narrowed(_ unit: CurrencyUnit, _ code: CurrencyCode) -> CurrencyUnit {
    CurrencyUnit(currency: .code(code), factor: unit.factor, traits: unit.traits)
  }

  private static func allows(
    _ unit: CurrencyUnit, _ range: Range<Int>, _ source: EntitySource
  ) -> Bool {
    let first = source.tokens[range.lowerBound].traits
    if unit.traits.isDisjoint(with: .conditions) { return true }
    if unit.traits.contains(.isCompact),
      !range.dropFirst().allSatisfy(source.isJoined)
    {
      return false
    }
    if unit.traits.contains(.isGlued), !first.contains(.isGlued) { return false }
    if unit.traits.contains(.isScaled), !endsInCapitals(range.lowerBound, source) { return false }
    return !unit.traits.contains(.isUppercase) || first.contains(.isUppercase)
  }

  /// Whether a token ends in three capitals as it was written.
  private static func endsInCapitals(_ index: Int, _ source: EntitySource) -> Bool {
    source.utterance.text(of: source.tokens[index].span).utf8.suffix(3)
      .allSatisfy { $0 &- 0x41 < 26 }
  }

  // MARK: Several names

  /// The currency that two names of one sum both can mean: `$` and `AUD`.
  func currency(of first: CurrencyUnit, and second: CurrencyUnit) -> CurrencyUnit.Currency? {
    if first.currency == second.currency || second.currency == .ofWhole { return first.currency }
    if first.currency == .ofWhole || family(of: first, contains: second) { return second.currency }
    return family(of: second, contains: first) ? first.currency : nil
  }

  /// The currency of a unit that the words at a token tell from others of its name, "canadian" after "dollars", and
  /// the token after them.
  func qualifier(
    at start: Int, of unit: CurrencyUnit, in source: EntitySource
  ) -> (code: CurrencyCode, end: Int)? {
    guard source.role(start).contains(.unit) else { return nil }
    var best: (code: CurrencyCode, end: Int)?
    qualifiers.visitMatches(at: start, in: source.tokens) { match in
      if let code = code(of: unit, in: qualified[Int(match.entry)]) {
        best = (code, match.tokens.upperBound)
      }
    }
    return best
  }

  /// The end of the words that stand between a number and a name, or where they would begin.
  func skippingLink(at start: Int, in source: EntitySource) -> Int {
    var end = start
    guard start < source.tokens.count else { return end }
    links.visitMatches(at: start, in: source.tokens) { end = $0.tokens.upperBound }
    return end
  }

  /// The first of some currencies that a unit can mean.
  private func code(of unit: CurrencyUnit, in codes: [CurrencyCode]) -> CurrencyCode? {
    guard case .code(let own) = unit.currency else { return nil }
    if unit.family < 0 { return codes.contains(own) ? own : nil }
    return codes.first(where: families[Int(unit.family)].contains)
  }

  private func family(of unit: CurrencyUnit, contains other: CurrencyUnit) -> Bool {
    guard unit.family >= 0, case .code(let code) = other.currency else { return false }
    return families[Int(unit.family)].contains(code)
  }
}
