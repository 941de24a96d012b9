internal import CICU
internal import ParlanceLanguages
internal import ParlanceText

/// The number words of a language by lexeme: spelled out by ICU and read in reverse, then what the pack adds.
struct NumberLexicon: ~Copyable, Sendable {
  private var words: [NumberWord?] = []
  /// The magnitudes of one letter.
  private(set) var letterMagnitudes: [LetterMagnitude] = []
  /// The locale's separators, one byte each; 0 where it has none in ASCII.
  let decimalSeparator: UInt8
  let groupingSeparator: UInt8

  /// Builds the table.
  ///
  /// - Throws: ``PackError`` at a role in `numbers.tsv` that is none, ``ICUError``.
  init(_ pack: LanguagePack, _ words: inout WordReader) throws {
    let locale = pack.code.icuLocale
    (decimalSeparator, groupingSeparator) = Self.separators(locale)
    try addSpelledOut(locale, &words)
    for row in try pack.rows(of: "numbers.tsv", columns: 2) { try add(row, &words) }
  }

  subscript(lexeme: Lexicon.Lexeme) -> NumberWord? {
    lexeme >= 0 && Int(lexeme) < words.count ? words[Int(lexeme)] : nil
  }

  /// Whether a word is a number by itself, and not only a part of one.
  func isCore(_ lexeme: Lexicon.Lexeme) -> Bool {
    switch self[lexeme]?.role {
    case .unit, .ten, .hundred, .magnitude, .fraction, .ordinal, .point, .collective, .vulgar: true
    case .gluedMagnitude, .and, .article, .inexact, .part, .of, .or, .minus, .digit, .calculation,
      nil:
      false
    }
  }

  /// Whether a word can make a time of a number beside it: "the fifth", "quarter to five".
  func makesTime(_ lexeme: Lexicon.Lexeme) -> Bool {
    switch self[lexeme]?.role {
    case .ordinal, .fraction: true
    default: false
    }
  }

  // MARK: ICU's rules

  private mutating func addSpelledOut(_ locale: String, _ reader: inout WordReader) throws {
    for value in Int64(0)...19 { try add(value, .unit, locale, &reader) }
    for value in stride(from: Int64(20), through: 90, by: 10) {
      try add(value, .ten, locale, &reader)
    }
    try addMagnitude(100, .hundred, locale, &reader)
    for exponent in [3, 6, 9, 12] {
      let value = (0..<exponent).reduce(Int64(1)) { product, _ in product * 10 }
      try addMagnitude(value, .magnitude, locale, &reader)
    }
  }

  private mutating func add(
    _ value: Int64, _ role: NumberWord.Role, _ locale: String, _ reader: inout WordReader
  ) throws {
    let lexemes = try spelled(value, locale, &reader)
    if lexemes.count == 1 { set(lexemes[0], NumberWord(role: role, value: ExactNumber(value))) }
  }

  /// The last word of "one hundred", "one million".
  private mutating func addMagnitude(
    _ value: Int64, _ role: NumberWord.Role, _ locale: String, _ reader: inout WordReader
  ) throws {
    if let last = try spelled(value, locale, &reader).last {
      set(last, NumberWord(role: role, value: ExactNumber(value)))
    }
  }

  private func spelled(
    _ value: Int64, _ locale: String, _ reader: inout WordReader
  ) throws -> [Lexicon.Lexeme] {
    var status: cicu_status = 0
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer -> String in
      guard let start = buffer.baseAddress else { return "" }
      let count = cicu_spell_out(locale, value, start, Int32(buffer.count), &status)
      return count < buffer.count ? String(cString: start) : ""
    }
    guard status <= 0 else { throw ICUFailure(call: "unum_formatInt64", status: status) }
    // Rules mark syllables by soft hyphens and word ends by zero-width spaces, which nobody types.
    let typed = text.unicodeScalars.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }
    return reader.lexemes(ofPhrase: Substring(String(String.UnicodeScalarView(typed))))
  }

  private static func separators(_ locale: String) -> (UInt8, UInt8) {
    var status: cicu_status = 0
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      guard let start = buffer.baseAddress else { return (UInt8(ascii: "."), UInt8(ascii: ",")) }
      cicu_separators(locale, start, start + 8, &status)
      return (UInt8(bitPattern: start[0]), UInt8(bitPattern: start[8]))
    }
  }

  // MARK: The pack's table

  private mutating func add(_ row: PackTable.Row, _ reader: inout WordReader) throws {
    let lexemes = reader.lexemes(ofPhrase: row.fields[0])
    guard lexemes.count == 1 else {
      throw row.error("'\(row.fields[0])' is to be one word")
    }
    let word = try Self.word(row)
    set(lexemes[0], word)
    if word.role == .gluedMagnitude, row.fields[0].utf8.count == 1,
      let letter = row.fields[0].utf8.first
    {
      letterMagnitudes.append(LetterMagnitude(letter: letter, value: word.value))
    }
  }

  /// The roles that have no value of their own.
  private static let names: [Substring: NumberWord] = [
    "and": NumberWord(role: .and, value: .zero),
    "point": NumberWord(role: .point, value: .zero),
    "article": NumberWord(role: .article, value: ExactNumber(1)),
    "inexact": NumberWord(role: .inexact, value: .zero),
    "part": NumberWord(role: .part, value: .zero),
    "of": NumberWord(role: .of, value: .zero),
    "or": NumberWord(role: .or, value: .zero),
    "minus": NumberWord(role: .minus, value: .zero),
    "calculation": NumberWord(role: .calculation, value: .zero),
  ]

  /// A name of ``names``, or `=12`, `*1000`, `glued*1000`, `/0.5`, `+0.5`, `#3`, `of*2`, `digit*0`.
  private static func word(_ row: PackTable.Row) throws -> NumberWord {
    let role = row.fields[1]
    if let word = names[role] { return word }
    let forms: [(String, NumberWord.Role)] = [
      ("glued*", .gluedMagnitude), ("of*", .collective), ("digit*", .digit), ("=", .unit),
      ("*", .magnitude), ("/", .fraction), ("+", .vulgar), ("#", .ordinal),
    ]
    for (prefix, form) in forms where role.hasPrefix(prefix) {
      if let value = ExactNumber(digits: role.dropFirst(prefix.count)) {
        return NumberWord(role: form, value: value)
      }
    }
    throw row.error(
      "'\(role)' is no role of a number word; write \(names.keys.sorted().joined(separator: ", ")), "
        + "=12, *1000, glued*1000, /0.5, +0.5, #3, of*2 or digit*0"
    )
  }

  private mutating func set(_ lexeme: Lexicon.Lexeme, _ word: NumberWord) {
    if Int(lexeme) >= words.count {
      words.append(contentsOf: repeatElement(nil, count: Int(lexeme) + 1 - words.count))
    }
    words[Int(lexeme)] = word
  }
}
