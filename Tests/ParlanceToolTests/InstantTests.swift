import Testing

@testable import parlance

@Suite("Times with an offset")
struct InstantTests {
  @Test(
    "They are read",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, 0), ("1970-01-01T01:00+01:00", 0, 3600),
      ("1969-12-31T18:29:59.5-05:30", -500, -19800),
      ("2026-03-11T12:30:00.25+01:00", 1_773_228_600_250, 3600), ("-1500", -1500, nil),
      ("2024-02-29T23:59:59.999Z", 1_709_251_199_999, 0),
    ] as [(String, Int64, Int?)])
  func reads(_ text: String, _ milliseconds: Int64, _ offset: Int?) {
    #expect(Instant(text) == Instant(milliseconds: milliseconds, secondsFromUTC: offset))
  }

  @Test(
    "What is no time, or does not say its offset, is not read",
    arguments: [
      "", "noon", "2026-03-11", "2026-03-11T12:30:00", "2026-02-29T12:30:00Z", "2026-03-11T24:00Z",
      "2026-03-11T12:30:00+24:00", "2026-03-11T12:30:00+0100", "2026-03-11T12:30:00.1234Z",
      "2026-03-11T12:30:00.Z", "2026-03-11 12:30:00Z", "1.5", "2026-3-11T12:30:00Z", "+01:00", "Z",
    ])
  func refuses(_ text: String) {
    #expect(Instant(text) == nil)
  }

  @Test(
    "They are written as they are read",
    arguments: [
      "1970-01-01T00:00:00Z", "2026-03-11T12:30:00.250+01:00", "1969-12-31T18:29:59.500-05:30",
      "0009-01-01T00:00:00Z", "9999-12-30T23:59:59+14:00",
    ])
  func writes(_ text: String) {
    #expect(Instant(text)?.text == text)
  }

  @Test("No millisecond is lost")
  func keepsMilliseconds() throws {
    for milliseconds in Int64(-1100)...1100 {
      for second: Int64 in [0, 1_795_335_927, -62_000_000_000, 253_402_100_000] {
        let instant = Instant(milliseconds: second * 1000 + milliseconds, secondsFromUTC: -3600)
        #expect(Instant(try #require(instant.text)) == instant)
      }
    }
  }

  @Test(
    "Others have no such text",
    arguments: [(0, nil), (0, 3605), (0, 90_000), (.max, 0), (.min, 0)] as [(Int64, Int?)])
  func leaves(_ milliseconds: Int64, _ offset: Int?) {
    #expect(Instant(milliseconds: milliseconds, secondsFromUTC: offset).text == nil)
  }
}
