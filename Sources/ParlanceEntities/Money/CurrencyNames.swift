internal import CICU
internal import ParlanceText

/// CLDR's names of the currencies in use, as lexemes.
struct CurrencyNames {
  enum Kind: UInt8 {
    case code = 0x63
    case symbol = 0x73
    case name = 0x6E
    /// The name of the currency's region.
    case region = 0x72
    /// A word between a number and any name: "20 | de | dolari".
    case link = 0x6C
  }

  struct Name {
    let code: CurrencyCode
    let kind: Kind
    /// Its words, by their places in ``words``.
    let words: Range<Int>
    let traits: CurrencyUnit.Traits
    /// One or two letters of ASCII, such as are also words and measures: "K", "kr".
    let isShort: Bool
  }

  private(set) var names: [Name] = []
  /// The lexemes of all names.
  private(set) var lexemes: [Lexicon.Lexeme] = []
  /// The lexemes of each word, by their places in ``lexemes``; in scripts without spaces a word may have several.
  private(set) var words: [Range<Int>] = []

  /// Reads the names.
  ///
  /// - Throws: ``ICUFailure`` when ICU has no currency data.
  init(locale: String, _ reader: inout WordReader) throws(ICUFailure) {
    let text = try textFromICU("ures_open", capacity: 1 << 16) { buffer, capacity, status in
      cicu_currency_names(locale, buffer, capacity, &status)
    }
    var start = 0
    for end in text.indices where text[end] == UInt8(ascii: "\n") {
      read(text.span.extracting(start..<end), &reader)
      start = end + 1
    }
  }

  /// The lexemes of a name's words, or of some of them.
  func lexemes(of words: Range<Int>) -> ArraySlice<Lexicon.Lexeme> {
    guard let first = words.first, let last = words.last else { return [] }
    return lexemes[self.words[first].lowerBound..<self.words[last].upperBound]
  }

  private mutating func read(_ line: Span<UInt8>, _ reader: inout WordReader) {
    guard line.count > 4, let kind = Kind(rawValue: line[3]),
      let code = CurrencyCode(line.extracting(0..<3))
    else { return }
    let first = words.count
    // Where a name is written with spaces, these are its only ends of words: コルナ of "チェコ コルナ" is one.
    let isSpaced = line.indices.dropFirst(4).contains { line[$0] == UInt8(ascii: " ") }
    var start = 4
    for index in 4...line.count where index == line.count || line[index] == UInt8(ascii: " ") {
      if index > start {
        readWord(line.extracting(start..<index), isWhole: isSpaced, &reader)
      }
      start = index + 1
    }
    guard words.count > first else { return }
    let name = line.extracting(4..<line.count)
    names.append(
      Name(
        code: code, kind: kind, words: first..<words.count, traits: Self.traits(kind, name),
        isShort: kind == .symbol && Self.isShort(name)))
  }

  private static func isShort(_ name: Span<UInt8>) -> Bool {
    for index in name.indices where name[index] &- 0x61 >= 26 { return false }
    return name.count < 3
  }

  private mutating func readWord(
    _ word: Span<UInt8>, isWhole: Bool, _ reader: inout WordReader
  ) {
    var start = lexemes.count
    reader.visitTokens(word) { lexeme, endsWord in
      lexemes.append(lexeme)
      if endsWord, !isWhole {
        words.append(start..<lexemes.count)
        start = lexemes.count
      }
    }
    if start < lexemes.count { words.append(start..<lexemes.count) }
  }

  /// Where a symbol or code may stand. "A$" begins like an article.
  private static func traits(_ kind: Kind, _ name: Span<UInt8>) -> CurrencyUnit.Traits {
    guard kind != .code else { return .isCode }
    guard kind == .symbol else { return [] }
    let scalars = name.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      .unicodeScalars
    let letters = scalars.prefix { $0.properties.isAlphabetic }.count
    if scalars.contains(" ") { return .isPrefix }
    if letters == scalars.count { return .isCode }
    return letters == 1 ? [.isPrefix, .isCompact] : .isPrefix
  }
}
