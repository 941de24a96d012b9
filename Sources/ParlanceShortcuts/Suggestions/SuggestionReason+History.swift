extension SuggestionReason {
  /// What speaks best for a shortcut: a time of the day or of the week, else a place, else how often or when it was used.
  init(_ history: ShortcutHistory, at asked: DonationMoment) {
    let moments = history.moments.filter { $0.minute <= asked.minute }
    self =
      Self.pattern(moments, at: asked) ?? Self.place(moments, at: asked)
      ?? Self.frequent(moments, at: asked) ?? Self.recent(moments, at: asked)
  }

  private static func pattern(
    _ moments: [DonationMoment], at asked: DonationMoment
  ) -> SuggestionReason? {
    let daily = HabitTally(moments, at: asked, every: 1, limit: 10)
    let weekly = HabitTally(moments, at: asked, every: DayDistance.daysOfWeek, limit: 8)
    // What is done daily is also done on each day of the week: that says less.
    if daily.isHabit, !daily.isRarer(than: weekly) {
      return .daily(minute: daily.minute, count: daily.count, total: daily.total)
    }
    guard weekly.isHabit else { return nil }
    return .weekday(
      weekly.weekday, minute: weekly.minute, count: weekly.count, total: weekly.total)
  }

  private static func place(
    _ moments: [DonationMoment], at asked: DonationMoment
  ) -> SuggestionReason? {
    guard let here = asked.place else { return nil }
    let places = moments.compactMap(\.place).suffix(8)
    let count = places.count { $0 == here }
    guard count >= 2, count * 2 >= places.count else { return nil }
    return .place(count: count, total: places.count)
  }

  private static func frequent(
    _ moments: [DonationMoment], at asked: DonationMoment
  ) -> SuggestionReason? {
    let days = 30
    let start = Int(asked.minute) - days * DayDistance.minutesOfDay
    let count = moments.count { $0.minute > start }
    return count >= 3 ? .frequent(count: count, days: days) : nil
  }

  private static func recent(
    _ moments: [DonationMoment], at asked: DonationMoment
  ) -> SuggestionReason {
    let day = { (moment: DonationMoment) in
      DonationMoment.quotient(moment.localMinute, DayDistance.minutesOfDay)
    }
    return .recent(days: max(0, day(asked) - (moments.last.map(day) ?? day(asked))))
  }
}
