import Foundation
import Parlance
import ParlanceShortcuts
import Testing

@testable import SoupChef

@Suite("Orders of soup as shortcuts")
struct CounterTests {
  private let store: ShortcutStore
  private let counter: Counter
  private let shortcuts: AssistantShortcuts
  private let kitchen = Kitchen()

  init() async throws {
    store = try ShortcutStore()
    counter = try await Counter(kitchen, for: "en-US", store: store) {
      Date(timeIntervalSince1970: 1_790_000_000)
    }
    shortcuts = await counter.shortcuts
  }

  /// What is answered to the last of what is said.
  @discardableResult
  private func say(_ lines: String...) async throws -> String {
    var answer = ""
    for line in lines { answer = try await counter.hear(line).text }
    return answer
  }

  @Test("An order that was placed is donated with its soup, its time and a phrase")
  func donates() async throws {
    try await say("order 2 bowls of onion soup")
    #expect(try shortcuts.donations.count() == 0)
    try await say("yes")
    let donation = try #require(shortcuts.donations.donations().first)
    #expect(donation.groupIdentifier == "onion")
    #expect(donation.dateInterval.start == Date(timeIntervalSince1970: 1_790_000_000))
    #expect(donation.suggestedInvocationPhrase == "Order 2 bowls of onion soup")
    #expect(donation.status == .success)
    #expect(donation.response?.properties["waitTime"] == [.number(16)])
  }

  @Test("What was refused or taken back is not")
  func donatesNothing() async throws {
    try await say("order pumpkin soup")
    try await say("order onion soup", "no")
    #expect(try shortcuts.donations.count() == 0)
  }

  @Test("The phrase orders the same again")
  func ordersAgain() async throws {
    try await say("order 2 bowls of onion soup with cheese", "yes", ":add Soup time")
    try await say("soup time", "yes")
    let orders = await kitchen.orders
    #expect(orders.count == 2)
    #expect(orders[0] == orders[1])
    #expect(try shortcuts.donations.count() == 2)
  }

  @Test("What is sold out leaves suggestions, search and the app's phrases, not the person's")
  func sellsOut() async throws {
    try await say("order 2 bowls of onion soup", "yes", ":add Soup time")
    try await say("order tomato soup", "yes")
    let code = try LanguageCode("en-US")
    #expect(try store.phrases(in: code).count == 3)
    try await say(":sold-out onion soup")
    #expect(try shortcuts.donations.shortcuts(matching: "onion").isEmpty)
    let suggested = try shortcuts.suggestions.suggestions(
      at: Date(timeIntervalSince1970: 1_790_000_000))
    #expect(suggested.map(\.suggestedInvocationPhrase) == ["Order tomato soup"])
    let phrases = try store.phrases(in: code)
    #expect(phrases.filter { $0.origin == .app }.map(\.text) == ["Order tomato soup"])
    #expect(phrases.filter { $0.origin == .person }.map(\.text) == ["Soup time"])
    #expect(try await say("soup time") == "Sorry, the onion soup is sold out today.")
    #expect(await kitchen.orders.count == 2)
  }

  @Test("Who comes back is understood from the start")
  func comesBack() async throws {
    try await say("order 2 bowls of onion soup", "yes", ":add Soup time")
    let later = try await Counter(kitchen, for: "en-US", store: store)
    #expect(try await later.hear("soup time").text == "Shall I order onion soup for 2?")
    let german = try await Counter(kitchen, for: "de-DE", store: store)
    #expect(try await german.hear("soup time").intent == nil)
  }
}
