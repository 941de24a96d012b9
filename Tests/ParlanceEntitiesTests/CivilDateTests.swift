import Testing

@testable import ParlanceEntities

@Suite("Civil dates")
struct CivilDateTests {
  @Test("Every day of two thousand years comes back, and each follows the one before")
  func roundTrip() throws {
    let first = try #require(CivilDate(year: 1, month: 1, day: 1))
    let last = try #require(CivilDate(year: 2400, month: 12, day: 31))
    var weekday = first.weekday
    for days in first.days...last.days {
      let date = CivilDate(days: days)
      let (year, month, day) = date.components
      guard CivilDate(year: year, month: month, day: day) == date, date.weekday == weekday else {
        Issue.record("day \(days) is \(year)-\(month)-\(day), weekday \(date.weekday)")
        return
      }
      weekday = weekday % 7 + 1
    }
  }

  @Test(
    "Known weekdays",
    arguments: [
      (1582, 10, 15, 5), (1789, 7, 14, 2), (1900, 1, 1, 1), (1969, 7, 20, 7), (1970, 1, 1, 4),
      (2000, 1, 1, 6), (2000, 2, 29, 2), (2024, 2, 29, 4), (2026, 3, 11, 3), (2100, 3, 1, 1),
    ])
  func weekdays(_ year: Int, _ month: Int, _ day: Int, _ weekday: Int) {
    #expect(CivilDate(year: year, month: month, day: day)?.weekday == weekday)
  }

  @Test(
    "Days that months do not have",
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (2024, 2, 30), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1),
      (2026, 1, 0), (2026, 1, 32), (2026, -1, 1),
    ])
  func misfits(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "Months on, or the month's last day",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
      ("2026-03-31", -1, "2026-02-28"), ("2024-02-29", 12, "2025-02-28"),
      ("2026-01-15", -1, "2025-12-15"), ("2026-12-31", 2, "2027-02-28"),
      ("2026-03-11", 0, "2026-03-11"),
    ])
  func months(_ from: String, _ count: Int, _ to: String) throws {
    let date = try #require(ReferenceDate(from)).date
    #expect(date.adding(months: count).map { DateComponentsRange(day: $0).description } == to)
  }
}
