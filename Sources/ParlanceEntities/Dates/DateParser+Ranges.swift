internal import ParlanceText

extension DateParser {
  /// The longest range from a token.
  func range(at start: Int) -> Part<DateReading>? {
    let kinds = tokens.kinds(at: start)
    var best: Part<DateReading>?
    if !kinds.isDisjoint(with: [.since, .after, .before]) { best = bound(at: start, kinds) }
    best = longest(best, plain(at: start, kinds))
    if !kinds.isDisjoint(with: [.between, .from]) { best = longest(best, span(at: start)) }
    return best
  }

  // MARK: Bounds

  private func bound(at start: Int, _ kinds: DateWordKinds) -> Part<DateReading>? {
    var best: Part<DateReading>?
    if kinds.contains(.before), let point = pointAfter(.before, at: start) {
      best = point.map(before)
    }
    if kinds.contains(.after), let point = pointAfter(.after, at: start) {
      best = longest(best, point.map(after))
    }
    if kinds.contains(.since) { best = longest(best, since(at: start)) }
    return best
  }

  private func since(at start: Int) -> Part<DateReading>? {
    guard let next = joint(.since, at: start) else { return nil }
    let point = pointAfter(.since, at: start).map { $0.map(since) }
    return longest(point, ago(byLengthAt: skipping(.ago, at: next)).map { $0.map(since) })
  }

  /// The point behind a joint, also one with words of its own: "until on Friday"; "antes del" has the article of a day
  /// in it.
  private func pointAfter(_ kind: DateWordKinds, at start: Int) -> Part<DateReading>? {
    guard let next = joint(kind, at: start) else { return nil }
    let point =
      point(at: skippingTwo([.on, .at, .the], at: next)) ?? point(at: next)
      ?? hourAfter(.at, at: next)
    return point ?? (tokens.kinds(at: start).contains(.dayOfMonth) ? dayAlone(at: start) : nil)
  }

  private func since(_ reading: DateReading) -> DateReading {
    DateReading(DateComponentsRange(start: reading.latest.start, end: nil))
  }

  private func after(_ reading: DateReading) -> DateReading {
    reading.map { DateComponentsRange(start: $0.start, end: nil) }
  }

  private func before(_ reading: DateReading) -> DateReading {
    reading.map { DateComponentsRange(start: nil, end: $0.start) }
  }

  // MARK: Points, and what stands behind them

  /// A point with the words before it, and what makes a range of it.
  private func plain(at start: Int, _ kinds: DateWordKinds) -> Part<DateReading>? {
    var best = bareSpan(at: start)
    if let point = point(at: start) { best = longest(best, extended(point, from: start)) }
    guard !kinds.isDisjoint(with: [.on, .at, .in]) else { return best }
    let next = skipping([.on, .at, .in], at: start)
    if next > start, let point = point(at: next) {
      best = longest(best, extended(point, from: next))
    }
    return longest(best, hourAfter(.at, at: start))
  }

  private func extended(_ point: Part<DateReading>, from start: Int) -> Part<DateReading> {
    let end = point.end
    let kinds = tokens.kinds(at: end)
    if !kinds.isDisjoint(with: [.between, .from]), let times = timesOn(point.value, at: end) {
      return times
    }
    if let span = trailingSpan(point, from: start) { return span }
    if let end = joint(.trailingBefore, at: end) {
      return Part(value: before(point.value), end: end)
    }
    if let end = joint(.trailingAfter, at: end) { return Part(value: after(point.value), end: end) }
    if let end = joint(.trailingSince, at: end) { return Part(value: since(point.value), end: end) }
    return point
  }

  /// 月曜日から金曜日まで, "सोमवार से शुक्रवार तक".
  private func trailingSpan(
    _ first: Part<DateReading>, from start: Int
  ) -> Part<DateReading>? {
    guard let next = joint(.trailingSince, at: first.end) else { return nil }
    if let month = monthSpan(from: start, joinedBy: .trailingSince) {
      return joint(.trailingBefore, at: month.end).map { Part(value: month.value, end: $0) }
    }
    guard let second = point(at: next), let end = joint(.trailingBefore, at: second.end) else {
      return nil
    }
    return joined(first, at: start, to: second, at: next).map { Part(value: $0.value, end: end) }
  }

  /// "Yesterday between 2 and 4 pm".
  private func timesOn(_ day: DateReading, at start: Int) -> Part<DateReading>? {
    guard day.upcoming.isDay, let times = openTimes(at: start) else { return nil }
    return times.map { times in
      day.map { self.times($0.start?.date ?? reference.date, times.lowerBound, times.upperBound) }
    }
  }

