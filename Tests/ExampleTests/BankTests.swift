import Parlance
import Testing

@testable import Bank

@Suite("Bank")
struct BankTests {
  private static func handler(of intent: AnyIntent, _ branch: Branch = Branch()) throws
    -> IntentHandler
  {
    try #require(AppService.bank(branch, for: LanguageCode("en-US")).handler(intent))
  }

  /// What comes of an intent whose parameter was said in these words.
  private static func resolve(
    _ parameter: String, _ words: String, of request: some Intent
  ) async throws -> [Resolution] {
    var intent = request.erased
    intent.values[parameter] = [.text(words)]
    return try await handler(of: intent).resolve(parameter, intent)
  }

  private static func pizzas(_ identifier: String, _ quantity: Int) throws -> AnyIntent {
    var order = OrderPizzaIntent()
    let kind: Pizza = try #require(Branch().pizzas.first { $0.identifier == identifier })
    order.kind = kind
    order.quantity = quantity
    return order.erased
  }

  @Test("It handles its three intents, and no other")
  func handlesItsIntents() throws {
    let service = try AppService.bank(Branch(), for: LanguageCode("en-US"))
    #expect(
      service.app.intents == ["FindCashMachineIntent", "OrderPizzaIntent", "ShowRateIntent"])
    #expect(service.handler(AnyIntent(intentClass: "OrderSoupIntent")) == nil)
  }

  @Test("The nearest cash machine is found, that takes money where it is to be paid in")
  func findsCashMachines() async throws {
    var intent = FindCashMachineIntent()
    let handler = try Self.handler(of: intent.erased)
    let nearest = await handler.handle(intent.erased)
    #expect(nearest.properties["distance"] == [.number(120)])
    intent.service = .deposit
    let taking = await handler.handle(intent.erased)
    #expect(taking.properties["distance"] == [.number(350)])
    var empty = Branch()
    empty.machines = []
    let none = try await Self.handler(of: intent.erased, empty).handle(intent.erased)
    #expect(none.code.name == "failureNoneNearby")
  }

  @Test("A rate is said for what is traded, while its market is open")
  func saysRates() async throws {
    let resolved = try await Self.resolve("currency", "Bitcoins", of: ShowRateIntent())
    let bitcoin = Branch().currencies[1]
    #expect(resolved == [.success(bitcoin.parameterValue)])
    let refused = try await Self.resolve("currency", "shells", of: ShowRateIntent())
    #expect(refused == [.unsupported(reason: "notTraded")])
    var intent = ShowRateIntent()
    intent.currency = bitcoin
    let response = try await Self.handler(of: intent.erased).handle(intent.erased)
    #expect(response.properties["rate"] == [.number(64_250)])
    intent.currency = Branch().currencies[2]
    let closed = try await Self.handler(of: intent.erased).handle(intent.erased)
    #expect(closed.code.name == "failureMarketClosed")
    #expect(closed.code.outcome == .failure)
  }

  @Test("Pizza is ordered by completions")
  func ordersPizza() async throws {
    let resolved = try await Self.resolve("kind", "mushroom pizza", of: OrderPizzaIntent())
    #expect(resolved == [.success(Branch().pizzas[1].parameterValue)])
    let intent = try Self.pizzas("funghi", 2)
    let handler = try Self.handler(of: intent)
    #expect(await handler.confirm(intent).code.outcome == .ready)
    let response = await handler.handle(intent)
    #expect(response.code.outcome == .success)
    #expect(response.properties["waitTime"] == [.number(30)])
    #expect(await handler.defaultValue("quantity", OrderPizzaIntent().erased) == .number(1))
  }

  @Test("Each way to fail has its code")
  func refusesPizza() async throws {
    let marinara = try Self.pizzas("marinara", 1)
    let handler = try Self.handler(of: marinara)
    #expect(await handler.confirm(marinara).code.name == "failurePizzaUnavailable")
    #expect(await handler.handle(marinara).code.name == "failurePizzaUnavailable")
    var closed = Branch()
    closed.isPizzeriaOpen = false
    let funghi = try Self.pizzas("funghi", 1)
    let response = try await Self.handler(of: funghi, closed).confirm(funghi)
    #expect(response.code.name == "failurePizzeriaClosed")
    let nothing = await handler.handle(OrderPizzaIntent().erased)
    #expect(nothing.code.name == "failure")
  }

  @Test(
    "It is spoken to",
    arguments: [
      (["show the bitcoin rate"], "One bitcoin is worth 64,250 dollars."),
      (
        ["show the sterling rate"],
        "There is no rate for the British pound while its market is closed."
      ),
      (["show a rate", "euro"], "One euro is worth 1.08 dollars."),
      (
        ["find a cash machine"],
        "The nearest cash machine is at the station, 120 metres from here."
      ),
      (
        ["find a cash machine to deposit cash"],
        "The nearest cash machine is at 12 Main Street, 350 metres from here."
      ),
      (["order 2 funghi", "yes"], "Your Funghi will be with you in 30 minutes."),
      (["order pizza", "mushroom pizza", "yes"], "Your Funghi will be with you in 25 minutes."),
      (["order a marinara"], "There is no Marinara left."),
      (["order 9 funghi"], "You cannot order more than 5. How many?"),
    ])
  func speaks(_ said: [String], _ answer: String) async throws {
    let service = try AppService.bank(Branch(), for: LanguageCode("en-US"))
    let assistant = try Assistant(for: "en-US", services: [service])
    var last = ""
    for text in said { last = try await assistant.hear(text).text }
    #expect(last == answer)
  }

  @Test("Pizza is paid for: the device must be unlocked, and the person agree")
  func isCareful() throws {
    let intent = try Self.pizzas("funghi", 1)
    let schema = try Self.handler(of: intent).schema
    #expect(schema.needsConfirmation)
    var conversation = Conversation(intent, schema: schema, policy: DevicePolicy(isLocked: true))
    #expect(conversation.start() == .unlock)
  }
}
