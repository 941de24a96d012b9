import FoundationEssentials
import Parlance
import ParlanceShortcuts

/// Somebody at SoupChef's counter: what they say, and in lines with a colon what they would tap on a screen.
actor Counter {
  let assistant: Assistant
  let shortcuts: AssistantShortcuts
  let kitchen: Kitchen
  let menu: Menu
  let reasons: SuggestionWriter
  let now: @Sendable () -> Date
  /// What was spoken of or opened last, to which a phrase can be attached.
  var last: Shortcut?
  private let phrasebook: IntentPhrasebook
  private let formatter: ValueFormatter

  init(
    _ kitchen: Kitchen, for language: String, store: ShortcutStore,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws {
    let code = try LanguageCode(language)
    let pack = try LanguagePack(for: code)
    assistant = try Assistant(for: language, services: [.soupChef(kitchen, for: code)])
    shortcuts = try await AssistantShortcuts(
      of: .soupChef, in: store, for: assistant, language: language)
    self.kitchen = kitchen
    menu = Menu(for: code)
    reasons = try SuggestionWriter(pack)
    self.now = now
    phrasebook = .orders(for: code)
    formatter = try ValueFormatter(pack)
  }

  func hear(_ line: String, at reference: ReferenceDate = .now) async throws -> Reply {
    guard line.hasPrefix(":") else { return try await talk(line, at: reference) }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    do {
      return Reply(text: try await perform(words[0], words.count == 2 ? words[1] : nil))
    } catch {
      return Reply(text: "\(error)")
    }
  }

  /// What people see of a shortcut: "Order 2 bowls of onion soup".
  func title(of shortcut: Shortcut) -> String? {
    phrasebook.title(of: shortcut, formatter: formatter)
  }

  private func talk(_ text: String, at reference: ReferenceDate) async throws -> Reply {
    let reply = try await assistant.hear(text, at: reference)
    if case .handled(let response)? = reply.outcome, response.userActivity != nil {
      return Reply(text: try await showMenu(), outcome: reply.outcome)
    }
    last = reply.intent.map { .intent(Self.asSaid($0)) } ?? last
    if let order = Interaction(reply) { try await donate(order) }
    return reply
  }

  /// An order that was placed may be wanted again. Those of one soup are a group.
  private func donate(_ placed: Interaction) async throws {
    var order = placed
    order.intent = Self.asSaid(placed.intent)
    order.dateInterval = DateInterval(start: now(), duration: 0)
    order.groupIdentifier = OrderSoupIntent(order.intent)?.soup?.identifier
    order.suggestedInvocationPhrase = title(of: .intent(order.intent))
    try await shortcuts.donate(order)
  }

  /// An order without what nobody says: that one bowl is wanted.
  private static func asSaid(_ intent: AnyIntent) -> AnyIntent {
    guard var order = OrderSoupIntent(intent), order.quantity == 1 else { return intent }
    order.quantity = nil
    return order.erased
  }
}
