import ParlanceLanguages
import Testing

@testable import ParlanceEntities

@Suite("Writing dates")
struct DateFormatTests {
  static func text(_ range: String, _ code: String) throws -> String {
    let range = try #require(DateComponentsRange(range))
    let formatter = try EntityFormatterTests.formatter(code)
    return EntityFormatterTests.plain(formatter.text(of: range, at: Fixture.reference))
  }

  @Test(
    "A day of the reference's year, and of another",
    arguments: [
      ("en-US", "Fri, Mar 13", "Sat, Mar 13, 2027"),
      ("de-DE", "Fr., 13. März", "Sa., 13. März 2027"),
      ("fr-FR", "ven. 13 mars", "sam. 13 mars 2027"), ("ja-JP", "3月13日(金)", "2027年3月13日(土)"),
      ("zh-CN", "3月13日周五", "2027年3月13日周六"), ("ar-SA", "الجمعة، ١٣ مارس", "السبت، ١٣ مارس ٢٠٢٧"),
      ("hi-IN", "शुक्र, 13 मार्च", "शनि, 13 मार्च 2027"), ("th-TH", "ศ. 13 มี.ค.", "ส. 13 มี.ค. 2570"),
    ])
  func days(_ code: String, _ near: String, _ far: String) throws {
    #expect(try Self.text("2026-03-13", code) == near)
    #expect(try Self.text("2027-03-13", code) == far)
  }

  @Test(
    "A time by the clock of the region",
    arguments: [
      ("en-US", "Fri, Mar 13, 3:00 PM", "Fri, Mar 13, 3:00 – 5:30 PM"),
      ("en-GB", "Fri, 13 Mar, 15:00", "Fri, 13 Mar, 15:00–17:30"),
      ("de-DE", "Fr., 13. März, 15:00", "Fr., 13. März, 15:00–17:30 Uhr"),
      ("fr-FR", "ven. 13 mars, 15:00", "ven. 13 mars, 15:00 – 17:30"),
      ("ja-JP", "3月13日(金) 15:00", "3月13日(金) 15時00分～17時30分"),
      ("zh-CN", "3月13日周五 15:00", "3月13日周五 15:00–17:30"),
      ("ar-SA", "الجمعة، ١٣ مارس، ٣:٠٠ م", "الجمعة، ١٣ مارس، ٣:٠٠–٥:٣٠ م"),
      ("hi-IN", "शुक्र, 13 मार्च, 3:00 pm", "शुक्र, 13 मार्च, 3:00–5:30 pm"),
      ("th-TH", "ศ. 13 มี.ค. 15:00", "ศ. 13 มี.ค. 15:00–17:30"),
    ])
  func times(_ code: String, _ moment: String, _ stretch: String) throws {
    #expect(try Self.text("2026-03-13T15:00", code) == moment)
    #expect(try Self.text("2026-03-13T15:00/2026-03-13T17:30", code) == stretch)
  }

  @Test(
    "Stretches of days, and bounds that are open or of another kind",
    arguments: [
      ("2026-03-13/2026-03-16", "Fri, Mar 13 – Mon, Mar 16"),
      ("2026-12-31/2027-01-02", "Thu, Dec 31, 2026 – Sat, Jan 2, 2027"),
      ("2026-03-03/..", "Tue, Mar 3 – …"), ("../2026-03-03", "… – Tue, Mar 3"),
      ("2027-03-03T18:00/..", "Wed, Mar 3, 2027, 6:00 PM – …"),
      ("2026-03-13/2026-03-14T15:00", "Fri, Mar 13 – Sat, Mar 14, 3:00 PM"),
      ("2026-03-13T18:00/2026-03-14T00:00", "Fri, Mar 13, 6:00 PM – Sat, Mar 14, 12:00 AM"),
    ])
  func stretches(_ range: String, _ expected: String) throws {
    #expect(try Self.text(range, "en-US") == expected)
  }

  @Test("Days before the calendar's reform, and leap days, are those that are meant") func old()
    throws
  {
    #expect(try Self.text("1500-03-01", "en-US") == "Thu, Mar 1, 1500")
    #expect(try Self.text("2024-02-29", "en-US") == "Thu, Feb 29, 2024")
  }

  @Test("A language that CLDR has nothing of is written as in its root, whatever the system speaks")
  func root() throws {
    let sum = CurrencyAmount(amount: 100, currency: "USD")
    let formatter = try EntityFormatterTests.formatter("la-VA")
    #expect(EntityFormatterTests.plain(formatter.text(of: sum)) == "US$ 100.00")
    #expect(try Self.text("2026-03-13", "la-VA") == "M03 13, Fri")
  }

  @Test("Threads share a formatter") func threads() async throws {
    let formatter = try EntityFormatterTests.formatter("en-US")
    let range = try #require(DateComponentsRange("2026-03-13T15:00/2026-03-14T17:00"))
    let sum = CurrencyAmount(amount: 5, currency: "EUR")
    let write: @Sendable (Int) -> String = { place in
      let currency = CurrencyAmount(amount: 5, currency: place % 2 == 0 ? "EUR" : "USD")
      return formatter.text(of: range, at: Fixture.reference) + formatter.text(of: currency)
    }
    let texts = await withTaskGroup(of: String.self, returning: Set<String>.self) { group in
      for place in 0..<64 { group.addTask { write(place) } }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(texts == [write(0), write(1)] && write(0).hasSuffix(formatter.text(of: sum)))
  }
}
