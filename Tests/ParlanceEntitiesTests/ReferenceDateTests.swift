import Testing

@testable import ParlanceEntities

@Suite("Reference dates")
struct ReferenceDateTests {
  @Test(
    "ISO 8601",
    arguments: [
      ("2026-03-11", "2026-03-11T00:00"), ("2026-03-11T09:30", "2026-03-11T09:30"),
      ("2026-03-11T09:30:59", "2026-03-11T09:30"), ("2024-02-29T23:59", "2024-02-29T23:59"),
    ])
  func reads(_ text: String, _ description: String) {
    #expect(ReferenceDate(text)?.description == description)
  }

  @Test(
    "Anything else",
    arguments: [
      "", "T", "today", "2026", "2026-03", "2026-03-11T", "2026-03-11T9", "2026-03-11T24:00",
      "2026-03-11T09:60", "2026-03-11T09:30:60", "2026-03-11T09:30:5x", "2026-03-11T09:30T",
      "2026-13-01", "2026-02-29", "2026-00-10", "2026-03-00", "2026-3-11", "26-03-11",
      "+2026-03-11", "-2026-03-11", "2026-03-11 09:30", "2026/03/11", "2026-03-11T-9:30",
      "9223372036854775807-01-01", "99999999999999999999-01-01", "２０２６-03-11",
    ])
  func refuses(_ text: String) {
    #expect(ReferenceDate(text) == nil)
  }

  @Test("Now, where it is known which zone is meant") func now() {
    #expect(ReferenceDate(nowIn: "Pacific/Auckland") != nil)
    #expect(ReferenceDate(nowIn: "Middle/Earth") == nil)
    #expect(ReferenceDate.now.date.components.year >= 1970)
  }
}
