/// A day of the week.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The day on a clock on the wall.
  ///
  /// - Parameter localMinute: Minutes since 1970-01-01T00:00 on that clock.
  init(localMinute: Int) {
    // 1970-01-01 was a Thursday, three days behind Monday.
    let day = DonationMoment.quotient(localMinute, DayDistance.minutesOfDay) + 3
    self = Self.allCases[DonationMoment.remainder(day, Self.allCases.count)]
  }
}
