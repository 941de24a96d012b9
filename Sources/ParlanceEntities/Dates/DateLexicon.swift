internal import CICU
internal import ParlanceLanguages
internal import ParlanceText

/// The words of dates: months and weekdays from CLDR, the rest from `dates.tsv`.
struct DateLexicon: ~Copyable, Sendable {
  private var index = TermIndex()
  private var words: [DateWord] = []
  /// By the lexeme that phrases begin with.
  private var kinds: [DateWordKinds] = []
  /// From 1 for Monday to 7.
  private(set) var firstWeekday = 1
  /// How dates in digits are written.
  private(set) var order = DateOrder.yearFirst
  /// Words that are something else as often: "may", "march".
  private var weak: Set<Lexicon.Lexeme> = []

  /// Builds the table.
  ///
  /// - Throws: ``PackError`` at a malformed line of `dates.tsv`, ``ICUFailure``.
  init(_ pack: LanguagePack, _ reader: inout WordReader) throws {
    let locale = pack.code.icuLocale
    var status: cicu_status = 0
    order = try DateOrder(locale: locale)
    firstWeekday = pack.settings.firstWeekday ?? Int(cicu_first_weekday(locale, &status))
    try addNames(locale, &reader)
    for row in try pack.rows(of: "dates.tsv", columns: 2) {
      for meaning in row.fields[1].split(separator: "|") {
        let lexemes = reader.lexemes(ofPhrase: row.fields[0])
        if meaning == "weak" {
          weak.formUnion(lexemes)
        } else {
          insert(lexemes, try Self.word(meaning, row))
        }
      }
    }
  }

  /// What a phrase that begins with a lexeme can be.
  func kinds(_ lexeme: Lexicon.Lexeme) -> DateWordKinds {
    lexeme >= 0 && Int(lexeme) < kinds.count ? kinds[Int(lexeme)] : []
  }

  /// The longest phrase of one of some kinds from a token, and the token after it.
  func word(
    _ kinds: DateWordKinds, at start: Int, in tokens: [Token]
  ) -> (word: DateWord, end: Int)? {
    guard start < tokens.count, !self.kinds(tokens[start].lexeme).isDisjoint(with: kinds) else {
      return nil
    }
    var best: (word: DateWord, end: Int)?
    index.visitMatches(at: start, in: tokens) { match in
      let word = words[Int(match.entry)]
      if !DateWordKinds(word).isDisjoint(with: kinds) { best = (word, match.tokens.upperBound) }
    }
    return best
  }

  /// Whether a word alone is too weak to be a date.
  func isWeak(_ lexeme: Lexicon.Lexeme) -> Bool { weak.contains(lexeme) }

  /// Whether a phrase begins with a lexeme.
  func begins(with lexeme: Lexicon.Lexeme) -> Bool { index.begins(with: lexeme) }

  /// Whether a phrase that says more than how others are joined begins with a lexeme.
  func isCore(_ lexeme: Lexicon.Lexeme) -> Bool {
    !kinds(lexeme).isDisjoint(with: .cores)
  }

  /// Whether a lexeme beside a number makes it a day or a time.
  func makesTime(_ lexeme: Lexicon.Lexeme) -> Bool {
    !kinds(lexeme).isDisjoint(with: .timeMakers)
  }

  private mutating func insert(_ lexemes: [Lexicon.Lexeme], _ word: DateWord) {
    index.insert(lexemes, entry: Int32(words.count))
    words.append(word)
    guard let first = lexemes.first.map(Int.init), first >= 0 else { return }
    if first >= kinds.count {
      kinds.append(contentsOf: repeatElement([], count: first + 1 - kinds.count))
    }
    kinds[first].insert(DateWordKinds(word))
  }

  /// CLDR's months and weekdays.
  private mutating func addNames(
    _ locale: String, _ reader: inout WordReader
  ) throws(ICUFailure) {
    let text = try textFromICU("DateFormatSymbols", capacity: 1 << 10) { buffer, capacity, status in
      cicu_calendar_names(locale, buffer, capacity, &status)
    }
    let months = (1...12).map(DateWord.month)
    let weekdays = (0..<7).map { DateWord.weekday($0 == 0 ? 7 : $0) }
    let names = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (name, word) in zip(names, months + weekdays + months + weekdays) {
      insert(reader.lexemes(ofPhrase: Substring(decoding: name, as: UTF8.self)), word)
    }
  }

  // MARK: The pack's table

  /// `day -1`, `daypart -1 18:00 24:00`, `part 06:00 12:00`, `clock 12:00`, `weekday 1`, `month 9`, `unit week`,
  /// `modifier last`, `count 3`, or a joint such as `ago`; `weak` marks a word that alone is no date.
  private static func word(_ meaning: Substring, _ row: PackTable.Row) throws(PackError) -> DateWord
  {
    let parts = meaning.split(separator: " ").map(String.init)
    if parts.count == 1, let joint = joints[parts[0]] { return .joint(joint) }
    if let word = word(parts) { return word }
    throw row.error("'\(meaning)' is no meaning of a word in dates")
  }

  private static let joints = Dictionary(
    uniqueKeysWithValues: DateJoint.allCases.map { ("\($0)", $0) })

  private static func word(_ parts: [String]) -> DateWord? {
    switch (parts.first, parts.count) {
    case ("day", 2): Int(parts[1]).map(DateWord.day)
    case ("clock", 2): minutes(parts[1]).map(DateWord.clock)
    case ("weekday", 2): number(parts[1], in: 1...7).map(DateWord.weekday)
    case ("month", 2): number(parts[1], in: 1...12).map(DateWord.month)
    case ("unit", 2): DateUnit(rawValue: parts[1]).map(DateWord.unit)
    case ("modifier", 2): DateModifier(rawValue: parts[1]).map(DateWord.modifier)
    case ("count", 2): Int(parts[1]).map(DateWord.count)
    case ("part", 3): part(parts[1], parts[2]).map { DateWord.part(from: $0, to: $1) }
    case ("daypart", 4):
      Int(parts[1]).flatMap { day in
        part(parts[2], parts[3]).map { DateWord.dayPart(day: day, from: $0, to: $1) }
      }
    default: nil
    }
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func part(_ from: String, _ to: String) -> (Int, Int)? {
    guard let from = minutes(from), let to = minutes(to), from < to else { return nil }
    return (from, to)
  }

  private static func minutes(_ text: String) -> Int? {
    let fields = text.split(separator: ":").map { Int($0) }
    guard fields.count == 2, let hour = fields[0], let minute = fields[1],
      (0...24).contains(hour), (0..<60).contains(minute), hour < 24 || minute == 0
    else { return nil }
    return hour * 60 + minute
  }
}
