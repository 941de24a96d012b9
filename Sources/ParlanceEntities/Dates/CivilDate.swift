/// A day of the proleptic Gregorian calendar, as the number of days since 1970-01-01.
///
/// The conversions are Howard Hinnant's days_from_civil and civil_from_days (chrono-Compatible Low-Level Date
/// Algorithms, 2013).
struct CivilDate: Hashable, Sendable, Comparable {
  let days: Int

  init(days: Int) {
    self.days = days
  }

  /// Nil for a day that the month does not have.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, in: year) else {
      return nil
    }
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    days = era * 146_097 + dayOfEra - 719_468
  }

  var components: (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// From 1 for Monday to 7; 1970-01-01 was a Thursday.
  var weekday: Int { (days % 7 + 7 + 3) % 7 + 1 }

  static func < (left: CivilDate, right: CivilDate) -> Bool { left.days < right.days }

  static func + (date: CivilDate, count: Int) -> CivilDate { CivilDate(days: date.days + count) }

  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same day some months on, or the month's last day.
  func adding(months: Int) -> CivilDate? {
    let (year, month, day) = components
    let index = year * 12 + month - 1 + months
    let newYear = index / 12
    let newMonth = index % 12 + 1
    return CivilDate(
      year: newYear, month: newMonth, day: min(day, Self.length(ofMonth: newMonth, in: newYear)))
  }
}
