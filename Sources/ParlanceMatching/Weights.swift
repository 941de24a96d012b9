package import ParlanceLanguages
internal import ParlanceText

/// The costs of a language, from its `weights.json`.
package struct Weights: Sendable {
  /// The search keeps differences of costs in 16 bits.
  static let maximumThreshold = Cost(units: 30)
  /// A match that costs more is no match.
  package private(set) var threshold = Cost(units: 5)
  /// A template's word with one letter wrong.
  package private(set) var typo = Cost(units: 2)
  /// A template's word without its accents, or with others, where that is a word, too.
  package private(set) var accent = Cost(units: 0.1)
  /// The cost at which one interpretation in two is right.
  package private(set) var evenCost = 6.0
  /// How many units of cost turn certainty into doubt.
  package private(set) var costScale = 1.0
  /// How many units between two intents leave little doubt which is meant.
  package private(set) var rivalScale = 0.4
  private var nameStart: [Cost]
  private var nameRest: [Cost]
  private var nouns: [Cost]
  private var texts: [Cost]
  private var skips: [Cost]
  /// What it costs to leave out certain words, or to begin free text with them.
  private var skippedWords: [String: Cost] = [:]
  private var textStarts: [String: Cost] = [:]
  /// What it costs to go on with free text over words that more likely lead out of it: "using".
  private var textWords: [String: Cost] = [:]

  /// Weights under which nothing but the templates' own words matches.
  package init() {
    nameStart = Array(repeating: .never, count: WordClass.allCases.count * 3)
    nameRest = nameStart
    nouns = Array(repeating: .never, count: WordClass.allCases.count)
    texts = Array(repeating: .zero, count: WordClass.allCases.count)
    skips = Array(repeating: .never, count: WordClass.allCases.count)
  }

  /// Reads the `weights.json` files of a pack; the most specific layer that sets a weight wins.
  ///
  /// - Throws: ``PackError`` naming an unknown class or key, or a cost that is no number.
  package init(_ files: [PackFile]) throws(PackError) {
    self.init()
    for file in files.reversed() { try read(JSONDocument(file)) }
  }

  func nameStart(_ word: WordClass, _ capitals: Capitalization) -> Cost {
    nameStart[Int(word.rawValue) * 3 + Int(capitals.rawValue)]
  }

  func nameRest(_ word: WordClass, _ capitals: Capitalization) -> Cost {
    nameRest[Int(word.rawValue) * 3 + Int(capitals.rawValue)]
  }

  /// The words that have a price of their own, as far as a lexicon knows them.
  func prices(in lexicon: Lexicon) -> [Lexicon.Lexeme: WordPrice] {
    var prices: [Lexicon.Lexeme: WordPrice] = [:]
    for word in [skippedWords, textWords, textStarts].flatMap(\.keys) {
      let lexeme = lexicon.lexeme(of: word)
      if lexeme >= 0 { prices[lexeme] = price(of: word) }
    }
    return prices
  }

  /// What a word costs beyond its class.
  func price(of word: String) -> WordPrice {
    WordPrice(skip: skippedWords[word], textStart: textStarts[word], textRest: textWords[word])
  }

  func noun(_ word: WordClass) -> Cost { nouns[Int(word.rawValue)] }

  /// What it costs to begin free text with a word of a class.
  func textStart(_ word: WordClass) -> Cost { texts[Int(word.rawValue)] }

  func skip(_ word: WordClass) -> Cost { skips[Int(word.rawValue)] }

  private mutating func read(_ json: JSONDocument) throws(PackError) {
    try json.requireKeys([
      "threshold", "typo", "accent", "evenCost", "costScale", "rivalScale", "nameStart", "nameRest",
      "noun",
      "text",
      "skip", "skipWord",
      "textStart", "textWord",
    ])
    if let units = try json.number("threshold") {
      guard (0...Self.maximumThreshold.units).contains(units) else {
        throw json.fault(
          "\"threshold\" is to be from 0 to \(Int(Self.maximumThreshold.units))", at: "threshold")
      }
      threshold = Cost(units: units)
    }
    if let units = try json.number("typo") { typo = try cost(units, json, "typo") }
    if let units = try json.number("accent") { accent = try cost(units, json, "accent") }
    evenCost = try units("evenCost", json, from: 0) ?? evenCost
    costScale = try units("costScale", json, from: Self.minimumScale) ?? costScale
    rivalScale = try units("rivalScale", json, from: Self.minimumScale) ?? rivalScale
    try readNames(json, "nameStart", into: &nameStart)
    try readNames(json, "nameRest", into: &nameRest)
    try readClasses(json, "noun", into: &nouns)
    try readClasses(json, "text", into: &texts)
    try readClasses(json, "skip", into: &skips)
    try readWords(json, "skipWord", into: &skippedWords)
    try readWords(json, "textStart", into: &textStarts)
    try readWords(json, "textWord", into: &textWords)
  }

  /// What is divided by is not zero, nor so little that what comes of it is no number.
  private static let minimumScale = 0.001

  private func units(
    _ key: String, _ json: JSONDocument, from minimum: Double
  ) throws(PackError) -> Double? {
    guard let units = try json.number(key) else { return nil }
    guard (minimum..<100).contains(units) else {
      let least = minimum == 0 ? "0" : "\(minimum)"
      throw json.fault("\"\(key)\" is to be from \(least) to less than 100", at: key)
    }
    return units
  }

  /// Three costs a class: where capitals say nothing, with a capital, without one.
  private func readClass(_ name: String, _ json: JSONDocument) throws(PackError) -> WordClass {
    if let word = WordClass.byName[name] { return word }
    let known = WordClass.byName.keys
    throw json.fault("unknown class of words '\(name)'" + PhraseCatalog.hint(name, known), at: name)
  }

  private func readNames(
    _ json: JSONDocument, _ key: String, into costs: inout [Cost]
  ) throws(PackError) {
    guard let classes = try json.object(key) else { return }
    for name in classes.keys {
      let word = try readClass(name, classes)
      let values = try classes.numbers(name) ?? []
      guard values.count == 3 else {
        throw classes.fault(
          "\"\(name)\" is to be three costs: neutral, with a capital, without", at: name)
      }
      for (index, units) in values.enumerated() {
        costs[Int(word.rawValue) * 3 + index] = try cost(units, classes, name)
      }
    }
  }

  private func readClasses(
    _ json: JSONDocument, _ key: String, into costs: inout [Cost]
  ) throws(PackError) {
    guard let classes = try json.object(key) else { return }
    for name in classes.keys {
      let word = try readClass(name, classes)
      costs[Int(word.rawValue)] = try cost(classes.number(name) ?? -1, classes, name)
    }
  }

  private func readWords(
    _ json: JSONDocument, _ key: String, into costs: inout [String: Cost]
  ) throws(PackError) {
    guard let words = try json.object(key) else { return }
    for word in words.keys { costs[word] = try cost(words.number(word) ?? -1, words, word) }
  }

  /// Negative stands for never.
  private func cost(_ units: Double, _ json: JSONDocument, _ key: String) throws(PackError) -> Cost
  {
    guard units < 100 else { throw json.fault("a cost is less than 100", at: key) }
    return units < 0 ? .never : Cost(units: units)
  }
}