  // MARK: Spans

  /// "between Monday and Friday", "from the 3rd to the 5th of March".
  private func span(at start: Int) -> Part<DateReading>? {
    if let times = openTimes(at: start) { return withDay(times) }
    if let next = joint(.between, at: start), let span = span(at: next, joinedBy: .and) {
      return span
    }
    guard let next = joint(.from, at: start) else { return nil }
    return span(at: next, joinedBy: .to)
  }

  /// Two points with a word between them.
  private func span(at start: Int, joinedBy joint: DateWordKinds) -> Part<DateReading>? {
    if let days = monthSpan(from: start, joinedBy: joint) { return days }
    let start = skippingTwo([.on, .the], at: start)
    guard let first = point(at: start), let next = self.joint(joint, at: first.end) else {
      return nil
    }
    let second = skipping([.on, .at], at: next)
    return joined(first, at: start, to: point(at: second) ?? point(at: next), at: second)
  }

  /// "Monday through Friday", "2-4 pm": without an opening word only days and times.
  private func bareSpan(at start: Int) -> Part<DateReading>? {
    if mayBeNumber(start), let times = times(at: start, joinedBy: .to) { return withDay(times) }
    if let days = monthSpan(from: start, joinedBy: .to) { return days }
    guard let first = day(at: start), let next = joint(.to, at: first.end) else { return nil }
    let second = skipping(.on, at: next)
    return joined(first, at: start, to: day(at: second), at: second)
  }

  /// The second end follows the first: where it is read as before it, one of them is meant in another week or year.
  private func joined(
    _ first: Part<DateReading>, at start: Int, to second: Part<DateReading>?, at next: Int
  ) -> Part<DateReading>? {
    guard let second,
      let upcoming = Self.joined(first.value.upcoming, second.value.upcoming)
        ?? Self.joined(
          first.value.upcoming,
          moved(to: first.value.upcoming.start)?.point(at: next)?.value.upcoming),
      let latest = Self.joined(first.value.latest, second.value.latest)
        ?? Self.joined(
          moved(to: second.value.latest.end)?.point(at: start)?.value.latest, second.value.latest)
    else { return nil }
    return Part(value: DateReading(upcoming: upcoming, latest: latest), end: second.end)
  }

  private static func joined(
    _ first: DateComponentsRange?, _ second: DateComponentsRange?
  ) -> DateComponentsRange? {
    guard let start = first?.start, let end = second?.end, start <= end else { return nil }
    return DateComponentsRange(start: start, end: end)
  }

  /// The same words said at another time.
  private func moved(to moment: DateComponentsRange.Moment?) -> DateParser? {
    moment.map { DateParser(tokens, at: ReferenceDate($0)) }
  }

  /// Two days of one month, which is named once: "du 3 au 5 mars", "March 3 to 5".
  private func monthSpan(
    from start: Int, joinedBy joint: DateWordKinds
  ) -> Part<DateReading>? {
    if let month = monthName(at: start), let first = dayNumber(at: month.end),
      let next = self.joint(joint, at: first.end),
      let last = dayNumber(at: skipping([.on, .the], at: next)), first.value < last.value,
      monthName(at: skipping(.of, at: last.end)) == nil,
      !last.isBare || !isCounting(before: last.end)
    {
      return dated(month.value, last.value, yearAt: last.end).flatMap { from(first.value, to: $0) }
    }
    guard let first = dayNumber(at: skipping([.on, .the], at: start)),
      let next = self.joint(joint, at: first.end),
      let last = monthDate(at: skipping([.on, .the], at: next)),
      let day = last.value.upcoming.start?.date.components.day, first.value < day
    else { return nil }
    return from(first.value, to: last)
  }

  /// From a day of the month to a later one.
  private func from(_ day: Int, to last: Part<DateReading>) -> Part<DateReading>? {
    guard let upcoming = Self.from(day, to: last.value.upcoming),
      let latest = Self.from(day, to: last.value.latest)
    else { return nil }
    return Part(value: DateReading(upcoming: upcoming, latest: latest), end: last.end)
  }

  private static func from(_ day: Int, to last: DateComponentsRange) -> DateComponentsRange? {
    guard let end = last.start else { return nil }
    let (year, month, _) = end.date.components
    return CivilDate(year: year, month: month, day: day).map {
      DateComponentsRange(start: .init($0), end: end)
    }
  }
}
