import Testing

@testable import ParlanceEntities

/// Values are `upcoming | latest` where those differ; today is Wednesday 2026-03-11, half past nine.
@Suite("Dates")
struct DateTests {
  @Test(
    "Days",
    arguments: [
      ("today", "2026-03-11"), ("tomorrow", "2026-03-12"), ("yesterday", "2026-03-10"),
      ("the day after tomorrow", "2026-03-13"), ("the day before yesterday", "2026-03-09"),
      ("Friday", "2026-03-13 | 2026-03-06"), ("on Monday", "2026-03-16 | 2026-03-09"),
      ("Wednesday", "2026-03-11"), ("last Wednesday", "2026-03-04"),
      ("last Friday", "2026-03-06"), ("this Friday", "2026-03-13"), ("next Friday", "2026-03-20"),
      ("next Sunday", "2026-03-22"), ("previous Tuesday", "2026-03-10"),
      ("March 3rd", "2027-03-03 | 2026-03-03"), ("March 11", "2026-03-11"),
      ("Dec 24", "2026-12-24 | 2025-12-24"), ("3 April", "2026-04-03 | 2025-04-03"),
      ("the third of April", "2026-04-03 | 2025-04-03"), ("April 3, 2027", "2027-04-03"),
      ("3rd of April 2024", "2024-04-03"), ("April twenty first", "2026-04-21 | 2025-04-21"),
      ("the 5th", "2026-04-05 | 2026-03-05"), ("the 11th", "2026-03-11"),
      ("2026-03-03", "2026-03-03"), ("February 29", "2028-02-29 | 2024-02-29"),
      ("February 29, 2028", "2028-02-29"),
    ])
  func days(_ text: String, _ value: String) throws {
    #expect(try dates("show \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "Days that only some months have",
    arguments: [
      ("the 31st", "2026-03-31 | 2026-01-31"), ("the 30th", "2026-03-30 | 2026-01-30"),
      ("the 29th", "2026-03-29 | 2026-01-29"), ("the 28th", "2026-03-28 | 2026-02-28"),
    ])
  func monthEnds(_ text: String, _ value: String) throws {
    #expect(try dates("show \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "No dates",
    arguments: [
      "February 30", "April 31st", "February 29, 2026", "2026-02-30", "2026-13-01", "may", "march",
      "you may march on", "second", "5", "10 20", "13/13", "0/5", "sat down", "the sun", "week",
      "25:00", "12:60", "13 pm", "of march",
    ])
  func none(_ text: String) throws {
    #expect(try dates("show \(text)") == [])
  }

