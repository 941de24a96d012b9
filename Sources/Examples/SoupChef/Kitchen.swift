import Parlance

/// Bowls of one soup, with the same toppings.
struct Order: Hashable {
  let soup: Soup
  let quantity: Int
  let toppings: [Topping]
}

/// Where orders are cooked.
actor Kitchen {
  let isOpen: Bool
  private var soldOut: Set<String>
  private(set) var orders: [Order] = []

  /// Opens a kitchen, in which soups of these identifiers are sold out.
  init(isOpen: Bool = true, soldOut: Set<String> = ["pumpkin"]) {
    self.isOpen = isOpen
    self.soldOut = soldOut
  }

  func isSoldOut(_ soup: Soup) -> Bool { soldOut.contains(soup.identifier ?? "") }

  /// Takes a soup off the menu for today.
  func sellOut(_ soup: Soup) { soup.identifier.map { _ = soldOut.insert($0) } }

  /// Takes an order, and tells how many minutes it takes.
  func cook(_ order: Order) -> Int {
    orders.append(order)
    return order.quantity * (order.soup.minutes ?? 0)
  }
}
