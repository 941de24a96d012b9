internal import ParlanceText

extension DateParser {
  /// One day: "yesterday", "next Friday", "March 3rd", "2026-03-03".
  func day(at start: Int) -> Part<DateReading>? {
    let kinds = tokens.kinds(at: start)
    var best: Part<DateReading>?
    if !kinds.isDisjoint(with: [.the, .day]) { best = namedDay(at: start) }
    if !kinds.isDisjoint(with: [.the, .modifier, .weekday]) {
      best = longest(best, weekdayPhrase(at: start))
    }
    if !kinds.isDisjoint(with: [.period, .modifier, .unit]) {
      best = longest(best, dayOfPeriod(at: start))
    }
    return longest(best, date(at: start))
  }

  private func namedDay(at start: Int) -> Part<DateReading>? {
    guard let (word, end) = word(.day, at: skipping(.the, at: start)),
      case .day(let latest, let upcoming) = word
    else { return nil }
    return Part(
      value: DateReading(
        upcoming: DateComponentsRange(day: reference.date + upcoming),
        latest: DateComponentsRange(day: reference.date + latest)), end: end)
  }

  // MARK: Weekdays

  /// "Friday", "next Friday", "lundi dernier", "Friday next week", "Friday, March 13".
  private func weekdayPhrase(at start: Int) -> Part<DateReading>? {
    let next = skipping(.the, at: start)
    let leading = modifier(at: next)
    guard let weekday = weekday(at: leading?.end ?? next) else { return nil }
    let trailing = trailingModifier(at: weekday.end)
    let plain = Part(
      value: reading(weekday.value, trailing?.value ?? leading?.value),
      end: trailing?.end ?? weekday.end)
    guard leading == nil else { return plain }
    if trailing == nil, let date = date(after: weekday) { return date }
    return longest(plain, inWeek(weekday))
  }

  private func weekday(at start: Int) -> Part<Int>? {
    guard let (word, end) = word(.weekday, at: start), case .weekday(let weekday) = word else {
      return nil
    }
    return Part(value: weekday, end: end)
  }

  func modifier(at start: Int) -> Part<DateModifier>? {
    guard let (word, end) = word(.modifier, at: start), case .modifier(let modifier) = word else {
      return nil
    }
    return Part(value: modifier, end: end)
  }

  func trailingModifier(at start: Int) -> Part<DateModifier>? {
    guard let (word, end) = word(.trailingModifier, at: start),
      case .trailingModifier(let modifier) = word
    else { return nil }
    return Part(value: modifier, end: end)
  }

  func reading(_ weekday: Int, _ modifier: DateModifier?) -> DateReading {
    let today = reference.date
    let ahead = (weekday - today.weekday + 7) % 7
    let latest = today + (ahead == 0 ? 0 : ahead - 7)
    switch modifier {
    case .last: return DateReading(DateComponentsRange(day: today + (ahead == 0 ? -7 : ahead - 7)))
    case .coming: return DateReading(DateComponentsRange(day: today + (ahead == 0 ? 7 : ahead)))
    case .this, .next, .previous:
      let monday = today + (1 - today.weekday + 7 * (modifier?.shift ?? 0))
      return DateReading(DateComponentsRange(day: monday + (weekday - 1)))
    case nil:
      return DateReading(
        upcoming: DateComponentsRange(day: today + ahead), latest: DateComponentsRange(day: latest))
    }
  }

  /// "Friday of next week".
  private func inWeek(_ weekday: Part<Int>) -> Part<DateReading>? {
    let next = skippingTwo([.of, .in, .on], at: weekday.end)
    guard let week = period(at: next), let day = day(weekday.value, of: week.value) else {
      return nil
    }
    return Part(value: DateReading(day), end: week.end)
  }

  /// "nächste Woche Freitag", "el mes que viene el 5": a day behind the stretch of which it is.
  private func dayOfPeriod(at start: Int) -> Part<DateReading>? {
    guard let period = period(at: start) else { return nil }
    let next = skippingTwo([.of, .on, .in, .the], at: period.end)
    if let weekday = weekday(at: next), let day = day(weekday.value, of: period.value) {
      return Part(value: DateReading(day), end: weekday.end)
    }
    guard let number = dayNumber(at: next) ?? dayNumber(at: period.end), !number.isBare,
      let day = dayOfMonth(number.value, of: period.value)
    else { return nil }
    return Part(value: DateReading(day), end: number.end)
  }

