import Foundation
import Parlance
import ParlanceShortcuts
import Testing

@Suite("Relevant shortcuts")
struct RelevanceTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
  private static let berlin = Location(latitude: 52.52, longitude: 13.405)
  private static let paris = Location(latitude: 48.8566, longitude: 2.3522)

  @Test("They are kept as they were set, until others are set")
  func keeping() throws {
    let store = try RelevantShortcutStore(app: .soupChef, store: ShortcutStore())
    var soup = RelevantShortcut(
      .intent(.order("tomato")),
      providers: [
        .date(start: Self.start, end: nil),
        .date(start: Self.start, end: Self.start.addingTimeInterval(0.1)),
        .dailyRoutine(situation: .headphonesConnected),
        .location(center: Self.berlin, radius: 150),
      ], role: .information)
    soup.title = "Soup"
    soup.subtitle = "as always"
    soup.widgetKind = "small"
    let menu = RelevantShortcut(.userActivity(.menu))
    try store.setRelevantShortcuts([soup, menu])
    #expect(try store.relevantShortcuts() == [soup, menu])
    #expect(throws: DonationError.self) {
      try store.setRelevantShortcuts([
        RelevantShortcut(.intent(AnyIntent(intentClass: "INPayBillIntent")))
      ])
    }
    #expect(try store.relevantShortcuts() == [soup, menu])
    try store.setRelevantShortcuts([menu])
    #expect(try store.relevantShortcuts() == [menu])
  }

  @Test("One of the providers must apply, where there are any")
  func relevance() {
    let end = Self.start.addingTimeInterval(60)
    let soup = RelevantShortcut(
      .intent(.order("tomato")),
      providers: [
        .date(start: Self.start, end: end), .dailyRoutine(situation: .gym),
        .location(center: Self.berlin, radius: 1000),
      ])
    #expect(soup.isRelevant(at: Self.start))
    #expect(!soup.isRelevant(at: end))
    #expect(!soup.isRelevant(at: .distantPast))
    #expect(soup.isRelevant(at: end, in: [.gym, .evening]))
    #expect(!soup.isRelevant(at: end, in: [.home], location: Self.paris))
    #expect(soup.isRelevant(at: end, location: Location(latitude: 52.521, longitude: 13.41)))
    #expect(RelevantShortcut(.userActivity(.menu)).isRelevant(at: .distantPast))
    let always = RelevanceProvider.date(start: Self.start, end: nil)
    #expect(always.applies(at: .distantFuture))
  }

  @Test("Distances are those of the globe")
  func distances() {
    // 878 km on the ellipsoid.
    #expect(abs(Self.berlin.distance(to: Self.paris) - 878_000) < 4_000)
    #expect(Self.berlin.distance(to: Self.berlin) == 0)
    let antipode = Location(latitude: -52.52, longitude: 13.405 - 180)
    #expect(abs(Self.berlin.distance(to: antipode) - .pi * 6_371_008.8) < 1)
  }
}
