/// How far two moments lie apart on the clock on the wall: whole days, and minutes to the same time of day.
///
/// Half past eleven at night and half past midnight are an hour apart, and on the same day for what people do.
struct DayDistance {
  static let minutesOfDay = 24 * 60
  static let daysOfWeek = 7

  /// The days between them, rounded.
  let days: Int
  /// What is left, from -720 to 719: how much later in the day the first one was.
  let minutes: Int

  init(from moment: DonationMoment, to asked: DonationMoment) {
    let between = asked.localMinute - moment.localMinute
    days = DonationMoment.quotient(between + Self.minutesOfDay / 2, Self.minutesOfDay)
    minutes = days * Self.minutesOfDay - between
  }

  var isSameWeekday: Bool { days.isMultiple(of: Self.daysOfWeek) }
}
