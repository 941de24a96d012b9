internal import ParlanceLanguages
internal import ParlanceText

/// Decides what each name of money means while the lexicon is built.
struct CurrencyTable {
  /// What is known of a name.
  private struct Name {
    /// The currencies that bear it, in CLDR's order.
    var codes: [CurrencyCode] = []
    var traits: CurrencyUnit.Traits = []
    /// What the pack says it means.
    var decided: CurrencyUnit?
    var isRemoved = false
  }

  private var numbers = TermNumbers()
  private var names: [Name] = []
  /// Which of the names are ISO 4217 codes.
  private var codeNumbers: [Int] = []
  private var qualifierNumbers = TermNumbers()
  private var qualifierCodes: [[CurrencyCode]] = []
  /// The groups of codes that share a name.
  private(set) var families: [[CurrencyCode]] = []
  private(set) var links: [[Lexicon.Lexeme]] = []
  private let home: CurrencyCode?
  private let shares: CurrencyShares

  /// Makes a table of CLDR's names.
  init(_ names: CurrencyNames, home: CurrencyCode?, shares: CurrencyShares) {
    self.home = home
    self.shares = shares
    let heads = CurrencyHeads(names)
    for name in names.names { add(name, names, heads) }
  }

  private mutating func add(
    _ name: CurrencyNames.Name, _ names: CurrencyNames, _ heads: CurrencyHeads
  ) {
    let whole = names.lexemes(of: name.words)
    switch name.kind {
    case .code:
      add(whole, name.code, name.traits)
      if let number = numbers.number(of: whole) { codeNumbers.append(number) }
    case .symbol where name.isShort && name.code != home:
      add(whole, name.code, [.isCode, .isUppercase])
    case .symbol:
      add(whole, name.code, name.code == home ? name.traits.union(.isPrefix) : name.traits)
    case .region: addQualifier(whole, name.code)
    case .link: links.append(Array(whole))
    case .name where name.words.count == 1: add(whole, name.code, .isName)
    case .name:
      let cut = heads.cut(name)
      add(cut.head, name.code, .isName)
      addQualifier(cut.qualifier, name.code)
    }
  }

  private mutating func add(
    _ term: ArraySlice<Lexicon.Lexeme>, _ code: CurrencyCode, _ traits: CurrencyUnit.Traits
  ) {
    guard let number = insert(term) else { return }
    if !names[number].codes.contains(code) { names[number].codes.append(code) }
    names[number].traits.formUnion(traits)
  }

  private mutating func insert(_ term: ArraySlice<Lexicon.Lexeme>) -> Int? {
    guard let number = numbers.insert(term) else { return nil }
    if number == names.count { names.append(Name()) }
    return number
  }

  private mutating func addQualifier(_ term: ArraySlice<Lexicon.Lexeme>, _ code: CurrencyCode) {
    guard let number = qualifierNumbers.insert(term) else { return }
    if number == qualifierCodes.count { qualifierCodes.append([]) }
    if !qualifierCodes[number].contains(code) { qualifierCodes[number].append(code) }
  }

  // MARK: The pack's table

  /// Reads a line: a name, and what it means.
  ///
  ///     dollars   USD?           the region's currency if CLDR gives it this name, else USD
  ///     bucks     =dollars       the same as another name
  ///     quid      GBP            one currency
  ///     fiver     GBP*5 coin     five of it, and an amount by itself
  ///     сотку     whole*100 alone  an amount by itself anywhere
  ///     cents     whole*0.01     a hundredth of the sum it follows, or of the region's currency
  ///     c         whole*0.01 glued
  ///     bani      RON*0.01 home  only where it is the region's money
  ///     kuai      CNY tenths     a digit after it is tenths: "one kuai five"
  ///     分         whole*0.01 part  only behind a larger unit, or where nothing else is said
  ///     个         whole counter    only before a half, or between a currency and a lesser unit
  ///     try       TRY upper      only in capitals
  ///     won       KRW suffix     only after its number
  ///     pound     GBP? measure   also a measure: no money before "of"
  ///     american  USD qualifier  tells a currency from others of its name
  ///     real      -              not a name of money
  mutating func add(_ row: PackTable.Row, _ reader: inout WordReader) throws(PackError) {
    let words = row.parts(of: 1)
    let term = reader.lexemes(ofPhrase: row.fields[0])
    guard let meaning = words.first, !term.isEmpty else {
      throw row.error("what '\(row.fields[0])' means is missing")
    }
    if words.dropFirst().contains("qualifier") {
      return addQualifier(term[...], try Self.code(meaning, row))
    }
    if words.dropFirst().contains("home"), !isHome(meaning) { return }
    guard let number = insert(term[...]) else { return }
    if meaning == "-" {
      names[number].isRemoved = true
      return
    }
    var unit = try unit(meaning, number, row, &reader)
    for word in words.dropFirst() { unit.traits.insert(try Self.trait(word, row)) }
    if unit.traits.contains(.isSuffix) { unit.traits.remove(.isPrefix) }
    if home.map({ unit.currency == .code($0) }) == true { unit.traits.remove(.isUppercase) }
    names[number].decided = unit
  }

