/// A day of the simulated year, which is 2025.
struct SimulatedDay {
  static let count = 365
  /// 2025-01-01T00:00 UTC, a Wednesday, in seconds since 1970.
  static let start: Int64 = 1_735_689_600

  private static let months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// From 0 on.
  let number: Int

  /// From Monday, which is 0.
  var weekday: Int { (number + 2) % 7 }

  /// From 1 on.
  var dayOfMonth: Int {
    var day = number
    for length in Self.months {
      if day < length { return day + 1 }
      day -= length
    }
    return day + 1
  }
}
