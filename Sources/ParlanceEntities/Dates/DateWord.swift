/// What a word or phrase does in a date.
enum DateWord: Hashable, Sendable {
  /// Days from today: "yesterday" is -1.
  case day(Int)
  /// A part of a day so many days from today: "tonight".
  case dayPart(day: Int, from: Int, to: Int)
  /// A part of any day, in minutes since midnight: "morning".
  case part(from: Int, to: Int)
  /// A time of day, in minutes since midnight: "noon".
  case clock(Int)
  /// From 1 for Monday to 7.
  case weekday(Int)
  /// From 1 to 12.
  case month(Int)
  case unit(DateUnit)
  case modifier(DateModifier)
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
  case last, this, next
}

/// What holds a date together.
enum DateJoint: UInt8, Hashable, Sendable, CaseIterable {
  case ago, `in`, on, at, the, of, since, after, before, between, from, and, to, am, pm, ordinal
  /// "half past three".
  case past
  /// "five o'clock".
  case oclock
  /// "two weeks from now".
  case hence
}
