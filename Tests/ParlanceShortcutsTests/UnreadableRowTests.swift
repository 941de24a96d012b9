import Foundation
import Parlance
import TestSupport
import Testing

@testable import ParlanceShortcuts

@Suite("Rows that cannot be read")
struct UnreadableRowTests {
  private let store: ShortcutStore
  private let center: DonationCenter

  init() throws {
    store = try ShortcutStore()
    center = try .soupChef(store)
    for (day, soup) in ["leek", "pea", "tomato", "onion"].enumerated() {
      try center.donate(Interaction(.order(soup), identifier: soup, day: day))
    }
  }

  private func execute(_ script: StaticString) throws {
    try store.withWriter { try $0.execute(script) }
  }

  @Test("A shortcut that is no JSON does not hide the others, and is named")
  func shortcut() throws {
    try execute("UPDATE shortcuts SET content = 'no JSON' WHERE id = 4")
    #expect(try center.donations().map(\.identifier) == ["tomato", "pea", "leek"])
    #expect(try center.shortcuts(matching: "onion").isEmpty)
    #expect(try center.shortcuts(matching: "pea") == [.intent(.order("pea"))])
    #expect(try store.entries(of: "com.example.soup").count == 3)
    #expect(try center.delete { _ in false } == 0)
    #expect(store.unreadableRows.map(\.table) == ["shortcuts"])
    #expect(store.unreadableRows.map(\.row) == [4])
    #expect(
      "\(store.unreadableRows[0])".hasPrefix("row 4 of the table 'shortcuts' cannot be read ("))
  }

  @Test("What is suggested in its place are others, as if it were not there")
  func suggestion() throws {
    let suggestions = SuggestionCenter(store: store)
    let date = Date(timeIntervalSince1970: 1_790_000_000 + 4 * 86_400)
    let all = try suggestions.suggestions(at: date, secondsFromUTC: 0, limit: 10)
    try #require(all.count == 4)
    try execute("UPDATE shortcuts SET content = '{}' WHERE id IN (3, 4)")
    let found = try suggestions.suggestions(at: date, secondsFromUTC: 0, limit: 1)
    #expect(found.map(\.shortcut) == [.intent(.order("pea"))])
    #expect(store.unreadableRows.map(\.row) == [3, 4])
    try execute("DELETE FROM donations WHERE shortcut IN (3, 4)")
    #expect(try suggestions.suggestions(at: date, secondsFromUTC: 0, limit: 1) == found)
  }

  @Test("A shortcut that is donated again can be read again")
  func healing() throws {
    try execute("UPDATE shortcuts SET content = '' WHERE id = 4")
    #expect(try center.count() == 4)
    #expect(try center.donations().count == 3)
    try center.donate(Interaction(.order("onion"), identifier: "again"))
    #expect(try center.donations().count == 5)
  }

  @Test(
    "Of a donation the language and the response are read",
    arguments: [
      "UPDATE donations SET language = 'Klingon!' WHERE id = 2",
      "UPDATE donations SET response = '[' WHERE id = 2",
    ] as [StaticString])
  func donation(_ script: StaticString) throws {
    try execute(script)
    #expect(try center.donations().map(\.identifier) == ["onion", "tomato", "leek"])
    #expect(store.unreadableRows.map(\.table) == ["donations"])
    #expect(store.unreadableRows.map(\.row) == [2])
  }

  @Test("Phrases and offers that can be read are read")
  func phrases() throws {
    let phrases = try VoiceShortcutCenter(app: .soupChef, store: store, language: "en-US")
    let first = try phrases.add("Soup time", for: .intent(.order("leek")))
    try phrases.add("Evening meal", for: .intent(.order("pea")))
    try phrases.setShortcutSuggestions([.intent(.order("leek")), .intent(.order("pea"))])
    try execute(
      """
      UPDATE voice_shortcuts SET content = '{"intent":{"version":99}}' WHERE id = 2;
      UPDATE offers SET content = '{}' WHERE position = 0;
      """)
    #expect(try phrases.voiceShortcuts() == [first])
    #expect(try phrases.shortcutSuggestions() == [.intent(.order("pea"))])
    #expect(try store.phrases(in: LanguageCode("en-US")).map(\.text) == ["Soup time"])
    #expect(store.unreadableRows.map(\.table) == ["offers", "voice_shortcuts"])
    #expect(throws: UnreadableRow.self) {
      try phrases.add("evening meal", for: .intent(.order("leek")))
    }
  }

  @Test("A history that is damaged is passed over, and made anew with the next donation")
  func history() throws {
    try execute("UPDATE histories SET moments = x'00' WHERE shortcut = 1")
    let suggestions = SuggestionCenter(store: store)
    let date = Date(timeIntervalSince1970: 1_790_000_000 + 9 * 86_400)
    #expect(try suggestions.suggestions(at: date, limit: 10).count == 3)
    #expect(store.unreadableRows.map(\.table) == ["histories"])
    try center.donate(Interaction(.order("leek"), identifier: "again"))
    #expect(try suggestions.suggestions(at: date, limit: 10).count == 4)
  }
}
