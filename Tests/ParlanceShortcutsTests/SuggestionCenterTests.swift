import Foundation
import Parlance
import ParlanceShortcuts
import TestSupport
import Testing

@Suite("Suggestions from a store")
struct SuggestionCenterTests {
  private let store: ShortcutStore
  private let donations: DonationCenter

  init() throws {
    store = try ShortcutStore()
    donations = try .soupChef(store)
  }

  private static let soups = ["tomato", "pumpkin", "onion", "lentil"]
  private static let now = Date(timeIntervalSince1970: 1_790_000_000 + 200 * 86_400)

  private var suggestions: [SuggestedShortcut] {
    get throws {
      try SuggestionCenter(store: store).suggestions(
        at: Self.now, place: 1, secondsFromUTC: 3600, limit: 10)
    }
  }

  /// What the model says of all donations that there are.
  private var expected: [Suggestion] {
    get throws {
      let events = try donations.donations().map { donation in
        DonationEvent(
          shortcut: "\(donation.shortcut)",
          moment: DonationMoment(
            secondsSince1970: Int64(donation.dateInterval.start.timeIntervalSince1970),
            secondsFromUTC: donation.secondsFromUTC, place: donation.place))
      }
      return SuggestionModel().suggestions(
        from: events,
        at: DonationMoment(
          secondsSince1970: Int64(Self.now.timeIntervalSince1970), secondsFromUTC: 3600, place: 1),
        limit: 10)
    }
  }

  private func donate(_ generator: inout SeededGenerator, count: Int) throws {
    let interactions = (0..<count).map { _ in
      let soup = Self.soups.randomElement(using: &generator) ?? ""
      // Few names, so that donations give way to others, and few times, so that many are of one minute.
      let name = "order \(Int.random(in: 0..<900, using: &generator))"
      var interaction = Interaction(.order(soup), identifier: name, group: soup)
      let hours = Int.random(in: 0..<400, using: &generator) * 12
      let start = Date(timeIntervalSince1970: 1_790_000_000 + Double(hours * 3600))
      interaction.dateInterval = DateInterval(start: start, duration: 0)
      return interaction
    }
    let circumstances = DonationCircumstances(
      language: try LanguageCode("en-US"), place: Bool.random(using: &generator) ? 1 : nil,
      secondsFromUTC: 3600)
    try donations.donate(interactions, in: circumstances)
  }

  private func delete(_ generator: inout SeededGenerator) throws {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      let names = (0..<5).map { _ in "order \(Int.random(in: 0..<900, using: &generator))" }
      try donations.delete(identifiers: names)
    case 1: try donations.delete(group: Self.soups.randomElement(using: &generator) ?? "")
    default:
      let soup = Self.soups.randomElement(using: &generator) ?? ""
      try donations.delete { $0 == .intent(.order(soup)) }
    }
  }

  @Test("Whatever was donated and deleted, what is left decides", arguments: UInt64(1)...5)
  func followsDonations(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      try donate(&generator, count: Int.random(in: 1...150, using: &generator))
      if Int.random(in: 0..<3, using: &generator) == 0 { try delete(&generator) }
      let (found, expected) = (try suggestions, try expected)
      #expect(found.map(\.confidence) == expected.map(\.confidence), "seed \(seed)")
      #expect(found.map(\.reason) == expected.map(\.reason), "seed \(seed)")
      #expect(
        Set(found.map { "\($0.shortcut)" }) == Set(expected.map(\.shortcut)), "seed \(seed)")
    }
  }

  @Test("Nothing is suggested of nothing, nor of what is gone")
  func nothing() throws {
    #expect(try suggestions == [])
    try donations.donate(Interaction(.order("onion"), identifier: "1"))
    #expect(try suggestions.map(\.shortcut) == [.intent(.order("onion"))])
    try donations.deleteAll()
    #expect(try suggestions == [])
  }

  @Test("Each suggestion names its app and its phrase, and one app's can be asked for")
  func apps() throws {
    var other = ShortcutApp.soupChef
    other.identifier = "com.example.other"
    let others = try DonationCenter(app: other, store: store, language: "en-US")
    try donations.donate(.menu, at: Date(timeIntervalSince1970: 1_790_000_000))
    try others.donate(Interaction(.order("onion"), identifier: "1", day: 1))
    #expect(try suggestions.map(\.app) == ["com.example.other", "com.example.soup"])
    let center = SuggestionCenter(store: store, app: "com.example.soup")
    let found = try center.suggestions(at: Self.now)
    #expect(found.map(\.shortcut) == [.userActivity(.menu)])
    #expect(found.first?.suggestedInvocationPhrase == "What's cooking")
    #expect(try center.suggestions(at: Self.now, limit: 0) == [])
  }

  @Test("What lies ahead of the time does not count")
  func ahead() throws {
    try donations.donate(Interaction(.order("onion"), identifier: "1", day: 201))
    #expect(try suggestions == [])
  }
}
