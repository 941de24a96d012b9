internal import CICU
internal import ParlanceLanguages
internal import ParlanceText

/// The number words of a language: learned from what CLDR's rules spell out, then what the pack adds.
struct NumberLexicon: ~Copyable, Sendable {
  /// The words.
  private(set) var terms = NumberTerms()
  /// What words written as one are made of; empty in most languages.
  private(set) var compounds = CompoundWords()
  /// Whether a digit after a magnitude counts the next lower one: 两千三.
  private(set) var countsByPosition = false
  /// Whether ten thousand is a magnitude: 万.
  private(set) var countsMyriads = false
  /// The words for "and" that are written with the next one, folded: و, ו.
  private(set) var joinedWords: [[UInt8]] = []
  /// CLDR's word for "and"; empty where it writes a mark.
  private(set) var and: [UInt8] = []
  /// The most tokens of a word for a part, such as "por ciento".
  private(set) var longestPart = 0
  /// The magnitudes of one letter.
  private(set) var letterMagnitudes: [LetterMagnitude] = []
  /// The locale's marks in numbers.
  private(set) var separators = NumberSeparators()

  /// Builds the table.
  ///
  /// - Throws: ``PackError`` at a role in `numbers.tsv` that is none, ``ICUFailure``.
  init(_ pack: LanguagePack, _ reader: inout WordReader) throws {
    let locale = pack.code.icuLocale
    separators = try NumberSeparators(locale: locale)
    let numbers = try SpelledNumbers(locale: locale, &reader)
    let learner = NumberLearner(numbers, &reader)
    terms = learner.terms
    countsByPosition = learner.countsByPosition
    countsMyriads = learner.countsMyriads
    try addAnd(locale: locale, &reader)
    joinedWords = learner.joinedWords
    let hasCompounds = numbers.hasCompounds || !joinedWords.isEmpty
    if hasCompounds { addCompounds(reader.lexicon) }
    for row in try pack.rows(of: "numbers.tsv", columns: 2) { try add(row, &reader) }
    if hasCompounds { addCompounds(reader.lexicon) }
  }

  private mutating func addCompounds(_ lexicon: borrowing Lexicon) {
    for lexeme in terms.pieces { compounds.insert(lexicon.word(lexeme).utf8, lexeme) }
  }

  /// What a lexeme does in a number by itself.
  subscript(lexeme: Lexicon.Lexeme) -> NumberWord? { terms[lexeme] }

  /// Adds the pieces of a word to a number; a word that joins what is before it may also begin a number: "and | twenty
  /// cents".
  ///
  /// - Parameter following: Answers the lexemes after the word, in which its last piece may go on.
  /// - Returns: How many pieces and lexemes after them were taken; nil when they cannot follow.
  func add(
    _ pieces: [Lexicon.Lexeme], to sum: inout NumberSum,
    following: (Int) -> Lexicon.Lexeme = { _ in -1 }
  ) -> Int? {
    var index = sum.isEmpty && pieces.count > 1 && terms[pieces[0]]?.role == .and ? 1 : 0
    while index < pieces.count {
      guard
        let (word, end) = terms.longest(
          at: index, { $0 < pieces.count ? pieces[$0] : following($0 - pieces.count) }),
        sum.take(word)
      else { return nil }
      index = end
    }
    return sum.isOpen ? nil : index
  }

  /// The compound numbers among the tokens of an utterance, by token; nothing where there are none.
  func compounds(in utterance: Utterance) -> [CompoundNumber?] {
    if compounds.isEmpty { return [] }
    var found: [CompoundNumber?] = []
    for (index, token) in utterance.tokens.enumerated() {
      guard token.kind == .word, !token.traits.contains(.isCluster), !terms.hasWord(token.lexeme),
        let compound = compound(utterance.foldedBytes[token.folded.offsets])
      else { continue }
      if found.isEmpty { found = Array(repeating: nil, count: utterance.tokens.count) }
      found[index] = compound
    }
    return found
  }

  private func compound(_ word: ArraySlice<UInt8>) -> CompoundNumber? {
    guard let pieces = compounds.pieces(of: word) else { return nil }
    var sum = NumberSum()
    if add(pieces, to: &sum) != nil, let value = sum.value {
      return CompoundNumber(pieces: pieces, word: NumberWord(.value, value))
    }
    // The first half of a term of two words, which is no number yet.
    guard let last = pieces.last, terms[last] == nil, terms.begins(with: last) else { return nil }
    return CompoundNumber(pieces: pieces, word: NumberWord(.value))
  }

  /// Whether a word is a number by itself, and not only a part of one.
  func isCore(_ lexeme: Lexicon.Lexeme) -> Bool {
    switch terms[lexeme]?.role {
    case .value, .magnitude, .fraction, .ordinal, .point, .collective, .vulgar: true
    case .gluedMagnitude, .and, .article, .inexact, .part, .of, .or, .minus, .digit, .calculation,
      .end:
      false
    case nil: terms.begins(with: lexeme)
    }
  }