  /// A weekday of a stretch of seven days.
  private func day(_ weekday: Int, of week: DateReading) -> DateComponentsRange? {
    guard week.upcoming == week.latest, let first = week.upcoming.start, first.minute == nil,
      let last = week.upcoming.end, last.date == first.date + 6
    else { return nil }
    return DateComponentsRange(day: first.date + (weekday - first.date.weekday + 7) % 7)
  }

  /// A day of a stretch that is one month.
  private func dayOfMonth(_ day: Int, of month: DateReading) -> DateComponentsRange? {
    guard month.upcoming == month.latest, let first = month.upcoming.start?.date,
      let last = month.upcoming.end?.date, first.components.day == 1,
      first + (CivilDate.length(ofMonth: first.components.month, in: first.components.year) - 1)
        == last, first + (day - 1) <= last
    else { return nil }
    return DateComponentsRange(day: first + (day - 1))
  }

  /// "Friday, March 13", of the year in which that is a Friday; "vendredi 13".
  private func date(after weekday: Part<Int>) -> Part<DateReading>? {
    let comma = source.isMark(weekday.end, ",") ? weekday.end + 1 : weekday.end
    let next = skippingTwo([.the, .on], at: comma)
    guard let date = date(at: next) ?? date(at: comma) ?? bareDay(at: comma) else { return nil }
    return agreeing(date, weekday.value)
  }

  /// The readings of a date that are a weekday; nil where none is.
  private func agreeing(_ date: Part<DateReading>, _ weekday: Int) -> Part<DateReading>? {
    let readings = [date.value.upcoming, date.value.latest].filter {
      $0.start?.date.weekday == weekday
    }
    guard let upcoming = readings.first, let latest = readings.last else { return nil }
    return Part(value: DateReading(upcoming: upcoming, latest: latest), end: date.end)
  }

  // MARK: Months and days

  /// "March 3rd", "3 March 2026", 2026年3月25日, "le 15", `15.03.2026`.
  private func date(at start: Int) -> Part<DateReading>? {
    let kinds = tokens.kinds(at: start)
    guard mayBeNumber(start) || !kinds.isDisjoint(with: [.the, .month, .dayOfMonth, .monthNumber])
    else { return nil }
    return (monthDate(at: start) ?? dayAlone(at: start) ?? digitDate(at: start)).map(withWeekday)
  }

  /// 3月25日水曜日: a date, and the weekday that it is.
  private func withWeekday(_ date: Part<DateReading>) -> Part<DateReading> {
    guard let weekday = weekday(at: date.end), var both = agreeing(date, weekday.value) else {
      return date
    }
    both.end = weekday.end
    return both
  }

  /// A day whose month is named.
  func monthDate(at start: Int) -> Part<DateReading>? {
    monthDay(at: start) ?? dayOfMonth(at: start) ?? yearMonthDay(at: start)
  }

  /// "March 3rd", "March 3, 2026".
  private func monthDay(at start: Int) -> Part<DateReading>? {
    guard let month = monthName(at: start),
      let day = dayNumber(at: skipping([.the, .of], at: month.end)), !isArticle(day)
    else { return nil }
    return dated(month.value, day.value, yearAt: day.end)
  }

  /// Whether a day is only a word that is also an article: the "een" of "stuur Jan een bericht".
  private func isArticle(_ day: DayNumber) -> Bool {
    day.value == 1 && day.isBare && source.isArticle(day.end - 1)
  }

  /// "3 March", "the 3rd of March 2026".
  private func dayOfMonth(at start: Int) -> Part<DateReading>? {
    guard let day = dayNumber(at: skipping(.the, at: start)) ?? dayNumber(at: start),
      let month = monthName(at: skipping(.of, at: day.end))
    else { return nil }
    return dated(month.value, day.value, yearAt: month.end)
  }

  /// 2026年3月25日.
  private func yearMonthDay(at start: Int) -> Part<DateReading>? {
    guard let year = namedYear(at: start), let month = monthName(at: year.end),
      let day = dayNumber(at: month.end),
      let date = CivilDate(year: year.value, month: month.value, day: day.value)
    else { return nil }
    return Part(value: DateReading(DateComponentsRange(day: date)), end: day.end)
  }

