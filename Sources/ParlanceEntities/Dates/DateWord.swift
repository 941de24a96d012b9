/// What a word or phrase does in a date.
enum DateWord: Hashable, Sendable {
  /// Days from today: "yesterday" is -1. Where one word means a day before and one after today, the one that is meant
  /// looking back and the one looking ahead.
  case day(latest: Int, upcoming: Int)
  /// A part of a day so many days from today: "tonight".
  case dayPart(day: Int, from: Int, to: Int)
  /// A part of any day, in minutes since midnight: "morning".
  case part(from: Int, to: Int)
  /// A time of day, in minutes since midnight: "noon".
  case clock(Int)
  /// Makes the number beside it a time: so many hours after one in minutes since midnight.
  case hours(from: Int)
  /// This very minute: "right away".
  case now
  /// So many minutes behind an hour: 半.
  case minutes(Int)
  /// From 1 for Monday to 7.
  case weekday(Int)
  /// A part of a weekday in one word, in minutes since midnight: "Montagmorgen".
  case weekdayPart(Int, from: Int, to: Int)
  /// From 1 to 12.
  case month(Int)
  case unit(DateUnit)
  /// A unit so many before or after this one, in one phrase: "last week".
  case period(DateUnit, Int)
  /// So many of a unit in one word: "fortnight".
  case length(DateUnit, Int)
  case modifier(DateModifier)
  /// A modifier that stands behind what it tells from others: "la semaine dernière".
  case trailingModifier(DateModifier)
  /// An inexact number: "few".
  case count(Int)
  /// A word that only joins others.
  case joint(DateJoint)
}

/// A stretch of the calendar.
enum DateUnit: String, Hashable, Sendable, CaseIterable {
  case minute, hour, day, week, weekend, month, year
}

/// Which of several.
enum DateModifier: String, Hashable, Sendable, CaseIterable {
  /// The nearest before now: on a Wednesday "last Monday" was two days ago.
  case last
  case this
  /// Of the unit after this one: on a Wednesday "next Friday" is in nine days.
  case next
  /// Of the unit before this one: on a Wednesday 上周一 was nine days ago.
  case previous
  /// The nearest after now: on a Wednesday "the coming Friday" is in two days.
  case coming

  /// How many units from this one.
  var shift: Int {
    switch self {
    case .last, .previous: -1
    case .this: 0
    case .next, .coming: 1
    }
  }
}

/// What holds a date together.
enum DateJoint: UInt8, Hashable, Sendable, CaseIterable {
  case ago, `in`, on, at, the, of, since, after, before, between, from, and, to, am, pm, ordinal
  /// "half past three".
  case past
  /// "zehn vor acht": so many minutes before the hour.
  case short
  /// "las ocho menos diez": before the minutes that the hour lacks.
  case less
  /// "halb acht": half an hour before the hour.
  case half
  /// "half eight": half an hour after the hour.
  case halfAfter
  /// "five o'clock".
  case oclock
  /// "two weeks from now".
  case hence
  /// Makes the number beside it a day of a month: "el día 16", 20日.
  case dayOfMonth
  /// Makes the number beside it a month: 三月.
  case monthNumber
  /// Behind the point: "cumaya kadar".
  case trailingSince, trailingAfter, trailingBefore
}
