internal import ParlanceLanguages

/// Decides what each name of money means, before the names become lexemes.
struct CurrencyUnitTable {
  /// The codes that bear a name, in CLDR's order.
  private var codes: [String: [String]] = [:]
  private var placement: [String: CurrencyUnit.Traits] = [:]
  private var decided: [String: CurrencyUnit] = [:]
  private var removed: Set<String> = []
  private var surfaces: [String] = []
  /// The codes of the names in which a word stands before the one that several currencies share: "canadian".
  private var qualified: [String: [String]] = [:]
  /// The groups of codes that share a name.
  private(set) var families: [[CurrencyCode]] = []
  /// The code of the region's currency.
  private let home: String?

  init(_ names: CurrencyNames, home: String?) {
    self.home = home
    for name in names.names {
      add(name.surface, name.code, Self.placement(of: name))
      if !name.isSymbol { addParts(of: name) }
    }
  }

  /// "dollars" of "canadian dollars", and "canadian".
  private mutating func addParts(of name: CurrencyNames.Name) {
    guard let space = name.surface.lastIndex(of: " ") else { return }
    add(String(name.surface[name.surface.index(after: space)...]), name.code, [])
    let qualifier = String(name.surface[..<space])
    if qualified[qualifier]?.contains(name.code) != true {
      qualified[qualifier, default: []].append(name.code)
    }
  }

  private static func placement(of name: CurrencyNames.Name) -> CurrencyUnit.Traits {
    if name.surface.contains(" ") { return .isPrefix }
    guard name.isSymbol else { return [] }
    let scalars = name.surface.unicodeScalars
    let letters = scalars.prefix { $0.properties.isAlphabetic }.count
    if letters == scalars.count { return .isCode }
    // "A$" begins like an article.
    return letters == 1 ? [.isPrefix, .isCompact] : .isPrefix
  }

  private mutating func add(_ surface: String, _ code: String, _ traits: CurrencyUnit.Traits) {
    if codes[surface] == nil { surfaces.append(surface) }
    if codes[surface]?.contains(code) != true { codes[surface, default: []].append(code) }
    placement[surface, default: []].formUnion(traits)
  }

  // MARK: The pack's table

  /// Reads a line: a name, and what it means.
  ///
  ///     dollars   USD?           the region's currency if CLDR gives it this name, else USD
  ///     bucks     =dollars       the same as another name
  ///     quid      GBP            one currency
  ///     fiver     GBP*5 coin     five of it, and an amount by itself
  ///     cents     whole*0.01     a hundredth of the sum it follows, or of the region's currency
  ///     c         whole*0.01 glued
  ///     try       TRY upper      only in capitals
  ///     pound     GBP? measure   also a measure: no money before "of"
  ///     real      -              not a name of money
  mutating func add(_ row: PackTable.Row) throws(PackError) {
    let surface = String(row.fields[0])
    let words = row.fields[1].split(separator: " ")
    guard let meaning = words.first else { throw row.error("what '\(surface)' means is missing") }
    if meaning == "-" {
      removed.insert(surface)
      return
    }
    if !surfaces.contains(surface) { surfaces.append(surface) }
    var unit = try unit(meaning, of: surface, row)
    for word in words.dropFirst() { unit.traits.insert(try Self.trait(word, row)) }
    decided[surface] = unit
  }

  private mutating func unit(
    _ meaning: Substring, of surface: String, _ row: PackTable.Row
  ) throws(PackError) -> CurrencyUnit {
    if meaning.hasPrefix("=") { return try alias(String(meaning.dropFirst()), row) }
    let parts = meaning.split(separator: "*", omittingEmptySubsequences: false)
    guard let factor = parts.count == 2 ? ExactNumber(digits: parts[1]) : ExactNumber(1),
      parts.count <= 2
    else {
      throw row.error("'\(meaning)' is no amount of a currency; write for instance GBP*5")
    }
    let currency = try currency(parts[0], of: surface, row)
    return CurrencyUnit(
      currency: currency, factor: factor,
      traits: surface.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
        ? .isPrefix : placement[surface] ?? [], family: family(of: surface))
  }

  private func alias(_ other: String, _ row: PackTable.Row) throws(PackError) -> CurrencyUnit {
    guard let unit = decided[other] else {
      throw row.error("'\(other)' does not stand above this line")
    }
    return unit
  }

  private func currency(
    _ name: Substring, of surface: String, _ row: PackTable.Row
  ) throws(PackError) -> CurrencyUnit.Currency {
    if name == "whole" { return .ofWhole }
    let isFamily = name.hasSuffix("?")
    guard let code = CurrencyCode(isFamily ? name.dropLast() : name) else {
      throw row.error("'\(name)' is no currency; write an ISO 4217 code such as USD, or whole")
    }
    if isFamily, let home, codes[surface]?.contains(home) == true, let own = CurrencyCode(home) {
      return .code(own)
    }
    return .code(code)
  }

  /// The group of currencies that share a name; -1 when at most one bears it.
  private mutating func family(of surface: String) -> Int32 {
    guard let codes = codes[surface], codes.count > 1 else { return -1 }
    families.append(codes.compactMap { CurrencyCode($0) })
    return Int32(families.count - 1)
  }

  private static func trait(_ word: Substring, _ row: PackTable.Row) throws(PackError)
    -> CurrencyUnit.Traits
  {
    switch word {
    case "coin": return .isCoin
    case "glued": return .isGlued
    case "upper": return [.isUppercase, .isPrefix]
    case "prefix": return .isPrefix
    case "compact": return [.isPrefix, .isCompact]
    case "measure": return .isMeasure
    default:
      throw row.error(
        "'\(word)' is no trait; known are coin, compact, glued, measure, prefix, upper")
    }
  }

  // MARK: The result

  /// All names whose meaning is clear, in a fixed order.
  mutating func finished() -> [(surface: String, unit: CurrencyUnit)] {
    var result: [(surface: String, unit: CurrencyUnit)] = []
    for surface in surfaces where !removed.contains(surface) {
      if let unit = decided[surface] ?? unambiguous(surface) { result.append((surface, unit)) }
    }
    return result
  }

  /// The words that tell currencies of one name apart, in a fixed order, and the currencies they tell of.
  var qualifiers: [(surface: String, codes: [CurrencyCode])] {
    qualified.sorted { $0.key < $1.key }.map { ($0.key, $0.value.compactMap { CurrencyCode($0) }) }
  }

  private mutating func unambiguous(_ surface: String) -> CurrencyUnit? {
    guard let codes = codes[surface] else { return nil }
    guard let name = codes.count == 1 ? codes.first : codes.first(where: { $0 == home }),
      let code = CurrencyCode(name)
    else { return nil }
    return CurrencyUnit(
      currency: .code(code), factor: ExactNumber(1), traits: placement[surface] ?? [],
      family: family(of: surface))
  }
}