  @Test(
    "Times",
    arguments: [
      ("3 pm", "2026-03-11T15:00 | 2026-03-10T15:00"),
      ("8am", "2026-03-12T08:00 | 2026-03-11T08:00"),
      ("noon", "2026-03-11T12:00 | 2026-03-10T12:00"),
      ("midnight", "2026-03-12T00:00 | 2026-03-11T00:00"),
      ("12 am", "2026-03-12T00:00 | 2026-03-11T00:00"),
      ("12 pm", "2026-03-11T12:00 | 2026-03-10T12:00"),
      ("17:30", "2026-03-11T17:30 | 2026-03-10T17:30"),
      ("5:30 p.m.", "2026-03-11T17:30 | 2026-03-10T17:30"),
      ("half past three", "2026-03-11T15:30 | 2026-03-10T15:30"),
      ("a quarter to five", "2026-03-11T16:45 | 2026-03-10T16:45"),
      ("quarter to nine", "2026-03-12T08:45 | 2026-03-11T08:45"),
      ("ten past six", "2026-03-11T18:10 | 2026-03-10T18:10"),
      ("five o'clock", "2026-03-11T17:00 | 2026-03-10T17:00"),
      ("at 5", "2026-03-11T17:00 | 2026-03-10T17:00"),
      ("at 9", "2026-03-12T09:00 | 2026-03-11T09:00"),
      ("9 in the morning", "2026-03-12T09:00 | 2026-03-11T09:00"),
      ("at six thirty", "2026-03-11T18:30 | 2026-03-10T18:30"),
      ("at 6 30", "2026-03-11T18:30 | 2026-03-10T18:30"),
      ("five thirty pm", "2026-03-11T17:30 | 2026-03-10T17:30"),
      ("half six", "2026-03-11T18:30 | 2026-03-10T18:30"),
      ("tomorrow at five thirty", "2026-03-12T17:30"),
      ("at seven tomorrow morning", "2026-03-12T07:00"),
      ("at seven tonight", "2026-03-11T19:00"), ("at 7 this evening", "2026-03-11T19:00"),
      ("tomorrow at 5", "2026-03-12T17:00"), ("yesterday at 3:30 pm", "2026-03-10T15:30"),
      ("3 pm tomorrow", "2026-03-12T15:00"),
      ("noon on Friday", "2026-03-13T12:00 | 2026-03-06T12:00"),
      ("Friday at noon", "2026-03-13T12:00 | 2026-03-06T12:00"),
    ])
  func times(_ text: String, _ value: String) throws {
    #expect(try dates("show \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "Parts of days",
    arguments: [
      ("this morning", "2026-03-11T06:00/2026-03-11T12:00"),
      ("tonight", "2026-03-11T18:00/2026-03-12T00:00"),
      ("last night", "2026-03-10T18:00/2026-03-11T00:00"),
      ("tomorrow morning", "2026-03-12T06:00/2026-03-12T12:00"),
      (
        "Friday night",
        "2026-03-13T18:00/2026-03-14T00:00 | 2026-03-06T18:00/2026-03-07T00:00"
      ),
      ("yesterday evening", "2026-03-10T18:00/2026-03-11T00:00"),
      ("tomorrow morning at 5", "2026-03-12T05:00"),
      ("tomorrow evening at 5", "2026-03-12T17:00"),
    ])
  func parts(_ text: String, _ value: String) throws {
    #expect(try dates("show \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "From now",
    arguments: [
      ("3 days ago", "2026-03-08"), ("a week ago", "2026-03-04"), ("a month ago", "2026-02-11"),
      ("a year ago", "2025-03-11"), ("two weeks from now", "2026-03-25"),
      ("in three days", "2026-03-14"), ("in 2 hours", "2026-03-11T11:30"),
      ("half an hour ago", "2026-03-11T09:00"), ("12 hours ago", "2026-03-10T21:30"),
      ("in one and a half hours", "2026-03-11T11:00"), ("10 minutes ago", "2026-03-11T09:20"),
      ("in a quarter of an hour", "2026-03-11T09:45"), ("a couple of days ago", "2026-03-09"),
    ])
  func relative(_ text: String, _ value: String) throws {
    #expect(try dates("show \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "Periods",
    arguments: [
      ("last month", "2026-02-01/2026-02-28"), ("this month", "2026-03-01/2026-03-31"),
      ("next month", "2026-04-01/2026-04-30"), ("next year", "2027-01-01/2027-12-31"),
      ("this weekend", "2026-03-14/2026-03-15"), ("last weekend", "2026-03-07/2026-03-08"),
      ("the last 3 days", "2026-03-08/2026-03-11"), ("the past few days", "2026-03-08/2026-03-11"),
      ("the next two weeks", "2026-03-11/2026-03-25"),
      ("the last 2 hours", "2026-03-11T07:30/2026-03-11T09:30"),
      ("April", "2026-04-01/2026-04-30 | 2025-04-01/2025-04-30"),
      ("in May", "2026-05-01/2026-05-31 | 2025-05-01/2025-05-31"),
      ("February 2024", "2024-02-01/2024-02-29"), ("in March", "2026-03-01/2026-03-31"),
    ])
  func periods(_ text: String, _ value: String) throws {
    #expect(try dates("show \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "Bounds and ranges",
    arguments: [
      ("since Monday", "2026-03-09/.."), ("since 2025-12-01", "2025-12-01/.."),
      ("before Friday", "../2026-03-13 | ../2026-03-06"),
      ("after March 3", "2027-03-03/.. | 2026-03-03/.."), ("until tomorrow", "../2026-03-12"),
      ("from Monday to Friday", "2026-03-16/2026-03-20 | 2026-03-02/2026-03-06"),
      ("between yesterday and tomorrow", "2026-03-10/2026-03-12"),
      ("between 2 and 4 pm", "2026-03-11T14:00/2026-03-11T16:00"),
      ("Monday through Wednesday", "2026-03-16/2026-03-18 | 2026-03-09/2026-03-11"),
      ("from 2025-12-01 to 2025-12-24", "2025-12-01/2025-12-24"),
    ])
  func ranges(_ text: String, _ value: String) throws {
    #expect(try dates("show \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "What differs between regions",
    arguments: [
      ("en-US", "this week", "2026-03-08/2026-03-14"),
      ("en-GB", "this week", "2026-03-09/2026-03-15"),
      ("en-US", "last week", "2026-03-01/2026-03-07"),
      ("en-GB", "last week", "2026-03-02/2026-03-08"),
      ("en-US", "next week", "2026-03-15/2026-03-21"),
      ("en-GB", "next week", "2026-03-16/2026-03-22"),
      ("en-US", "3/4", "2027-03-04 | 2026-03-04"), ("en-GB", "3/4", "2026-04-03 | 2025-04-03"),
      ("en-US", "12/24/25", "2025-12-24"), ("en-GB", "24/12/2025", "2025-12-24"),
      ("en-AU", "this arvo", "2026-03-11T12:00/2026-03-11T18:00"),
    ])
  func regions(_ language: String, _ text: String, _ value: String) throws {
    #expect(
      try Languages.fixture(language).entities("show \(text)", .date) == ["\(text) = \(value)"])
  }

  @Test(
    "At the ends of months and years",
    arguments: [
      ("2026-01-31", "in a month", "2026-02-28"), ("2026-03-31", "a month ago", "2026-02-28"),
      ("2024-02-29", "a year ago", "2023-02-28"), ("2024-02-29", "February 29", "2024-02-29"),
      ("2026-12-31", "tomorrow", "2027-01-01"), ("2027-01-01", "yesterday", "2026-12-31"),
      ("2027-01-15", "last month", "2026-12-01/2026-12-31"),
      ("2026-12-15", "next month", "2027-01-01/2027-01-31"),
      ("2026-12-30", "the 31st", "2026-12-31 | 2026-10-31"),
      ("2027-01-02", "the 31st", "2027-01-31 | 2026-12-31"),
      ("2026-12-31T23:45", "in half an hour", "2027-01-01T00:15"),
      ("2027-01-01T00:15", "half an hour ago", "2026-12-31T23:45"),
      ("2026-12-30", "next Friday", "2027-01-08"), ("2028-02-28", "tomorrow", "2028-02-29"),
    ])
  func calendarEnds(_ today: String, _ text: String, _ value: String) throws {
    let reference = try #require(ReferenceDate(today))
    let found = try Languages.fixture("en-US").entities("show \(text)", .date, at: reference)
    #expect(found == ["\(text) = \(value)"])
  }

  @Test("A word that is something else as often is a doubtful date") func weak() throws {
    let found = try Languages.fixture("en-US").candidates("show may", .date)
    #expect(found == ["may = 2026-05-01/2026-05-31 | 2025-05-01/2025-05-31 ?"])
  }

  private func dates(_ text: String) throws -> [String] {
    try Languages.fixture("en-US").entities(text, .date)
  }
}
