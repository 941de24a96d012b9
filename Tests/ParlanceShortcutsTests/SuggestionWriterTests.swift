import Parlance
import ParlanceShortcuts
import Testing

@Suite("Reasons of suggestions in words")
struct SuggestionWriterTests {
  private static let reasons: [SuggestionReason] =
    Weekday.allCases.map { .weekday($0, minute: 19 * 60, count: 6, total: 8) }
    + [
      .daily(minute: 8 * 60 + 10, count: 9, total: 10), .place(count: 5, total: 6),
      .frequent(count: 12, days: 30),
    ]
    + (0...2).map { .recent(days: $0) }

  private func writer(_ code: String) throws -> SuggestionWriter {
    try SuggestionWriter(LanguagePack(for: LanguageCode(code)))
  }

  @Test(
    "English",
    arguments: [
      (
        SuggestionReason.weekday(.friday, minute: 1140, count: 6, total: 8),
        "Fridays around 19:00, 6 of the last 8"
      ),
      (.daily(minute: 490, count: 9, total: 10), "Around 08:10, on 9 of the last 10 days"),
      (.place(count: 5, total: 6), "Here, 5 of the last 6 times"),
      (.frequent(count: 12, days: 30), "12 times in the last 30 days"),
      (.recent(days: 0), "Used today"), (.recent(days: 1), "Used yesterday"),
      (.recent(days: 2), "Last used 2 days ago"),
    ])
  func english(_ reason: SuggestionReason, _ expected: String) throws {
    #expect(try writer("en-GB").text(of: reason) == expected)
  }

  @Test("Every language that speaks says all reasons, each in other words")
  func languages() throws {
    let library = PackLibrary.embedded
    for tag in library.tags where try library.layer(tag)?.file(named: "sentences.tsv") != nil {
      let writer = try writer(tag)
      let texts = Self.reasons.compactMap(writer.text)
      #expect(Set(texts).count == Self.reasons.count, "\(tag): \(texts)")
    }
  }

  @Test("A language without sentences says nothing") func silent() throws {
    let pack = try LanguagePack(ofAny: LanguageCode("el-GR"))
    #expect(try SuggestionWriter(pack).text(of: .recent(days: 0)) == nil)
  }

  @Test("The example of the model") func example() {
    let model = SuggestionModel()
    let soup = DonationEvent(
      shortcut: "soup", moment: DonationMoment(secondsSince1970: 0, secondsFromUTC: 0))
    let thursday = DonationMoment(secondsSince1970: 7 * 86_400, secondsFromUTC: 0)
    #expect(model.suggestions(from: [soup], at: thursday).map(\.shortcut) == ["soup"])
  }
}
