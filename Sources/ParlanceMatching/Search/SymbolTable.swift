internal import ParlanceText

/// The alphabet of the search: what the automaton can tell apart.
///
/// A word that stands in a template or has a price of its own is a symbol of its own; all others are one symbol a class, so that the search has
/// seen most symbols before. Each comes in three capitalisations. An edge kind is a symbol, too.
struct SymbolTable: Sendable {
  typealias Symbol = Int32

  /// What consuming a symbol costs, where it may be consumed at all.
  struct Entry: Sendable {
    var lexeme: Lexicon.Lexeme = -1
    var kind: Int32 = -1
    var nameStart = Cost.never.rawValue
    var nameRest = Cost.never.rawValue
    var noun = Cost.never.rawValue
    var textStart = Cost.never.rawValue
    var textRest = Cost.never.rawValue
    var skip = Cost.never.rawValue
  }

  private(set) var entries: [Entry] = []
  /// The first of a lexeme's three symbols, by lexeme.
  private var symbolOfLexeme: [Symbol]
  /// The class of a word, by lexeme.
  private let classOfLexeme: [WordClass]
  /// The symbol of the first kind of edges; the others follow by number.
  private(set) var firstKind: Symbol = 0

  init(
    lexicon: Lexicon, templateWords: [Lexicon.Lexeme], classes: WordClasses,
    weights: Weights, kindCount: Int
  ) {
    classOfLexeme = (0..<Lexicon.Lexeme(lexicon.count)).map { lexeme in
      classes[lexeme] ?? (lexicon.isCluster(lexeme) ? .piece : .common)
    }
    entries = Self.entriesOfClasses(weights)
    let prices = weights.prices(in: lexicon)
    symbolOfLexeme = Array(repeating: -1, count: lexicon.count)
    for lexeme in Self.sorted(templateWords + prices.keys, count: lexicon.count) {
      let word = Self.classOfMark(lexicon.bytes(of: lexeme).span) ?? classOfLexeme[Int(lexeme)]
      appendEntries(of: lexeme, word, prices[lexeme])
    }
    firstKind = Symbol(entries.count)
    for kind in 0..<kindCount { entries.append(Entry(kind: Int32(kind))) }
  }

  /// Each of some lexemes once, by number.
  private static func sorted(_ lexemes: [Lexicon.Lexeme], count: Int) -> [Lexicon.Lexeme] {
    var isAmong = [Bool](repeating: false, count: count)
    for lexeme in lexemes { isAmong[Int(lexeme)] = true }
    return isAmong.indices.filter { isAmong[$0] }.map(Lexicon.Lexeme.init)
  }

  private mutating func appendEntries(
    of lexeme: Lexicon.Lexeme, _ word: WordClass, _ price: WordPrice?
  ) {
    symbolOfLexeme[Int(lexeme)] = Symbol(entries.count)
    for capitals in Capitalization.allCases {
      var entry = entries[Int(Self.symbol(word, capitals))]
      entry.lexeme = lexeme
      price?.adjust(&entry)
      entries.append(entry)
    }
  }

  private static func entriesOfClasses(_ weights: Weights) -> [Entry] {
    WordClass.allCases.flatMap { word in
      Capitalization.allCases.map { entry(word, $0, weights) }
    }
  }

  private static func entry(
    _ word: WordClass, _ capitals: Capitalization, _ weights: Weights
  ) -> Entry {
    var entry = Entry()
    entry.nameStart = weights.nameStart(word, capitals).rawValue
    entry.nameRest = weights.nameRest(word, capitals).rawValue
    entry.noun = weights.noun(word).rawValue
    entry.skip = weights.skip(word).rawValue
    entry.textRest = Cost.textToken.rawValue
    switch word {
    // Free text begins with a word; the punctuation before it is left out.
    case .comma, .stop, .quote, .mark: break
    default: entry.textStart = Cost.textToken.rawValue + weights.textStart(word).rawValue
    }
    return entry
  }

  /// Whether a template has this word.
  func isGrammarWord(_ lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && Int(lexeme) < symbolOfLexeme.count && symbolOfLexeme[Int(lexeme)] >= 0
  }

  func symbol(_ lexeme: Lexicon.Lexeme, _ word: WordClass, _ capitals: Capitalization) -> Symbol {
    if lexeme >= 0, Int(lexeme) < symbolOfLexeme.count {
      let own = symbolOfLexeme[Int(lexeme)]
      if own >= 0 { return own + Symbol(capitals.rawValue) }
    }
    return Self.symbol(word, capitals)
  }

  /// The symbol of the words of a class that have none of their own.
  private static func symbol(_ word: WordClass, _ capitals: Capitalization) -> Symbol {
    Symbol(word.rawValue) * 3 + Symbol(capitals.rawValue)
  }

  /// The class of a word; nil when the lexicon has none.
  func wordClass(of lexeme: Lexicon.Lexeme) -> WordClass? {
    lexeme >= 0 && Int(lexeme) < classOfLexeme.count ? classOfLexeme[Int(lexeme)] : nil
  }

  /// The class of a token.
  func wordClass(of token: Token, in utterance: Utterance) -> WordClass {
    switch token.kind {
    case .word:
      if let known = wordClass(of: token.lexeme) { return known }
      return token.traits.contains(.isCluster) ? .piece : .unknown
    case .number: return .number
    case .symbol: return .symbol
    case .emoji: return .emoji
    case .address: return .address
    case .punctuation:
      let first = utterance.foldedBytes[Int(token.folded.lowerBound)]
      return Self.punctuation(first) ?? .mark
    }
  }

  /// The class of a template's mark, symbol or number, as ``wordClass(of:in:)`` gives it to a token; nil for a word.
  private static func classOfMark(_ text: Span<UInt8>) -> WordClass? {
    // Most are letters, as their first byte tells.
    guard !text.isEmpty, text[0] &- UInt8(ascii: "a") >= 26 else { return nil }
    let (value, length) = UTF8Bytes.scalar(at: 0, of: text)
    switch Unicode.Scalar(value)?.properties.generalCategory {
    case .decimalNumber: return .number
    case .currencySymbol, .mathSymbol, .modifierSymbol: return .symbol
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      // An ending such as 's is a word that begins with a mark.
      return text.count > length ? nil : punctuation(text[0]) ?? .mark
    default: return nil
    }
  }

  private static func punctuation(_ byte: UInt8) -> WordClass? {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): .stop
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "/"): .mark
    default: nil
    }
  }
}
