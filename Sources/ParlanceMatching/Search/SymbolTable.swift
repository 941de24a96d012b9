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
  private let symbolOfLexeme: [Symbol]
  /// The class of a word, by lexeme.
  private let classOfLexeme: [WordClass]
  private let firstKind: Symbol

  init(
    lexicon: Lexicon, ownWords: Set<Lexicon.Lexeme>, classes: WordClasses,
    weights: Weights, kindCount: Int
  ) {
    let words = (0..<lexicon.count).map { lexeme in
      classes[Lexicon.Lexeme(lexeme)]
        ?? (lexicon.isCluster(Lexicon.Lexeme(lexeme)) ? .piece : .common)
    }
    var symbols = [Symbol](repeating: -1, count: lexicon.count)
    for word in WordClass.allCases {
      for capitals in Capitalization.allCases {
        entries.append(Self.entry(word, capitals, weights))
      }
    }
    for lexeme in ownWords.sorted() {
      symbols[Int(lexeme)] = Symbol(entries.count)
      let text = lexicon.word(lexeme)
      let word = Self.classOfMark(text) ?? words[Int(lexeme)]
      let own = weights.price(of: text)
      for capitals in Capitalization.allCases {
        var entry = Self.entry(word, capitals, weights)
        entry.lexeme = lexeme
        own.adjust(&entry)
        entries.append(entry)
      }
    }
    firstKind = Symbol(entries.count)
    for kind in 0..<kindCount { entries.append(Entry(kind: Int32(kind))) }
    symbolOfLexeme = symbols
    classOfLexeme = words
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

  func symbol(ofKind kind: Int32) -> Symbol { firstKind + kind }

  /// Whether a template has this word.
  func isGrammarWord(_ lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && Int(lexeme) < symbolOfLexeme.count && symbolOfLexeme[Int(lexeme)] >= 0
  }

  func symbol(_ lexeme: Lexicon.Lexeme, _ word: WordClass, _ capitals: Capitalization) -> Symbol {
    if lexeme >= 0, Int(lexeme) < symbolOfLexeme.count {
      let own = symbolOfLexeme[Int(lexeme)]
      if own >= 0 { return own + Symbol(capitals.rawValue) }
    }
    return Symbol(word.rawValue) * 3 + Symbol(capitals.rawValue)
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
  private static func classOfMark(_ text: String) -> WordClass? {
    guard let first = text.unicodeScalars.first else { return nil }
    switch first.properties.generalCategory {
    case .decimalNumber: return .number
    case .currencySymbol, .mathSymbol, .modifierSymbol: return .symbol
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      // An ending such as 's is a word that begins with a mark.
      return text.unicodeScalars.count > 1 ? nil : punctuation(text.utf8[text.startIndex]) ?? .mark
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
