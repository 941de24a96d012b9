import Testing

@testable import ParlanceEntities

@Suite("Ranges of date components")
struct DateComponentsRangeTests {
  @Test(
    "What is written is read",
    arguments: [
      "2026-03-10", "2026-03-02/2026-03-08", "2026-03-11T15:00",
      "2026-03-11T14:00/2026-03-11T16:00", "2026-03-03/..", "../2026-03-03",
      "2026-03-11T18:00/..", "../2026-03-11T18:00", "2024-02-29", "0099-12-31",
    ])
  func roundTrip(_ text: String) {
    #expect(DateComponentsRange(text)?.description == text)
  }

  @Test(
    "What is no range",
    arguments: [
      "", "/", "..", "../..", "2026-03-10/", "/2026-03-10", "2026-03-08/2026-03-02", "2026-02-29",
      "2026-3-1", "2026-03-11T24:00", "2026-03-11T9:00", "2026-03-01/2026-03-02/2026-03-03",
      "2026-03-11T10:60", "tomorrow",
    ])
  func refuses(_ text: String) {
    #expect(DateComponentsRange(text) == nil)
  }

  @Test("The same day twice is one day") func collapses() {
    #expect(DateComponentsRange("2026-03-10/2026-03-10")?.description == "2026-03-10")
  }

  @Test("Fields") func fields() throws {
    let range = try #require(DateComponentsRange("2026-03-11T14:05/2026-03-12"))
    let start = try #require(range.startDateComponents)
    #expect(start.year == 2026 && start.month == 3 && start.day == 11)
    #expect(start.hour == 14 && start.minute == 5)
    let end = try #require(range.endDateComponents)
    #expect(end.day == 12 && end.hour == nil && end.minute == nil)
    #expect(DateComponentsRange("2026-03-03/..")?.endDateComponents == nil)
  }

  @Test(
    "What is over when a day begins",
    arguments: [
      ("2026-03-10", true), ("2026-03-11", false), ("2026-03-02/2026-03-11", false),
      ("2026-03-10T18:00/2026-03-11T00:00", true), ("2026-03-11T08:00", false),
      ("2026-03-10T23:59", true), ("2026-03-01/..", false), ("../2026-03-10", true),
    ])
  func ends(_ text: String, _ isOver: Bool) throws {
    let range = try #require(DateComponentsRange(text))
    #expect(range.ends(before: Fixture.reference) == isOver)
  }

  @Test("Midnight at a day's end is the next day's beginning") func midnight() throws {
    let date = try #require(CivilDate(year: 2026, month: 12, day: 31))
    #expect(DateComponentsRange.Moment(date, minute: 1440).text == "2027-01-01T00:00")
  }
}