  /// A month by its name or its number.
  func monthName(at start: Int) -> Part<Int>? {
    if let (word, end) = word(.month, at: start), case .month(let month) = word {
      return Part(value: month, end: end)
    }
    if let next = joint(.monthNumber, at: start), !source.tokens[start].traits.contains(.isCluster),
      let number = count(at: next)
    {
      return (1...12).contains(number.value) ? number : nil
    }
    guard let number = count(at: start), (1...12).contains(number.value),
      let end = joint(.monthNumber, at: number.end)
    else { return nil }
    return Part(value: number.value, end: end)
  }

  func dated(
    _ month: Int, _ day: Int, yearAt start: Int, end: Int? = nil
  ) -> Part<DateReading>? {
    if let year = yearAfter(start) {
      return CivilDate(year: year.value, month: month, day: day).map {
        Part(value: DateReading(DateComponentsRange(day: $0)), end: year.end)
      }
    }
    let thisYear = reference.date.components.year
    // Leap days may be eight years apart.
    return nearest(within: 8) { CivilDate(year: thisYear + $0, month: month, day: day) }
      .map { Part(value: $0, end: end ?? start) }
  }

  /// The year behind a month or a day: ", 2026", "de 2026", "2026 года".
  func yearAfter(_ start: Int) -> Part<Int>? {
    let next = source.isMark(start, ",") ? start + 1 : skipping(.of, at: start)
    return namedYear(at: next) ?? year(at: next)
  }

  /// A year with its unit: 2026年, "2026 года".
  func namedYear(at start: Int) -> Part<Int>? {
    guard let year = year(at: start), let (word, end) = word(.unit, at: year.end),
      word == .unit(.year)
    else { return nil }
    return Part(value: year.value, end: end)
  }

  /// A year in digits, of the calendar that the locale's people count in, or of the Gregorian one.
  func year(at start: Int) -> Part<Int>? {
    guard start < source.tokens.count, source.tokens[start].kind == .number,
      let count = count(at: start), count.end == start + 1,
      let year = gregorian(count.value)
    else { return nil }
    return Part(value: year, end: count.end)
  }

  func gregorian(_ year: Int) -> Int? {
    let years = 1900...2199
    if years.contains(year) { return year }
    let shifted = year - source.tables.dates.calendar.yearOffset
    return years.contains(shifted) ? shifted : nil
  }

  // MARK: Days alone

  /// A day without its month: "the 5th", "el día 16", 20日, "am 15.", "le 15"; of this month or a neighbour.
  func dayAlone(at start: Int) -> Part<DateReading>? {
    let next = skipping(.the, at: start)
    guard let day = namedDayNumber(at: start) ?? dayNumber(at: next), !day.isBare else {
      return nil
    }
    let isOrdinalAlone = day.isOrdinal && !day.isNamed
    if isOrdinalAlone, next == start, !isExpected(at: start) { return nil }
    if let month = monthOfDay(day) { return month }
    guard var part = nearest(day.value).map({ Part(value: $0, end: day.end) }) else { return nil }
    if day.isByArticle {
      if isMeasured(at: day.end) || mayBeNumber(day.end) { return nil }
      part.isWeak = isCounting(before: day.end)
    }
    return part
  }

  /// "13" behind its weekday.
  private func bareDay(at start: Int) -> Part<DateReading>? {
    guard let day = dayNumber(at: start), !day.isOrdinal, !day.isNamed, !isCounting(before: day.end)
    else { return nil }
    return nearest(day.value).map { Part(value: $0, end: day.end) }
  }

  /// Whether a word before a token asks for a day.
  private func isExpected(at start: Int) -> Bool {
    !tokens.kinds(before: start).isDisjoint(with: [.on, .before, .since, .after, .the])
  }

  /// Whether a number is of money or a part: "el 20 por ciento".
  private func isMeasured(at end: Int) -> Bool {
    source.unit(at: end) != nil || source.numberTerm(at: end) != nil
  }

  /// "the 5th of next month".
  private func monthOfDay(_ day: DayNumber) -> Part<DateReading>? {
    guard let month = period(at: skipping([.of, .in], at: day.end)),
      let date = dayOfMonth(day.value, of: month.value)
    else { return nil }
    return Part(value: DateReading(date), end: month.end)
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
}
