extension DateParser {
  // MARK: Lengths from now

  /// "3 days ago", "half an hour ago", "two weeks from now", "in 2 hours", "vor drei Tagen", "через неделю".
  func relative(at start: Int) -> Part<DateReading>? {
    if let next = joint(.ago, at: start), let length = length(at: next) {
      return shifted(length, by: -1)
    }
    if let next = joint([.in, .hence], at: start), let length = length(at: next) {
      return shifted(length, by: 1)
    }
    guard let length = length(at: start) else { return nil }
    if let end = joint(.ago, at: length.end) {
      return shifted(Part(value: length.value, end: end), by: -1)
    }
    guard let end = joint(.hence, at: length.end) else { return nil }
    return shifted(Part(value: length.value, end: end), by: 1)
  }

  /// "3 days" before now, where another word says that it is before.
  func ago(byLengthAt start: Int) -> Part<DateReading>? {
    length(at: start).flatMap { shifted($0, by: -1) }
  }

  private func shifted(
    _ length: Part<(unit: DateUnit, count: Int)>, by sign: Int
  ) -> Part<DateReading>? {
    shifted(length.value.unit, by: sign * length.value.count).map {
      Part(value: DateReading($0), end: length.end)
    }
  }

  /// "3 days", "half an hour", "one and a half hours", "fortnight".
  private func length(at start: Int) -> Part<(unit: DateUnit, count: Int)>? {
    if isPartOfMore(start) { return nil }
    if let (word, end) = word(.length, at: start), case .length(let unit, let count) = word {
      return Part(value: (unit, count), end: end)
    }
    if let minutes = brokenHours(at: start) { return minutes }
    guard let count = count(at: start) else { return nil }
    if let unit = unit(at: count.end) {
      return Part(value: (unit.value, count.value), end: unit.end)
    }
    guard let (word, end) = word(.length, at: count.end), case .length(let unit, let each) = word
    else { return nil }
    return Part(value: (unit, count.value * each), end: end)
  }

