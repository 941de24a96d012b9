internal import ParlanceLanguages
internal import ParlanceText

/// The words of dates: what CLDR calls them, and what `dates.tsv` adds.
struct DateLexicon: ~Copyable, Sendable {
  private var index = TermIndex()
  private var words: [(word: DateWord, kinds: DateWordKinds)] = []
  /// By the lexeme that phrases begin with.
  private var kinds: [DateWordKinds] = []
  /// How the language's people count days.
  private(set) var calendar = DateCalendar()
  /// From 1 for Monday to 7.
  private(set) var firstWeekday = 1
  /// Phrases that are something else as often: "may", "march", 一点.
  private var weak: Set<[Lexicon.Lexeme]> = []
  /// The most lexemes of such a phrase.
  private var longestWeak = 0

  /// Builds the table. What `dates.tsv` says of a phrase replaces what CLDR says.
  ///
  /// - Throws: ``PackError`` at a malformed line of `dates.tsv`, ``ICUFailure``.
  init(_ pack: LanguagePack, _ reader: inout WordReader) throws {
    let locale = pack.code.icuLocale
    calendar = try DateCalendar(locale: locale)
    firstWeekday = pack.settings.firstWeekday ?? calendar.firstWeekday
    var known: Set<DateNames.Name> = []
    let own = try readRows(of: pack, &reader, &known)
    let names = try DateNames(locale: locale, &reader)
    for name in names.names where !own.contains(name.lexemes) { insert(name, &known) }
    for phrase in names.weak where !own.contains(phrase) { addWeak(phrase) }
  }

  /// Reads `dates.tsv`; answers the phrases that have a meaning there.
  private mutating func readRows(
    of pack: LanguagePack, _ reader: inout WordReader, _ known: inout Set<DateNames.Name>
  ) throws(PackError) -> Set<[Lexicon.Lexeme]> {
    var own: Set<[Lexicon.Lexeme]> = []
    // Most meanings have several words.
    var words: [Substring: DateWord] = [:]
    for row in try pack.rows(of: "dates.tsv", columns: 2) {
      let lexemes = reader.lexemes(ofPhrase: row.fields[0])
      for meaning in row.parts(of: 1, separator: "|") {
        if meaning == "weak" {
          addWeak(lexemes)
        } else if meaning == "none" {
          own.insert(lexemes)
        } else if let word = words[meaning] ?? DateMeaning.word(meaning) {
          words[meaning] = word
          own.insert(lexemes)
          insert(DateNames.Name(lexemes: lexemes, word: word), &known)
        } else {
          throw row.error("'\(meaning)' is no meaning of a word in dates")
        }
      }
    }
    return own
  }

  private mutating func addWeak(_ phrase: [Lexicon.Lexeme]) {
    weak.insert(phrase)
    longestWeak = max(longestWeak, phrase.count)
  }

  /// What a phrase that begins with a lexeme can be.
  func kinds(_ lexeme: Lexicon.Lexeme) -> DateWordKinds {
    lexeme >= 0 && Int(lexeme) < kinds.count ? kinds[Int(lexeme)] : []
  }

  /// Visits the phrases that begin at a token, shortest first, each with the token after it.
  func visitPhrases(at start: Int, in tokens: [Token], _ visit: (_ phrase: Int32, Int) -> Void) {
    index.visitMatches(at: start, in: tokens) { visit($0.entry, $0.tokens.upperBound) }
  }

  /// The word of a phrase.
  subscript(phrase: Int32) -> DateWord { words[Int(phrase)].word }

  /// What the word of a phrase can be.
  func kinds(ofPhrase phrase: Int32) -> DateWordKinds { words[Int(phrase)].kinds }

  /// Whether tokens alone are too weak to be a date.
  func isWeak(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.count <= longestWeak && weak.contains(tokens.map(\.lexeme))
  }

  /// Whether a phrase of several words begins with a lexeme.
  func beginsPhrase(with lexeme: Lexicon.Lexeme) -> Bool { index.hasLonger(lexeme) }

  private mutating func insert(_ name: DateNames.Name, _ known: inout Set<DateNames.Name>) {
    guard known.insert(name).inserted else { return }
    if let either = eitherDay(name, known) { return insert(either, &known) }
    index.insert(name.lexemes, entry: Int32(words.count))
    let nameKinds = DateWordKinds(name.word)
    words.append((name.word, nameKinds))
    guard let first = name.lexemes.first.map(Int.init), first >= 0 else { return }
    if first >= kinds.count {
      kinds.append(contentsOf: repeatElement([], count: first + 64 - kinds.count))
    }
    kinds[first].formUnion(nameKinds)
  }

  /// The day before or after today that a word means which is known as the other one: कल is yesterday and tomorrow.
  private func eitherDay(
    _ name: DateNames.Name, _ known: Set<DateNames.Name>
  ) -> DateNames.Name? {
    guard case .day(let day, let upcoming) = name.word, day == upcoming, day != 0,
      known.contains(
        DateNames.Name(lexemes: name.lexemes, word: .day(latest: -day, upcoming: -day)))
    else { return nil }
    return DateNames.Name(
      lexemes: name.lexemes, word: .day(latest: -abs(day), upcoming: abs(day)))
  }
}
