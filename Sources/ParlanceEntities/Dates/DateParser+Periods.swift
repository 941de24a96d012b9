extension DateParser {
  /// "3 days ago", "half an hour ago", "two weeks from now".
  func ago(at start: Int) -> Part<DateReading>? {
    guard let length = length(at: start) else { return nil }
    if let end = joint(.ago, at: length.end) {
      return shifted(length.value.unit, by: -length.value.count).map {
        Part(value: DateReading($0), end: end)
      }
    }
    guard let end = joint(.hence, at: length.end) else { return nil }
    return shifted(length.value.unit, by: length.value.count).map {
      Part(value: DateReading($0), end: end)
    }
  }

  /// "in 2 hours", "in three days".
  func ahead(at start: Int) -> Part<DateReading>? {
    guard let next = joint(.in, at: start), let length = length(at: next) else { return nil }
    return shifted(length.value.unit, by: length.value.count).map {
      Part(value: DateReading($0), end: length.end)
    }
  }

  /// "3 days", "half an hour", "one and a half hours".
  private func length(at start: Int) -> Part<(unit: DateUnit, count: Int)>? {
    if isPartOfMore(start) { return nil }
    if let minutes = brokenHours(at: start) { return minutes }
    guard let count = count(at: start), let unit = unit(at: count.end) else { return nil }
    return Part(value: (unit.value, count.value), end: unit.end)
  }

  /// Hours that are no whole number, in minutes.
  private func brokenHours(at start: Int) -> Part<(unit: DateUnit, count: Int)>? {
    guard start < source.tokens.count else { return nil }
    let number = source.number(at: start)
      .flatMap { $0.value.isWhole ? nil : ($0.value, $0.tokens.upperBound) }
    guard
      let (hours, end) = number ?? NumberParser.fraction(at: start, in: source),
      let unit = unit(at: end), unit.value == .hour,
      let minutes = hours.multiplied(by: ExactNumber(60))?.whole, minutes < 10_000
    else { return nil }
    return Part(value: (.minute, Int(minutes)), end: unit.end)
  }

  /// Whether a fraction stands before it: "half | an hour ago" is not an hour ago.
  private func isPartOfMore(_ start: Int) -> Bool {
    guard start > 0, let before = source.numberWord(start - 1) else { return false }
    if before.role == .of, start > 1 {
      return source.numberWord(start - 2)?.role == .fraction
    }
    return before.role == .fraction
  }

  /// "this week", "last month", "the last 3 days", "the past few days".
  func period(at start: Int) -> Part<DateReading>? {
    let next = skipping(.the, at: start)
    guard let modifier = modifier(at: next) else { return nil }
    let count = count(at: modifier.end)
    guard let unit = unit(at: count?.end ?? modifier.end) else { return nil }
    let range =
      count.map { stretch(modifier.value, $0.value, unit.value) }
      ?? whole(modifier.value, unit.value)
    return range.map { Part(value: DateReading($0), end: unit.end) }
  }

  /// "March", "March 2025".
  func month(at start: Int) -> Part<DateReading>? {
    guard let month = monthName(at: start) else { return nil }
    if let year = year(at: month.end) {
      return monthRange(year.value, month.value).map { Part(value: DateReading($0), end: year.end) }
    }
    // A day that the month does not have: "February 30".
    if ordinal(at: month.end) != nil { return nil }
    let (year, current, _) = reference.date.components
    guard let upcoming = monthRange(month.value < current ? year + 1 : year, month.value),
      let latest = monthRange(month.value > current ? year - 1 : year, month.value)
    else { return nil }
    return Part(value: DateReading(upcoming: upcoming, latest: latest), end: month.end)
  }

  private func unit(at start: Int) -> Part<DateUnit>? {
    guard let (word, end) = word(.unit, at: start), case .unit(let unit) = word else { return nil }
    return Part(value: unit, end: end)
  }

  private func shifted(_ unit: DateUnit, by count: Int) -> DateComponentsRange? {
    switch unit {
    case .minute: return moment(after: count)
    case .hour: return moment(after: count * 60)
    case .day: return DateComponentsRange(day: reference.date + count)
    case .week, .weekend: return DateComponentsRange(day: reference.date + 7 * count)
    case .month: return reference.date.adding(months: count).map(DateComponentsRange.init(day:))
    case .year: return reference.date.adding(months: 12 * count).map(DateComponentsRange.init(day:))
    }
  }

  private func moment(after minutes: Int) -> DateComponentsRange {
    let total = reference.minute + minutes
    let days = total >= 0 ? total / 1440 : (total - 1439) / 1440
    let moment = DateComponentsRange.Moment(reference.date + days, minute: total - days * 1440)
    return DateComponentsRange(start: moment, end: moment)
  }

  /// So many units up to today, or from today.
  private func stretch(_ modifier: DateModifier, _ count: Int, _ unit: DateUnit)
    -> DateComponentsRange?
  {
    let isPast = modifier == .last
    guard let far = shifted(unit, by: isPast ? -count : count) else { return nil }
    if unit == .minute || unit == .hour {
      let now = moment(after: 0)
      return DateComponentsRange(
        start: isPast ? far.start : now.start, end: isPast ? now.end : far.end)
    }
    let today = DateComponentsRange.Moment(reference.date)
    return DateComponentsRange(start: isPast ? far.start : today, end: isPast ? today : far.end)
  }

  /// The unit of the calendar before, around or after today.
  private func whole(_ modifier: DateModifier, _ unit: DateUnit) -> DateComponentsRange? {
    let shift = modifier == .last ? -1 : modifier == .this ? 0 : 1
    let (year, month, _) = reference.date.components
    switch unit {
    case .minute, .hour: return stretch(modifier, 1, unit)
    case .day: return DateComponentsRange(day: reference.date + shift)
    case .week:
      let first =
        reference.date + -((reference.date.weekday - source.tables.dates.firstWeekday + 7) % 7) + 7
        * shift
      return days(first, first + 6)
    case .weekend:
      let saturday = reference.date + (6 - reference.date.weekday) + 7 * shift
      return days(saturday, saturday + 1)
    case .month:
      let index = year * 12 + month - 1 + shift
      return monthRange(index / 12, index % 12 + 1)
    case .year:
      guard let first = CivilDate(year: year + shift, month: 1, day: 1),
        let last = CivilDate(year: year + shift, month: 12, day: 31)
      else { return nil }
      return days(first, last)
    }
  }

  private func monthRange(_ year: Int, _ month: Int) -> DateComponentsRange? {
    guard let first = CivilDate(year: year, month: month, day: 1),
      let last = CivilDate(
        year: year, month: month, day: CivilDate.length(ofMonth: month, in: year))
    else { return nil }
    return days(first, last)
  }

  private func days(_ first: CivilDate, _ last: CivilDate) -> DateComponentsRange {
    DateComponentsRange(start: .init(first), end: .init(last))
  }
}