  /// Hours that are no whole number, in minutes.
  private func brokenHours(at start: Int) -> Part<(unit: DateUnit, count: Int)>? {
    guard start < source.tokens.count, mayBeNumber(start) else { return nil }
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

  // MARK: Stretches of the calendar

  /// "this week", "last month", "the last 3 days", "la semaine dernière", "les trois derniers jours".
  func period(at start: Int) -> Part<DateReading>? {
    let next = skipping(.the, at: start)
    let named = namedPeriod(at: start) ?? (next > start ? namedPeriod(at: next) : nil)
    if let modifier = modifier(at: next) {
      return longest(named, modified(modifier))
    }
    if next > start, let count = count(at: next), let modifier = modifier(at: count.end) {
      return longest(named, unit(at: modifier.end).flatMap { counted(count.value, modifier, $0) })
    }
    guard let unit = unit(at: next), let modifier = trailingModifier(at: unit.end) else {
      return named
    }
    return longest(named, whole(unit.value, modifier.value.shift, end: modifier.end))
  }

  private func namedPeriod(at start: Int) -> Part<DateReading>? {
    guard let (word, end) = word(.period, at: start), case .period(let unit, let shift) = word
    else { return nil }
    return whole(unit, shift, end: end)
  }

  /// What follows a modifier: a unit, also with a number before it.
  private func modified(_ modifier: Part<DateModifier>) -> Part<DateReading>? {
    if let unit = unit(at: modifier.end) {
      let trailing = trailingModifier(at: unit.end)
      return whole(
        unit.value, (trailing ?? modifier).value.shift, end: trailing?.end ?? unit.end)
    }
    guard let count = count(at: modifier.end), let unit = unit(at: count.end) else { return nil }
    return counted(count.value, modifier, unit)
  }

  private func counted(
    _ count: Int, _ modifier: Part<DateModifier>, _ unit: Part<DateUnit>
  ) -> Part<DateReading>? {
    stretch(isPast: modifier.value.shift < 0, count, unit.value).map {
      Part(value: DateReading($0), end: unit.end)
    }
  }

  /// "March", "March 2025", 2026年3月, "last March", "mars dernier".
  func month(at start: Int) -> Part<DateReading>? {
    if let modifier = modifier(at: start) {
      guard let month = monthName(at: modifier.end), !isDay(at: month.end) else { return nil }
      return self.month(month, modifier.value, end: month.end)
    }
    let year = namedYear(at: start)
    guard let month = monthName(at: year?.end ?? start) else { return nil }
    if let year = year.map({ Part(value: $0.value, end: month.end) }) ?? yearAfter(month.end) {
      return monthRange(year.value, month.value).map { Part(value: DateReading($0), end: year.end) }
    }
    // A day that the month does not have: "February 30".
    if isDay(at: month.end) { return nil }
    if let modifier = trailingModifier(at: month.end) {
      return self.month(month, modifier.value, end: modifier.end)
    }
    return either(month)
  }

  private func isDay(at start: Int) -> Bool { dayNumber(at: start) != nil }

  private func either(_ month: Part<Int>) -> Part<DateReading>? {
    let (year, current, _) = reference.date.components
    guard let upcoming = monthRange(month.value < current ? year + 1 : year, month.value),
      let latest = monthRange(month.value > current ? year - 1 : year, month.value)
    else { return nil }
    return Part(value: DateReading(upcoming: upcoming, latest: latest), end: month.end)
  }

  private func month(
    _ month: Part<Int>, _ modifier: DateModifier, end: Int
  ) -> Part<DateReading>? {
    let (year, current, _) = reference.date.components
    let shift =
      switch modifier {
      case .last, .previous: month.value < current ? 0 : -1
      case .this: 0
      case .next, .coming: month.value > current ? 0 : 1
      }
    return monthRange(year + shift, month.value).map { Part(value: DateReading($0), end: end) }
  }

  func unit(at start: Int) -> Part<DateUnit>? {
    guard let (word, end) = word(.unit, at: start), case .unit(let unit) = word else { return nil }
    return Part(value: unit, end: end)
  }

  // MARK: Values

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

  func moment(after minutes: Int) -> DateComponentsRange {
    let total = reference.minute + minutes
    let days = total >= 0 ? total / 1440 : (total - 1439) / 1440
    let moment = DateComponentsRange.Moment(reference.date + days, minute: total - days * 1440)
    return DateComponentsRange(start: moment, end: moment)
  }

  /// So many units up to today, or from today.
  private func stretch(isPast: Bool, _ count: Int, _ unit: DateUnit) -> DateComponentsRange? {
    guard let far = shifted(unit, by: isPast ? -count : count) else { return nil }
    if unit == .minute || unit == .hour {
      let now = moment(after: 0)
      return DateComponentsRange(
        start: isPast ? far.start : now.start, end: isPast ? now.end : far.end)
    }
    let today = DateComponentsRange.Moment(reference.date)
    return DateComponentsRange(start: isPast ? far.start : today, end: isPast ? today : far.end)
  }

  private func whole(_ unit: DateUnit, _ shift: Int, end: Int) -> Part<DateReading>? {
    whole(unit, shift).map { Part(value: DateReading($0), end: end) }
  }

  /// The unit of the calendar so many before or after the one around today.
  private func whole(_ unit: DateUnit, _ shift: Int) -> DateComponentsRange? {
    let (year, month, _) = reference.date.components
    switch unit {
    case .minute, .hour: return stretch(isPast: shift < 0, max(1, abs(shift)), unit)
    case .day: return DateComponentsRange(day: reference.date + shift)
    case .week:
      let sinceFirst = (reference.date.weekday - source.tables.dates.firstWeekday + 7) % 7
      return days(reference.date + (7 * shift - sinceFirst), count: 7)
    case .weekend:
      return days(reference.date + (6 - reference.date.weekday + 7 * shift), count: 2)
    case .month:
      let index = year * 12 + month - 1 + shift
      return monthRange(index / 12, index % 12 + 1)
    case .year:
      guard let first = CivilDate(year: year + shift, month: 1, day: 1),
        let last = CivilDate(year: year + shift, month: 12, day: 31)
      else { return nil }
      return DateComponentsRange(start: .init(first), end: .init(last))
    }
  }

  private func monthRange(_ year: Int, _ month: Int) -> DateComponentsRange? {
    CivilDate(year: year, month: month, day: 1).map {
      days($0, count: CivilDate.length(ofMonth: month, in: year))
    }
  }

  private func days(_ first: CivilDate, count: Int) -> DateComponentsRange {
    DateComponentsRange(start: .init(first), end: .init(first + (count - 1)))
  }
}
