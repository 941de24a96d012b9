import Parlance
import ParlanceShortcuts

extension AppService {
  /// Bank, as the assistant knows it: what it is called, what it has, how people ask for it, and who handles each intent.
  static func bank(_ branch: Branch, for code: LanguageCode) -> AppService {
    let currencies = branch.currencies.flatMap { $0.terms(for: "ShowRateIntent.currency") }
    let pizzas = branch.pizzas.flatMap { $0.terms(for: "OrderPizzaIntent.kind") }
    let app = App(
      name: "Piggy Bank", identifier: ShortcutApp.bank.identifier,
      alternativeNames: ["PiggyBank"], terms: currencies + pizzas,
      phrasebook: .banking(for: code))
    return AppService(
      app,
      handlers: [
        .findCashMachine(CashMachineHandler(branch: branch)),
        .showRate(RateHandler(branch: branch)),
        .orderPizza(PizzaHandler(branch: branch)),
      ])
  }
}
