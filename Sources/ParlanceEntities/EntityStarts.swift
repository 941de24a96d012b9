internal import ParlanceText

/// Which tokens can be part of an entity, by lexeme, so that all others cost one look-up.
struct EntityStarts: ~Copyable, Sendable {
  struct Role: OptionSet {
    let rawValue: UInt16
    /// May begin an entity, but only with a core close behind: "at", "between", "a".
    static let connective = Role(rawValue: 1 << 0)
    /// A number, or an address.
    static let number = Role(rawValue: 1 << 1)
    /// Names money: without one there are no sums.
    static let money = Role(rawValue: 1 << 2)
    /// Names a day or a time.
    static let date = Role(rawValue: 1 << 3)
    /// Makes a number a day or a time: "pm", "at", "th". Without one, or a name, there are no dates.
    static let time = Role(rawValue: 1 << 4)

    /// A word of ``NumberLexicon``.
    static let numberWord = Role(rawValue: 1 << 5)
    /// Begins a name in ``CurrencyLexicon``.
    static let unit = Role(rawValue: 1 << 6)
    /// Begins a phrase in ``IntervalLexicon``.
    static let interval = Role(rawValue: 1 << 7)
    /// Begins a phrase in ``DateLexicon``.
    static let dateWord = Role(rawValue: 1 << 8)
    /// Begins one of several words, so that only the next words tell what it is in dates.
    static let datePhrase = Role(rawValue: 1 << 9)

    /// Begins a phrase in ``PeopleLexicon``.
    static let people = Role(rawValue: 1 << 10)

    /// What a word is that is made of several number words.
    static let compound: Role = [.number, .numberWord]
    static let core: Role = [.number, .money, .date, .people]
    static let words: Role = [.numberWord, .unit, .interval, .dateWord]

    init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// What phrases of dates make of the token that they begin at.
    init(_ kinds: DateWordKinds) {
      self = kinds.isEmpty ? [] : .dateWord
      if !kinds.isDisjoint(with: .cores) { insert(.date) }
      if !kinds.isDisjoint(with: .timeMakers) { insert(.time) }
    }
  }

  /// What an utterance may hold at all.
  struct Contents {
    let mayHoldMoney: Bool
    let mayHoldDates: Bool
    let mayHoldPeople: Bool
  }

  /// How far behind its first token an entity's core begins at most: "in the last three days".
  private static let reach = 4

  private var roles: [Role]
  /// Whether a full stop parts a day from its month.
  let readsDottedDays: Bool

  init(
    numbers: borrowing NumberLexicon, currencies: borrowing CurrencyLexicon,
    intervals: borrowing IntervalLexicon, dates: borrowing DateLexicon,
    people: borrowing PeopleLexicon, count: Int
  ) {
    readsDottedDays =
      dates.calendar.order == .dayFirst && numbers.separators.decimal != UInt8(ascii: ".")
    roles = (0..<count).map { index in
      let lexeme = Lexicon.Lexeme(index)
      var role: Role = []
      if numbers.isCore(lexeme) { role.insert(.number) }
      // "A" begins "A$", and "new" begins names: not these, but what such names end in says that there is money.
      if currencies.ends(with: lexeme) { role.insert(.money) }
      if numbers.terms.begins(with: lexeme) { role.insert(.numberWord) }
      if currencies.begins(with: lexeme) { role.insert(.unit) }
      if intervals.begins(with: lexeme) { role.insert(.interval) }
      role.formUnion(Role(dates.kinds(lexeme)))
      if dates.beginsPhrase(with: lexeme) { role.insert(.datePhrase) }
      if people.begins(with: lexeme) { role.insert(.people) }
      if role.isDisjoint(with: .core), !role.isDisjoint(with: .words) { role.insert(.connective) }
      if numbers.makesTime(lexeme) { role.insert(.time) }
      return role
    }
  }

  /// What an utterance may hold; nil when it holds no entity.
  func contents(of utterance: Utterance, _ roles: [Role]) -> Contents? {
    var all: Role = []
    for role in roles { all.formUnion(role) }
    guard !all.isDisjoint(with: .core) else { return nil }
    let isTime = all.contains(.number) && (all.contains(.time) || hasClock(utterance))
    return Contents(
      mayHoldMoney: all.contains(.money), mayHoldDates: all.contains(.date) || isTime,
      mayHoldPeople: all.contains(.people))
  }

  /// `17:30`, `2026-03-03` and `15.03.2026` are dates without a word that says so.
  private func hasClock(_ utterance: Utterance) -> Bool {
    utterance.tokens.contains { token in
      let text = utterance.foldedBytes[Int(token.folded.lowerBound)..<Int(token.folded.upperBound)]
      switch token.kind {
      case .punctuation: return text.first.map { Self.clockMarks.contains($0) } == true
      case .number: return hasDots(text)
      case .word, .symbol, .emoji, .address: return false
      }
    }
  }

  /// Whether a number is a date in digits: `15.03.2026`, and `15.03` where that is no decimal.
  private func hasDots(_ number: ArraySlice<UInt8>) -> Bool {
    guard let first = number.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return readsDottedDays || number[(first + 1)...].contains(UInt8(ascii: "."))
  }

  private static let clockMarks: [UInt8] = [
    UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "/"),
  ]

  /// Visits the tokens at which an entity may begin.
  func visit(_ source: EntitySource, _ body: (Int) -> Void) {
    for start in source.tokens.indices {
      let role = source.role(start)
      if role.isEmpty { continue }
      if !role.isDisjoint(with: .core) || hasCore(after: start, in: source) { body(start) }
    }
  }

  private func hasCore(after start: Int, in source: EntitySource) -> Bool {
    for index in (start + 1)..<min(start + 1 + Self.reach, source.tokens.count)
    where !source.role(index).isDisjoint(with: .core) {
      return true
    }
    return false
  }

  /// What a token can be, as far as it alone tells.
  func role(_ token: Token) -> Role {
    switch token.kind {
    case .number, .address: return .number
    case .symbol, .punctuation, .word, .emoji:
      if token.lexeme >= 0, Int(token.lexeme) < roles.count, !roles[Int(token.lexeme)].isEmpty {
        return roles[Int(token.lexeme)]
      }
      // A plus sign or a bracket may begin a phone number.
      return token.kind == .symbol || token.kind == .punctuation ? .connective : []
    }
  }
}