  private func isHome(_ meaning: Substring) -> Bool {
    guard let home, let code = meaning.split(separator: "*").first else { return false }
    return CurrencyCode(code) == home
  }

  private mutating func unit(
    _ meaning: Substring, _ number: Int, _ row: PackTable.Row, _ reader: inout WordReader
  ) throws(PackError) -> CurrencyUnit {
    if meaning.hasPrefix("=") { return try alias(meaning.dropFirst(), row, &reader) }
    let parts = meaning.split(separator: "*", omittingEmptySubsequences: false)
    guard let factor = parts.count == 2 ? ExactNumber(digits: parts[1]) : ExactNumber(1),
      parts.count <= 2
    else {
      throw row.error("'\(meaning)' is no amount of a currency; write for instance GBP*5")
    }
    let isMark = row.fields[0].unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
    return CurrencyUnit(
      currency: try currency(parts[0], of: number, row), factor: factor,
      traits: isMark ? .isPrefix : names[number].traits.intersection(.places),
      family: family(of: number))
  }

  private func alias(
    _ other: Substring, _ row: PackTable.Row, _ reader: inout WordReader
  ) throws(PackError) -> CurrencyUnit {
    let term = reader.lexemes(ofPhrase: other)
    guard let number = numbers.number(of: term[...]), let unit = names[number].decided else {
      throw row.error("'\(other)' does not stand above this line")
    }
    return unit
  }

  private mutating func currency(
    _ name: Substring, of number: Int, _ row: PackTable.Row
  ) throws(PackError) -> CurrencyUnit.Currency {
    if name == "whole" { return .ofWhole }
    let isFamily = name.hasSuffix("?")
    let code = try Self.code(isFamily ? name.dropLast() : name, row)
    if isFamily, names[number].codes.isEmpty { names[number].codes = namesakes(of: code) }
    if isFamily, let home, names[number].codes.contains(home) { return .code(home) }
    return .code(code)
  }

  /// The currencies that share the most common name of one: of a form of the name that CLDR does not list.
  private func namesakes(of code: CurrencyCode) -> [CurrencyCode] {
    let families = names.lazy.filter { $0.traits.contains(.isName) && $0.codes.contains(code) }
    return families.map(\.codes).max { $0.count < $1.count } ?? []
  }

  private static func code(_ name: Substring, _ row: PackTable.Row) throws(PackError)
    -> CurrencyCode
  {
    guard let code = CurrencyCode(name) else {
      throw row.error("'\(name)' is no currency; write an ISO 4217 code such as USD, or whole")
    }
    return code
  }

  private static let traits: [Substring: CurrencyUnit.Traits] = [
    "alone": .isAlone, "coin": .isCoin, "colon": .hasColon, "compact": [.isPrefix, .isCompact],
    "counter": .isCounter, "glued": .isGlued, "home": [], "measure": .isMeasure, "part": .isPart,
    "prefix": .isPrefix, "single": .isSingle, "suffix": .isSuffix, "tenths": .hasTenths,
    "upper": [.isUppercase, .isPrefix],
  ]

  private static func trait(
    _ word: Substring, _ row: PackTable.Row
  ) throws(PackError) -> CurrencyUnit.Traits {
    guard let trait = traits[word] else {
      let known = traits.keys.sorted().joined(separator: ", ")
      throw row.error("'\(word)' is no trait; known are \(known), qualifier")
    }
    return trait
  }

  /// The group of currencies that share a name; -1 when at most one bears it.
  private mutating func family(of number: Int) -> Int32 {
    guard names[number].codes.count > 1 else { return -1 }
    families.append(names[number].codes)
    return Int32(families.count - 1)
  }

  // MARK: The result

  /// Visits all names whose meaning is clear, in a fixed order.
  mutating func visitUnits(_ visit: ([Lexicon.Lexeme], CurrencyUnit) -> Void) {
    for number in names.indices where !names[number].isRemoved {
      if let unit = names[number].decided ?? unambiguous(number) {
        visit(numbers.terms[number], unit)
      }
    }
  }

  /// Visits the words that tell currencies of one name apart, in a fixed order, and the currencies they tell of.
  func visitQualifiers(_ visit: ([Lexicon.Lexeme], [CurrencyCode]) -> Void) {
    for number in qualifierCodes.indices {
      visit(qualifierNumbers.terms[number], qualifierCodes[number])
    }
  }

  /// Visits the codes that are no words of the language.
  func visitCodes(_ visit: (CurrencyCode) -> Void) {
    for number in codeNumbers where !names[number].isRemoved {
      if names[number].decided?.traits.contains(.isUppercase) == true { continue }
      if let code = names[number].codes.first { visit(code) }
    }
  }

  private mutating func unambiguous(_ number: Int) -> CurrencyUnit? {
    let codes = names[number].codes
    guard
      let code = codes.count == 1
        ? codes.first : codes.first(where: { $0 == home }) ?? shares.dominant(of: codes)
    else { return nil }
    // "Kr" is only an abbreviation where it is another region's money.
    let others: CurrencyUnit.Traits = code == home ? .isUppercase : []
    return CurrencyUnit(
      currency: .code(code), factor: ExactNumber(1),
      traits: names[number].traits.subtracting(others), family: family(of: number))
  }
}