  /// Whether a word counts two or more, or nothing.
  func counts(_ lexeme: Lexicon.Lexeme) -> Bool {
    guard let word = terms[lexeme], word.role == .value else { return false }
    return word.value != ExactNumber(1)
  }

  /// Whether a word that counts is also a verb.
  func isVerb(_ lexeme: Lexicon.Lexeme) -> Bool { terms[lexeme]?.isVerb == true }

  /// Whether a word can make a time of a number beside it: "the fifth", "quarter to five".
  func makesTime(_ lexeme: Lexicon.Lexeme) -> Bool {
    switch terms[lexeme]?.role {
    case .ordinal, .fraction: true
    default: false
    }
  }

  /// The word that joins a sum and its lesser part, though it may join no parts of a number: CLDR's word between the
  /// two parts of a list.
  private mutating func addAnd(locale: String, _ reader: inout WordReader) throws(ICUFailure) {
    let text = try textFromICU("ListFormatter", capacity: 32) { buffer, capacity, status in
      cicu_and(locale, buffer, capacity, &status)
    }
    let word = String(decoding: text, as: UTF8.self).drop { $0 == " " }.prefix { $0 != " " }
    guard word.unicodeScalars.allSatisfy(\.properties.isAlphabetic) else { return }
    and = Array(word.utf8)
    let lexemes = reader.lexemes(ofPhrase: word)
    if terms.word(of: lexemes[...]) == nil { terms.set(lexemes[...], NumberWord(.and)) }
  }

  // MARK: The pack's table

  private mutating func add(
    _ row: PackTable.Row, _ reader: inout WordReader
  ) throws(PackError) {
    let lexemes = reader.lexemes(ofPhrase: row.fields[0])
    let word = try Self.word(row).merged(with: terms.word(of: lexemes[...]))
    // "Neljätuhatta" as a word of its own would part "kolmekymmentäneljätuhatta" wrongly.
    if word.role == .value, compound(Array(row.fields[0].utf8)[...])?.word == word { return }
    terms.set(lexemes[...], word)
    if word.role == .part { longestPart = max(longestPart, lexemes.count) }
    if joinedWords.isEmpty, !and.isEmpty, joins(row.fields[0], word, &reader) {
      joinedWords = [and]
    }
    if word.role == .gluedMagnitude, row.fields[0].utf8.count == 1,
      let letter = row.fields[0].utf8.first
    {
      letterMagnitudes.append(LetterMagnitude(letter: letter, value: word.value))
    }
  }

  /// Whether a number is "and" and another word for it, as one word: "وخمسين".
  private func joins(
    _ surface: Substring, _ word: NumberWord, _ reader: inout WordReader
  ) -> Bool {
    guard word.value != .zero, surface.utf8.starts(with: and) else { return false }
    let rest = Substring(surface.utf8.dropFirst(and.count))
    guard let known = terms.word(of: reader.lexemes(ofPhrase: rest)[...]) else { return false }
    return known.role == word.role && known.value == word.value
  }

  /// The roles that have no value of their own.
  private static let names: [Substring: NumberWord] = [
    "and": NumberWord(.and, joint: NumberJoint()),
    "point": NumberWord(.point),
    "article": NumberWord(.article, ExactNumber(1)),
    "inexact": NumberWord(.inexact),
    "part": NumberWord(.part),
    "of": NumberWord(.of),
    "or": NumberWord(.or),
    "minus": NumberWord(.minus),
    "calculation": NumberWord(.calculation),
    "end": NumberWord(.end),
  ]

  private static let forms: [(String, NumberWord.Role)] = [
    ("glued*", .gluedMagnitude), ("of*", .collective), ("digit*", .digit), ("=", .value),
    ("*", .magnitude), ("/", .fraction), ("+", .vulgar), ("#", .ordinal),
  ]

  /// A role, and after it names of ``NumberWord/traits``.
  private static func word(_ row: PackTable.Row) throws(PackError) -> NumberWord {
    let fields = row.parts(of: 1)
    var word = try word(fields.first ?? "", row)
    for name in fields.dropFirst() {
      guard let trait = NumberWord.traits[name] else {
        let known = NumberWord.traits.keys.sorted().joined(separator: ", ")
        throw row.error("'\(name)' is no trait of a number word; known are \(known)")
      }
      word[keyPath: trait] = true
    }
    return word
  }

  /// A name of ``names``, or `=12`, `*1000`, `glued*1000`, `/0.5`, `+0.5`, `#3`, `of*2`, `digit*0`.
  private static func word(
    _ role: Substring, _ row: PackTable.Row
  ) throws(PackError) -> NumberWord {
    if let word = names[role] { return word }
    for (prefix, form) in forms where role.hasPrefix(prefix) {
      if let value = ExactNumber(digits: role.dropFirst(prefix.count)) {
        return NumberWord(form, value)
      }
    }
    throw row.error(
      "'\(role)' is no role of a number word; write \(names.keys.sorted().joined(separator: ", ")), "
        + "=12, *1000, glued*1000, /0.5, +0.5, #3, of*2 or digit*0"
    )
  }
}
