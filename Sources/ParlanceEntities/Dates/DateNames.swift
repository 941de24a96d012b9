internal import CICU
internal import ParlanceText

/// What CLDR calls days, months and lengths of time, and how it puts them before and after today.
struct DateNames {
  /// A phrase and what it means.
  struct Name: Hashable {
    let lexemes: [Lexicon.Lexeme]
    let word: DateWord
  }

  private(set) var names: [Name] = []
  /// Abbreviations that are words as well: "so", "jan", "ara".
  private(set) var weak: [[Lexicon.Lexeme]] = []
  private var reader: WordReader
  /// Whether words that join a length to today mean the past.
  private var tenses: [[Lexicon.Lexeme]: Bool] = [:]

  /// Reads a locale's names.
  ///
  /// - Throws: ``ICUFailure``.
  init(locale: String, _ reader: inout WordReader) throws(ICUFailure) {
    let text = try textFromICU("ures_open", capacity: 1 << 14) { buffer, capacity, status in
      cicu_date_words(locale, buffer, capacity, &status)
    }
    self.reader = reader
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"))
      let meaning = fields[0].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      if meaning[0] == "pattern", fields.count == 3 {
        learn(meaning, past: fields[1], future: fields[2])
      } else if fields.count == 2, let word = Self.word(meaning) {
        add(word, fields[1], isShort: meaning.last == "short")
      }
    }
    reader = self.reader
  }

  private static func word(_ meaning: [String]) -> DateWord? {
    if meaning.count == 3 { return relative(meaning[1], meaning[2]) }
    switch meaning[0] {
    case "am": return .joint(.am)
    case "pm": return .joint(.pm)
    case let name where name.hasPrefix("m"): return Int(name.dropFirst()).map(DateWord.month)
    case let name: return Int(name.dropFirst()).map(DateWord.weekday)
    }
  }

  private static func relative(_ unit: String, _ shift: String) -> DateWord? {
    guard let unit = DateUnit(rawValue: unit), let shift = Int(shift) else { return nil }
    return unit == .day ? .day(latest: shift, upcoming: shift) : .period(unit, shift)
  }

  /// So few letters make an abbreviation a word as often.
  private static let mostWeakLetters = 3

  private mutating func add(_ word: DateWord, _ name: ArraySlice<UInt8>, isShort: Bool) {
    let lexemes = lexemes(name)
    // 金 is Friday only in a calendar.
    if case .weekday = word, lexemes.count == 1, reader.lexicon.isCluster(lexemes[0]) { return }
    add(lexemes, word)
    if isShort, lexemes.count == 1, reader.lexicon.word(lexemes[0]).count <= Self.mostWeakLetters {
      weak.append(lexemes)
    }
    if case .month(let month) = word { learnMonthNumber(lexemes, month) }
  }

  private mutating func add(_ lexemes: some Sequence<Lexicon.Lexeme>, _ word: DateWord) {
    let lexemes = Array(lexemes)
    // A sign or a single letter stands for too much else.
    guard !lexemes.isEmpty, lexemes.count > 1 || !isShort(lexemes[0]) else { return }
    names.append(Name(lexemes: lexemes, word: word))
  }

  private func isShort(_ lexeme: Lexicon.Lexeme) -> Bool {
    let bytes = reader.lexicon.bytes(of: lexeme)
    return bytes.count == 1
  }

  private mutating func lexemes(_ name: ArraySlice<UInt8>) -> [Lexicon.Lexeme] {
    reader.lexemes(ofPhrase: Substring(decoding: name, as: UTF8.self))
  }

  /// What makes a number a month: the 月 of "3月".
  private mutating func learnMonthNumber(_ lexemes: [Lexicon.Lexeme], _ month: Int) {
    guard let first = lexemes.first, lexemes.count > 1, reader.lexicon.word(first) == String(month)
    else { return }
    add(lexemes.dropFirst(), .joint(.monthNumber))
  }

  // MARK: Patterns

  /// `pattern day one`, "{0} day ago", "in {0} day".
  private mutating func learn(
    _ meaning: [String], past: ArraySlice<UInt8>, future: ArraySlice<UInt8>
  ) {
    guard let unit = DateUnit(rawValue: meaning[1]) else { return }
    if let past = sides(past), let future = sides(future) {
      learn(unit, past, future)
    } else if let count = ["one": 1, "two": 2][meaning[2]] {
      learnLength(unit, count, lexemes(past), lexemes(future))
    }
  }

  /// What stands before and after the number.
  private typealias Sides = (before: [Lexicon.Lexeme], after: [Lexicon.Lexeme])

  private mutating func sides(_ pattern: ArraySlice<UInt8>) -> Sides? {
    guard let open = pattern.firstIndex(of: UInt8(ascii: "{")),
      let close = pattern.firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    return (lexemes(pattern[..<open]), lexemes(pattern[(close + 1)...]))
  }

  /// What both tenses have behind the number is the unit, and what only one has joins it.
  private mutating func learn(_ unit: DateUnit, _ past: Sides, _ future: Sides) {
    let common = zip(past.after, future.after).prefix { $0 == $1 }.count
    learn(unit, past, unitLength: common, leading: .ago, trailing: .ago)
    learn(unit, future, unitLength: common, leading: .in, trailing: .hence)
  }

  private mutating func learn(
    _ unit: DateUnit, _ sides: Sides, unitLength: Int, leading: DateJoint, trailing: DateJoint
  ) {
    // Where the unit itself differs the last word joins it: "päivä sitten", "päivän päästä".
    let length = unitLength > 0 ? unitLength : sides.after.count - 1
    guard length > 0 else { return }
    learnUnit(unit, sides.after.prefix(length))
    if sides.after.count > length {
      addJoint(Array(sides.after.dropFirst(length)), trailing)
    } else {
      addJoint(sides.before, leading)
    }
  }

  /// Only in the tense in which it is found first: CLDR's short forms have slips.
  private mutating func addJoint(_ lexemes: [Lexicon.Lexeme], _ joint: DateJoint) {
    let isPast = joint == .ago
    guard tenses[lexemes, default: isPast] == isPast else { return }
    tenses[lexemes] = isPast
    add(lexemes, .joint(joint))
  }

  /// A unit's name, and an abbreviation also without its full stop.
  private mutating func learnUnit(_ unit: DateUnit, _ name: ArraySlice<Lexicon.Lexeme>) {
    add(name, .unit(unit))
    if let last = name.last, reader.lexicon.word(last) == "." { add(name.dropLast(), .unit(unit)) }
  }

  /// A length in one word: the end that both tenses share.
  private mutating func learnLength(
    _ unit: DateUnit, _ count: Int, _ past: [Lexicon.Lexeme], _ future: [Lexicon.Lexeme]
  ) {
    let common = zip(past.reversed(), future.reversed()).prefix { $0 == $1 }.count
    guard common < past.count, common < future.count else { return }
    add(past.suffix(common), .length(unit, count))
  }
}
