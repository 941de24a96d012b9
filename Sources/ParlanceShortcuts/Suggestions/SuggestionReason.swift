/// What speaks for a suggestion, for people to read: counts of donations that there are.
public enum SuggestionReason: Hashable, Sendable {
  /// On so many of the last such days of the week around the time: "Fridays around 19:00, 6 of the last 8".
  ///
  /// The time is in minutes since midnight, a multiple of five.
  case weekday(Weekday, minute: Int, count: Int, total: Int)
  /// On so many of the last days around the time: "Around 8:10, on 9 of the last 10 days".
  case daily(minute: Int, count: Int, total: Int)
  /// So many of the last times at the place: "Here, 5 of the last 6 times".
  case place(count: Int, total: Int)
  /// So often within some days: "12 times in the last 30 days".
  case frequent(count: Int, days: Int)
  /// So many days ago, by the calendar: 0 for today.
  case recent(days: Int)
}
