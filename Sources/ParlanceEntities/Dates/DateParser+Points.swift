internal import ParlanceText

extension DateParser {
  /// One day, time or stretch of the calendar.
  func point(at start: Int) -> Part<DateReading>? {
    let kinds = tokens.kinds(at: start)
    let isNumber = mayBeNumber(start)
    guard isNumber || !kinds.isEmpty else { return nil }
    var best: Part<DateReading>?
    if isNumber || !kinds.isDisjoint(with: [.ago, .in, .hence, .length, .count]) {
      best = relative(at: start).map(withTime)
    }
    if !kinds.isDisjoint(with: [.the, .modifier, .period, .unit]) {
      best = longest(best, period(at: start))
    }
    best = longest(best, day(at: start).map(withTime))
    if isNumber || !kinds.isDisjoint(with: [.clock, .am, .pm, .part, .hours, .half, .halfAfter]) {
      best = longest(best, time(at: start).map(withDay))
    }
    if kinds.contains(.dayPart) { best = longest(best, dayPart(at: start)) }
    if kinds.contains(.now) { best = longest(best, now(at: start)) }
    if !kinds.isDisjoint(with: [.modifier, .weekdayPart]) {
      best = longest(best, weekdayPart(at: start))
    }
    if isNumber || !kinds.isDisjoint(with: [.month, .modifier, .monthNumber]) {
      best = longest(best, month(at: start))
    }
    return best
  }

  /// A day, and the part of it and the time that follow.
  private func withTime(_ day: Part<DateReading>) -> Part<DateReading> {
    guard day.value.upcoming.isDay else { return day }
    let part = part(behind: day)
    let next = part?.end ?? day.end
    if let time = timeAfter(next), let minute = minute(time.value, in: part?.value) {
      return Part(value: day.value.map { moment($0, minute) }, end: time.end)
    }
    guard let part else { return day }
    return Part(
      value: day.value.map { times($0, part.value.lowerBound, part.value.upperBound) },
      end: part.end)
  }

  /// The time that a clock shows in a part of a day: "tomorrow morning at 7". Nil when it is in another part.
  private func minute(_ time: Int, in part: Range<Int>?) -> Int? {
    guard let part, !part.contains(time) else { return time }
    let hours = hours(of: part)
    return [time, (time + 720) % 1440].first(where: hours.contains)
  }

  /// A part of a day as far as hours are counted to it: there are five in the morning, and in the evening.
  private func hours(of part: Range<Int>) -> Range<Int> {
    if part.upperBound <= 720 { return 60..<720 }
    return part.lowerBound >= 1080 ? part.lowerBound - 120..<part.upperBound : part
  }

  /// A time, also a bare hour behind "at".
  private func timeAfter(_ start: Int) -> Part<Int>? {
    if let time = time(at: start) { return time }
    guard let next = joint(.at, at: start) else { return nil }
    return time(at: next) ?? hour(at: next)
  }

  /// The part of a day that is said behind it: "tomorrow morning", "Friday in the evening".
  private func part(behind day: Part<DateReading>) -> Part<Range<Int>>? {
    part(at: day.end) ?? part(at: skippingTwo([.in, .at, .of, .the, .on], at: day.end))
  }

  private func part(at start: Int) -> Part<Range<Int>>? {
    guard let (word, end) = word(.part, at: start), case .part(let from, let to) = word else {
      return nil
    }
    return Part(value: from..<to, end: end)
  }

  /// A time, and the day that follows; without one the next time the clock shows it, or the last.
  func withDay(_ time: Part<Int>) -> Part<DateReading> {
    let next = skippingTwo([.on, .of, .in], at: time.end)
    if let day = day(at: next), day.value.upcoming.isDay { return moment(time, on: day) }
    if let (word, end) = word(.dayPart, at: next),
      case .dayPart(let day, let from, let to) = word,
      let minute = minute(time.value, in: from..<to)
    {
      let date = DateComponentsRange(day: reference.date + day)
      return Part(value: DateReading(moment(date, minute)), end: end)
    }
    let today = moment(DateComponentsRange(day: reference.date), time.value)
    let isPast = time.value < reference.minute
    let upcoming = isPast ? moment(DateComponentsRange(day: reference.date + 1), time.value) : today
    let latest = isPast ? today : moment(DateComponentsRange(day: reference.date + -1), time.value)
    return Part(
      value: DateReading(upcoming: upcoming, latest: latest), end: time.end, isWeak: time.isWeak)
  }

  /// "at seven tomorrow", and of which half of that day: "at seven tomorrow morning".
  private func moment(_ time: Part<Int>, on day: Part<DateReading>) -> Part<DateReading> {
    let part = part(behind: day)
    if let part, let minute = minute(time.value, in: part.value) {
      return Part(value: day.value.map { moment($0, minute) }, end: part.end)
    }
    return Part(value: day.value.map { moment($0, time.value) }, end: day.end)
  }

  /// Times, and the day that follows; without one today.
  func withDay(_ times: Part<Range<Int>>) -> Part<DateReading> {
    let day = day(at: skipping(.on, at: times.end)).flatMap { $0.value.upcoming.isDay ? $0 : nil }
    let reading = day?.value ?? DateReading(DateComponentsRange(day: reference.date))
    return Part(
      value: reading.map { self.times($0, times.value.lowerBound, times.value.upperBound) },
      end: day?.end ?? times.end)
  }

  /// "at 5", the next or the last.
  func hourAfter(_ kinds: DateWordKinds, at start: Int) -> Part<DateReading>? {
    guard let next = joint(kinds, at: start), let hour = hour(at: next) else { return nil }
    return withDay(hour)
  }

  private func now(at start: Int) -> Part<DateReading>? {
    word(.now, at: start).map { Part(value: DateReading(moment(after: 0)), end: $0.end) }
  }

  private func dayPart(at start: Int) -> Part<DateReading>? {
    guard let (word, end) = word(.dayPart, at: start),
      case .dayPart(let day, let from, let to) = word
    else { return nil }
    let date = reference.date + day
    if let time = timeAfter(end), let minute = minute(time.value, in: from..<to) {
      return Part(
        value: DateReading(moment(DateComponentsRange(day: date), minute)), end: time.end)
    }
    return Part(value: DateReading(times(date, from, to)), end: end)
  }

  /// "Montagmorgen", "nächsten Montagmorgen um 9".
  private func weekdayPart(at start: Int) -> Part<DateReading>? {
    let modifier = modifier(at: start)
    guard let (word, end) = word(.weekdayPart, at: modifier?.end ?? start),
      case .weekdayPart(let weekday, let from, let to) = word
    else { return nil }
    let day = reading(weekday, modifier?.value)
    if let time = timeAfter(end), let minute = minute(time.value, in: from..<to) {
      return Part(value: day.map { moment($0, minute) }, end: time.end)
    }
    return Part(value: day.map { times($0, from, to) }, end: end)
  }

  // MARK: Values

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
}

extension DateComponentsRange {
  /// Whether it is one whole day.
  var isDay: Bool { start != nil && start == end && start?.minute == nil }
}
