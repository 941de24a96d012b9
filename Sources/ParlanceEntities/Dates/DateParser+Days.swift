internal import ParlanceText

extension DateParser {
  /// One day: "yesterday", "next Friday", "March 3rd", "2026-03-03".
  func day(at start: Int) -> Part<DateReading>? {
    let named = skipping(.the, at: start)
    if let (word, end) = word(.day, at: named), case .day(let offset) = word {
      return Part(value: DateReading(DateComponentsRange(day: reference.date + offset)), end: end)
    }
    return weekday(at: start) ?? monthDay(at: start) ?? dayOfMonth(at: start) ?? isoDate(at: start)
      ?? slashDate(at: start)
  }

  // MARK: Weekdays

  private func weekday(at start: Int) -> Part<DateReading>? {
    let modifier = modifier(at: start)
    guard let (word, end) = word(.weekday, at: modifier?.end ?? start),
      case .weekday(let weekday) = word
    else { return nil }
    return Part(value: reading(weekday, modifier?.value), end: end)
  }

  func modifier(at start: Int) -> Part<DateModifier>? {
    guard let (word, end) = word(.modifier, at: start), case .modifier(let modifier) = word else {
      return nil
    }
    return Part(value: modifier, end: end)
  }

  /// "Last" is the most recent before today, "next" the one of next week, "this" the one of this week.
  private func reading(_ weekday: Int, _ modifier: DateModifier?) -> DateReading {
    let today = reference.date
    let ahead = (weekday - today.weekday + 7) % 7
    let monday = today + (1 - today.weekday)
    switch modifier {
    case .last: return DateReading(DateComponentsRange(day: today + (ahead == 0 ? -7 : ahead - 7)))
    case .next: return DateReading(DateComponentsRange(day: monday + (6 + weekday)))
    case .this: return DateReading(DateComponentsRange(day: monday + (weekday - 1)))
    case nil:
      return DateReading(
        upcoming: DateComponentsRange(day: today + ahead),
        latest: DateComponentsRange(day: today + (ahead == 0 ? 0 : ahead - 7)))
    }
  }

  // MARK: Months and days

  /// "March 3rd", "March 3, 2026".
  private func monthDay(at start: Int) -> Part<DateReading>? {
    guard let month = monthName(at: start), let day = ordinal(at: month.end) else { return nil }
    return dated(month.value, day.value, yearAt: day.end)
  }

  /// "3 March", "the 3rd of March 2026", "the 5th".
  private func dayOfMonth(at start: Int) -> Part<DateReading>? {
    let next = skipping(.the, at: start)
    guard let day = ordinal(at: next) else { return nil }
    if let month = monthName(at: skipping(.of, at: day.end)) {
      return dated(month.value, day.value, yearAt: month.end)
    }
    // A number alone is no day; "the fifth" is, of this month or a neighbour.
    guard next > start, day.isOrdinal else { return nil }
    return nearest(day.value).map { Part(value: $0, end: day.end) }
  }

  func monthName(at start: Int) -> Part<Int>? {
    guard let (word, end) = word(.month, at: start), case .month(let month) = word else {
      return nil
    }
    return Part(value: month, end: end)
  }

  func ordinal(at start: Int) -> (value: Int, end: Int, isOrdinal: Bool)? {
    guard start < source.tokens.count else { return nil }
    if let word = source.numberWord(start), word.role == .ordinal, let value = word.value.whole {
      return (Int(value), start + 1, true)
    }
    guard let count = count(at: start), (1...31).contains(count.value), count.end > start else {
      return nil
    }
    if let end = joint(.ordinal, at: count.end),
      source.tokens[count.end].traits.contains(.isGlued)
    {
      return (count.value, end, true)
    }
    // "Twenty first": tens in words before an ordinal.
    if count.value % 10 == 0, count.end < source.tokens.count,
      let unit = source.numberWord(count.end), unit.role == .ordinal,
      let value = unit.value.whole,
      value < 10
    {
      return (count.value + Int(value), count.end + 1, true)
    }
    return (count.value, count.end, false)
  }

  private func dated(
    _ month: Int, _ day: Int, yearAt start: Int, end: Int? = nil
  ) -> Part<DateReading>? {
    if let year = year(at: source.isMark(start, ",") ? start + 1 : start) {
      return CivilDate(year: year.value, month: month, day: day).map {
        Part(value: DateReading(DateComponentsRange(day: $0)), end: year.end)
      }
    }
    let thisYear = reference.date.components.year
    // Leap days may be eight years apart.
    return nearest(within: 8) { CivilDate(year: thisYear + $0, month: month, day: day) }
      .map { Part(value: $0, end: end ?? start) }
  }

  func year(at start: Int) -> Part<Int>? {
    guard start < source.tokens.count, source.tokens[start].kind == .number,
      let count = count(at: start),
      (1900...2199).contains(count.value), count.end == start + 1
    else { return nil }
    return count
  }

  /// A day of this month or a neighbour; a month without that day stands between two that have it.
  private func nearest(_ day: Int) -> DateReading? {
    let (year, month, _) = reference.date.components
    return nearest(within: 2) { shift in
      let index = year * 12 + month - 1 + shift
      return CivilDate(year: index / 12, month: index % 12 + 1, day: day)
    }
  }

  /// The first day that is not past, and the last that is not to come, of those some periods from now.
  private func nearest(within limit: Int, _ day: (Int) -> CivilDate?) -> DateReading? {
    var upcoming: CivilDate?
    var latest: CivilDate?
    for shift in 0...limit {
      if upcoming == nil, let date = day(shift), date >= reference.date { upcoming = date }
      if latest == nil, let date = day(-shift), date <= reference.date { latest = date }
      if let upcoming, let latest {
        return DateReading(
          upcoming: DateComponentsRange(day: upcoming), latest: DateComponentsRange(day: latest))
      }
    }
    return nil
  }

  /// `3/14`, `14/3/2026`, in the order of the region.
  private func slashDate(at start: Int) -> Part<DateReading>? {
    guard let first = field(at: start), isSlash(first.end), let second = field(at: first.end + 1),
      let (month, day) = source.tables.dates.order.monthAndDay(first.value, second.value), day >= 1,
      month >= 1
    else { return nil }
    guard isSlash(second.end) else {
      return dated(month, day, yearAt: source.tokens.count, end: second.end)
    }
    guard let year = field(at: second.end + 1),
      let date = CivilDate(year: Self.full(year.value), month: month, day: day)
    else { return nil }
    return Part(value: DateReading(DateComponentsRange(day: date)), end: year.end)
  }

  private func isSlash(_ index: Int) -> Bool {
    source.isMark(index, "/") && !source.tokens[index].traits.contains(.followsSpace)
  }

  /// One token of digits.
  private func field(at index: Int) -> Part<Int>? {
    guard index < source.tokens.count, source.tokens[index].kind == .number,
      let count = count(at: index), count.end == index + 1
    else { return nil }
    return count
  }

  /// Years of two digits are of this century.
  private static func full(_ year: Int) -> Int { year < 100 ? 2000 + year : year }

  /// `2026-03-03`.
  private func isoDate(at start: Int) -> Part<DateReading>? {
    guard let year = year(at: start), source.isMark(year.end, "-"),
      let month = count(at: year.end + 1),
      source.isMark(month.end, "-"), let day = count(at: month.end + 1),
      let date = CivilDate(year: year.value, month: month.value, day: day.value)
    else { return nil }
    return Part(value: DateReading(DateComponentsRange(day: date)), end: day.end)
  }
}
