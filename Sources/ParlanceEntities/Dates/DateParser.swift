internal import ParlanceText

/// Reads the dates and ranges that begin at a token.
///
/// Grammar, over the words of ``DateLexicon``:
///
///     range   = (since|after) point | before point | between point and point | [from] point to point
///             | [on|at|in] point
///     point   = day [[at] time] | day part | part of day | time [[on] day] | relative | period
///     day     = "yesterday" | [modifier] weekday | month day [year] | [the] day [of] month [year] | ISO 8601
///             | digits "/" digits ["/" year]
///     time    = clock | hour [":" minute] (am|pm|"o'clock"|"in the" part) | at hour | hour ":" minute
///             | minutes (past|to) hour
///     relative = length (ago|hence) | in length
///     period  = [in] [the] modifier [count] unit | month [year]
struct DateParser {
  /// A date and the tokens it is made of.
  struct Match {
    let tokens: Range<Int>
    let reading: DateReading
    /// Whether it is one word that is something else as often.
    let isWeak: Bool
  }

  /// A part of a date and the token after it.
  struct Part<Value> {
    let value: Value
    let end: Int
  }

  let source: EntitySource
  let reference: ReferenceDate

  /// The longest date from a token; nil when there is none.
  func match(at start: Int) -> Match? {
    guard mayBegin(at: start), let part = range(at: start) else { return nil }
    let isWeak = part.end == start + 1 && source.tables.dates.isWeak(source.tokens[start].lexeme)
    return Match(tokens: start..<part.end, reading: part.value, isWeak: isWeak)
  }

  private func mayBegin(at start: Int) -> Bool {
    !source.role(start).isDisjoint(with: [.number, .numberWord, .dateWord])
  }

  // MARK: Words

  /// The longest phrase of one of some kinds at a token.
  func word(_ kinds: DateWordKinds, at start: Int) -> (word: DateWord, end: Int)? {
    source.tables.dates.word(kinds, at: start, in: source.tokens)
  }

  /// The end of one of some joints at a token.
  func joint(_ joints: DateWordKinds, at start: Int) -> Int? {
    word(joints, at: start)?.end
  }

  /// Past a joint where it stands, else where it would.
  func skipping(_ joints: DateWordKinds, at start: Int) -> Int {
    joint(joints, at: start) ?? start
  }

  /// A small whole number in digits or words.
  func count(at start: Int) -> Part<Int>? {
    if let (word, end) = word(.count, at: skippingArticle(start)), case .count(let count) = word {
      return Part(value: count, end: end)
    }
    guard start < source.tokens.count,
      let number = source.number(at: start),
      let whole = number.value.whole, whole >= 0, whole < 10_000
    else { return article(at: start) }
    return Part(value: Int(whole), end: number.tokens.upperBound)
  }

  private func article(at start: Int) -> Part<Int>? {
    skippingArticle(start) > start ? Part(value: 1, end: start + 1) : nil
  }

  private func skippingArticle(_ start: Int) -> Int {
    source.isArticle(start) ? start + 1 : start
  }

  // MARK: Ranges

  private func range(at start: Int) -> Part<DateReading>? {
    if let next = joint(.since, at: start), let point = point(at: next) {
      let past = DateComponentsRange(start: point.value.latest.start, end: nil)
      return Part(value: DateReading(past), end: point.end)
    }
    if let next = joint(.after, at: start), let point = point(at: next) {
      return Part(
        value: point.value.map { DateComponentsRange(start: $0.start, end: nil) }, end: point.end)
    }
    if let next = joint(.before, at: start), let point = point(at: next) {
      return Part(
        value: point.value.map { DateComponentsRange(start: nil, end: $0.start) }, end: point.end)
    }
    if let next = joint(.between, at: start), let span = span(at: next, joinedBy: .and) {
      return span
    }
    if let next = joint(.from, at: start), let span = span(at: next, joinedBy: .to) { return span }
    if let relative = ahead(at: start) ?? bareSpan(at: start) { return relative }
    let next = skipping([.on, .at, .in], at: start)
    return point(at: next) ?? (next > start ? bareHour(at: start) : nil)
  }

  /// "between 2 and 4 pm", today.
  func timeSpan(at start: Int, joinedBy joint: DateWordKinds) -> Part<DateReading>? {
    guard let first = count(at: start), first.value <= 24,
      let next = self.joint(joint, at: first.end),
      let second = time(at: next), second.value >= 60
    else { return nil }
    // The first hour is in the same half of the day unless it would come after the second.
    var from = first.value * 60
    if second.value >= 720, from < 720, from + 720 < second.value { from += 720 }
    guard from < second.value else { return nil }
    return Part(value: DateReading(times(reference.date, from, second.value)), end: second.end)
  }

  // MARK: Points

  func point(at start: Int) -> Part<DateReading>? {
    if let ago = ago(at: start) { return ago }
    if let period = period(at: start) { return period }
    if let day = day(at: start) { return withTime(day) }
    if let time = time(at: start) { return withDay(time) }
    if let part = dayPart(at: start) { return part }
    return month(at: start)
  }

  /// A day, and the time or the part of it that follows.
  private func withTime(_ day: Part<DateReading>) -> Part<DateReading> {
    if let (word, end) = word(.part, at: day.end), case .part(let from, let to) = word {
      return Part(value: day.value.map { range in times(range, from, to) }, end: end)
    }
    let next = skipping(.at, at: day.end)
    if let time = time(at: next) ?? (next > day.end ? hour(at: next) : nil) {
      return Part(value: day.value.map { range in moment(range, time.value) }, end: time.end)
    }
    return day
  }

  /// A time, and the day that follows; without one the next time the clock shows it, or the last.
  private func withDay(_ time: Part<Int>) -> Part<DateReading> {
    if let day = day(at: skipping(.on, at: time.end)) {
      return Part(value: day.value.map { range in moment(range, time.value) }, end: day.end)
    }
    let today = moment(DateComponentsRange(day: reference.date), time.value)
    let isPast = time.value < reference.minute
    let upcoming = isPast ? moment(DateComponentsRange(day: reference.date + 1), time.value) : today
    let latest = isPast ? today : moment(DateComponentsRange(day: reference.date + -1), time.value)
    return Part(value: DateReading(upcoming: upcoming, latest: latest), end: time.end)
  }

  private func dayPart(at start: Int) -> Part<DateReading>? {
    guard let (word, end) = word(.dayPart, at: start),
      case .dayPart(let day, let from, let to) = word
    else { return nil }
    return Part(value: DateReading(times(reference.date + day, from, to)), end: end)
  }

  func times(_ date: CivilDate, _ from: Int, _ to: Int) -> DateComponentsRange {
    DateComponentsRange(start: .init(date, minute: from), end: .init(date, minute: to))
  }

  private func times(_ day: DateComponentsRange, _ from: Int, _ to: Int) -> DateComponentsRange {
    times(day.start?.date ?? reference.date, from, to)
  }

  private func moment(_ day: DateComponentsRange, _ minute: Int) -> DateComponentsRange {
    let moment = DateComponentsRange.Moment(day.start?.date ?? reference.date, minute: minute)
    return DateComponentsRange(start: moment, end: moment)
  }

  /// "at 5", the next or the last.
  private func bareHour(at start: Int) -> Part<DateReading>? {
    guard let next = joint(.at, at: start), let hour = hour(at: next) else { return nil }
    return withDay(hour)
  }
}
