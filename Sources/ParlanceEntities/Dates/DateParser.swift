internal import ParlanceText

/// Reads the dates and ranges that begin at a token.
///
/// Grammar, over the words of ``DateLexicon``; of all readings from a token the longest holds:
///
///     range    = (since|after|before) point | point (since|after|before, postposed)
///              | between point and point | [from] point to point | point since point before (postposed)
///              | since length | day (between|from) times | [on|at|in] point
///     point    = relative | period | day [part] [[at] time] | time [[on] day] | day part | month
///     relative = length (ago|hence) | (ago|in|hence) length
///     period   = [the] (modifier [count] | count modifier) unit | unit modifier (postposed) | "last week"
///     day      = "yesterday" | [modifier] weekday [modifier] | weekday [of] week | week [of] weekday
///              | weekday [","] date | date
///     date     = month day [year] | day [of] month [year] | year month day | day alone | ISO 8601
///              | digits "/" digits ["/" year]
///     time     = clock | (am|pm|part) time | hour [[":"] minutes] (am|pm|o'clock|part) | half hour
///              | minutes (past|short) hour | hour (and|less) minutes
struct DateParser {
  /// A date and the tokens it is made of.
  struct Match {
    let tokens: Range<Int>
    let reading: DateReading
    /// Whether it may well be something else.
    let isWeak: Bool
  }

  /// A part of a date and the token after it.
  struct Part<Value> {
    let value: Value
    var end: Int
    /// Whether it may well be something else: "le 15".
    var isWeak = false

    func map<Other>(_ transform: (Value) -> Other) -> Part<Other> {
      Part<Other>(value: transform(value), end: end, isWeak: isWeak)
    }
  }

  let source: EntitySource
  let tokens: DateTokens
  let reference: ReferenceDate

  init(_ tokens: DateTokens, at reference: ReferenceDate) {
    self.tokens = tokens
    self.reference = reference
    source = tokens.source
  }

  /// The longest date from a token; nil when there is none.
  func match(at start: Int) -> Match? {
    guard mayBegin(at: start), let part = range(at: start) else { return nil }
    let core = skipping(.the, at: start)
    let isWeak =
      part.isWeak
      || core < part.end && source.tables.dates.isWeak(source.tokens[core..<part.end])
    return Match(tokens: start..<part.end, reading: part.value, isWeak: isWeak)
  }

  /// Whether a word of dates stands at a token, with something to join where it only joins, or behind the number there.
  private func mayBegin(at start: Int) -> Bool {
    if !tokens.kinds(at: start).isEmpty {
      let next = tokens.skippingJoints(at: start)
      return !tokens.kinds(at: next).isEmpty || mayBeNumber(next)
    }
    guard mayBeNumber(start) else { return false }
    guard let count = count(at: start) else { return true }
    return !tokens.kinds(at: count.end).isEmpty || isMark(at: count.end)
      || source.tables.numbers.makesTime(source.lexeme(count.end))
      || bareMinutes(at: count.end).map { !tokens.kinds(at: $0.end).isEmpty } ?? false
  }

  /// Whether a mark stands at a token that parts the fields of dates and times.
  private func isMark(at index: Int) -> Bool {
    guard index < source.tokens.count, source.tokens[index].kind == .punctuation else {
      return false
    }
    return source.isMark(index, ":") || source.isMark(index, "-") || source.isMark(index, "/")
  }

  // MARK: Words

  /// The longest phrase of one of some kinds at a token.
  func word(_ kinds: DateWordKinds, at start: Int) -> (word: DateWord, end: Int)? {
    tokens.word(kinds, at: start)
  }

  /// The end of one of some joints at a token.
  func joint(_ joints: DateWordKinds, at start: Int) -> Int? {
    tokens.word(joints, at: start)?.end
  }

  /// Past a joint where it stands, else where it would.
  func skipping(_ joints: DateWordKinds, at start: Int) -> Int {
    joint(joints, at: start) ?? start
  }

  /// Past up to two joints.
  func skippingTwo(_ joints: DateWordKinds, at start: Int) -> Int {
    skipping(joints, at: skipping(joints, at: start))
  }

  /// A small whole number in digits or words.
  func count(at start: Int) -> Part<Int>? {
    tokens.count(at: start).map { Part(value: $0.value, end: $0.end) }
  }

  /// Whether a token may be a number or of one.
  func mayBeNumber(_ start: Int) -> Bool {
    !source.role(start).isDisjoint(with: [.number, .numberWord])
  }

  /// Whether what follows a number alone is a word that it may count.
  func isCounting(before end: Int) -> Bool {
    guard end < source.tokens.count else { return false }
    switch source.tokens[end].kind {
    case .word: return tokens.kinds(at: end).isEmpty
    case .number, .symbol: return true
    case .punctuation, .emoji, .address: return false
    }
  }

  /// The longest of some readings, the first of those that are equally long.
  func longest<Value>(_ first: Part<Value>?, _ second: @autoclosure () -> Part<Value>?) -> Part<
    Value
  >? {
    guard let first else { return second() }
    guard let second = second(), second.end > first.end else { return first }
    return second
  }
}
