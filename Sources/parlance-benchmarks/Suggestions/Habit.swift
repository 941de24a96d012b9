/// Something that a simulated person does again and again.
struct Habit {
  /// When a habit falls.
  enum Days {
    /// On days of the week, from Monday on.
    case week([Bool])
    /// On a day of the month, from 1 on.
    case month(Int)
  }

  /// What a habit pauses for.
  enum Pause: String {
    /// Holidays and days off.
    case work
    /// Holidays.
    case away
    /// Nothing.
    case never = "-"
  }

  /// The shortcuts, one of which is chosen each time, with how often.
  let choices: [(shortcut: String, weight: Int)]
  let days: Days
  /// Minutes since midnight, on average.
  let minute: Int
  /// The standard deviation, in minutes.
  let spread: Int
  /// How often it is kept, in percent.
  let kept: Int
  let place: String?
  /// The days of the year, from 0 on.
  let span: Range<Int>
  let pause: Pause

  /// Whether it falls on a day of the year.
  func falls(on day: SimulatedDay) -> Bool {
    switch days {
    case .week(let days): days[day.weekday]
    case .month(let number): day.dayOfMonth == number
    }
  }
}
