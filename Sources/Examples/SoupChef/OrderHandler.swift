import Parlance
import ParlanceShortcuts

extension AppService {
  /// SoupChef, as the assistant knows it: what it is called, what it has, and how people order it.
  static func soupChef(_ kitchen: Kitchen, for code: LanguageCode) -> AppService {
    let menu = Menu(for: code)
    let soups = menu.soups.flatMap { $0.terms(for: "OrderSoupIntent.soup") }
    let toppings = menu.toppings.flatMap { $0.terms(for: "OrderSoupIntent.options") }
    let app = App(
      name: "SoupChef", identifier: ShortcutApp.soupChef.identifier,
      alternativeNames: ["Soup Chef"], terms: soups + toppings, phrasebook: .orders(for: code))
    return AppService(app, handlers: [.orderSoup(OrderHandler(kitchen: kitchen, menu: menu))])
  }
}

/// Takes orders of soup.
///
/// How many bowls are ordered where nobody says, and how many may be, is the definition's: it needs no code.
struct OrderHandler: OrderSoupIntentHandling {
  let kitchen: Kitchen
  let menu: Menu

  func provideSoupOptions(for intent: OrderSoupIntent) async -> [Soup] { menu.soups }

  func provideOptionsOptions(for intent: OrderSoupIntent) async -> [Topping] { menu.toppings }

  func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult {
    guard let soup = intent.soup else { return .needsValue() }
    let found = soup.meant(among: menu.soups)
    return switch found.count {
    case 0: .unsupported(forReason: .notOnTheMenu)
    case 1: .success(with: found[0])
    default: .disambiguation(with: found)
    }
  }

  func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult {
    .accepting("quantity", of: intent)
  }

  func resolveOptions(for intent: OrderSoupIntent) async -> [ToppingResolutionResult] {
    guard let options = intent.options else { return [.notRequired()] }
    return options.map { option in
      option.meant(among: menu.toppings).first.map { .success(with: $0) } ?? .unsupported()
    }
  }

  func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    await refusal(of: intent) ?? OrderSoupIntentResponse(code: .ready)
  }

  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    // The soup may have sold out while the person thought about it.
    if let refusal = await refusal(of: intent) { return refusal }
    guard let soup = intent.soup, let quantity = intent.quantity else {
      return OrderSoupIntentResponse(code: .failure)
    }
    let order = Order(soup: soup, quantity: quantity, toppings: intent.options ?? [])
    return .success(soup: soup, waitTime: await kitchen.cook(order))
  }

  private func refusal(of intent: OrderSoupIntent) async -> OrderSoupIntentResponse? {
    guard kitchen.isOpen else { return OrderSoupIntentResponse(code: .failureStoreClosed) }
    guard let soup = intent.soup, await kitchen.isSoldOut(soup) else { return nil }
    return .failureSoupUnavailable(soup: soup)
  }
}

extension ObjectValue {
  /// The things that are called as this one, or have its identifier; without any, those whose names have its words.
  func meant(among things: [Self]) -> [Self] {
    if let identifier { return things.filter { $0.identifier == identifier } }
    let name = displayString.lowercased()
    let called = things.filter { thing in
      ([thing.displayString] + thing.synonyms).contains { $0.lowercased() == name }
    }
    let words = Set(name.split(separator: " "))
    return called.isEmpty
      ? things.filter { words.isSubset(of: $0.displayString.lowercased().split(separator: " ")) }
      : called
  }
}
