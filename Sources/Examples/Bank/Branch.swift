import FoundationEssentials
import Parlance

/// What the bank knows.
struct Branch {
  var machines = [
    machine("main", "12 Main Street", distance: 350, takesDeposits: true),
    machine("station", "the station", distance: 120, takesDeposits: false),
  ]

  var currencies = [
    currency("EUR", "euro", "euros", rate: Decimal(sign: .plus, exponent: -2, significand: 108)),
    currency("BTC", "bitcoin", "bitcoins", rate: 64_250),
    // Its market is closed.
    currency("GBP", "British pound", "pound", "pounds", "sterling", rate: nil),
  ]

  var pizzas = [
    Pizza(identifier: "margherita", display: "Margherita"),
    Pizza(identifier: "funghi", display: "Funghi", synonyms: ["mushroom pizza"]),
    Pizza(identifier: "marinara", display: "Marinara"),
  ]

  var isPizzeriaOpen = true
  /// The identifiers of pizzas.
  var soldOut: Set<String> = ["marinara"]

  private static func machine(
    _ identifier: String, _ place: String, distance: Int, takesDeposits: Bool
  ) -> CashMachine {
    var machine = CashMachine(identifier: identifier, display: place)
    machine.distance = distance
    machine.takesDeposits = takesDeposits
    return machine
  }

  private static func currency(
    _ identifier: String, _ name: String, _ synonyms: String..., rate: Decimal?
  ) -> Currency {
    var currency = Currency(identifier: identifier, display: name, synonyms: synonyms)
    currency.rate = rate
    return currency
  }
}

extension ObjectValue {
  /// The thing that is called as this one, or has its identifier; nil when there is none.
  func meant(among things: [Self]) -> Self? {
    if let identifier { return things.first { $0.identifier == identifier } }
    let name = displayString.lowercased()
    return things.first { thing in
      ([thing.displayString] + thing.synonyms).contains { $0.lowercased() == name }
    }
  }
}
