import Parlance
import Testing

@testable import SoupChef

@Suite("SoupChef, whose types the build plugin makes")
struct SoupChefTests {
  private static func order(_ soup: String, quantity: Int? = nil) -> OrderSoupIntent {
    var order = OrderSoupIntent()
    order.values["soup"] = [.text(soup)]
    order.quantity = quantity
    return order
  }

  private static func handler(_ kitchen: Kitchen = Kitchen()) throws -> IntentHandler {
    .orderSoup(OrderHandler(kitchen: kitchen, menu: try menu()))
  }

  private static func menu() throws -> Menu { Menu(for: try LanguageCode("en-US")) }

  private static func soup(_ identifier: String) throws -> Soup {
    try #require(menu().soups.first { $0.identifier == identifier })
  }

  @Test("A soup of the menu is taken, of several one is chosen, others are refused")
  func resolvesSoups() async throws {
    func resolve(_ order: OrderSoupIntent) async throws -> [Resolution] {
      try await Self.handler().resolve("soup", order.erased)
    }
    let tomato = try Self.soup("tomato").parameterValue
    #expect(try await resolve(Self.order("Tomato Soup")) == [.success(tomato)])
    #expect(try await resolve(Self.order("tomato")) == [.success(tomato)])
    let beans = try [Self.soup("black-bean"), Self.soup("white-bean")].map(\.parameterValue)
    #expect(try await resolve(Self.order("bean soup")) == [.disambiguation(beans)])
    let refused = Resolution.unsupported(reason: "notOnTheMenu")
    #expect(try await resolve(Self.order("gravel soup")) == [refused])
    #expect(try await resolve(OrderSoupIntent()) == [.needsValue])
  }

  @Test("Where nobody says how many, the definition says one; more than ten are asked about")
  func keepsToTheDefinition() async throws {
    let handler = try Self.handler()
    #expect(await handler.defaultValue("quantity", OrderSoupIntent().erased) == .number(1))
    var conversation = Conversation(
      Self.order("tomato soup", quantity: 11).erased, schema: handler.schema)
    let problem = Question.Problem.unsupported(reason: "greaterThanMaximumValue")
    let question = Question.value(parameter: "quantity", problem: problem)
    #expect(conversation.start() == .ask(question, isRepeated: false))
    #expect(handler.schema.needsConfirmation)
  }

  @Test(
    "It is spoken to",
    arguments: [
      (
        ["order two bowls of onion soup with cheese", "yes"],
        "Your onion soup will be ready in 16 minutes."
      ),
      (["please order tomato soup", "yes"], "Your tomato soup will be ready in 5 minutes."),
      (
        ["order bean soup", "the second one", "yes"],
        "Your white bean soup will be ready in 6 minutes."
      ),
      (
        ["order soup"],
        """
        Which soup would you like? Which one: tomato soup, onion soup, black bean soup, white bean soup, or \
        pumpkin soup?
        """
      ),
      (["order soup", "onion", "yes"], "Your onion soup will be ready in 8 minutes."),
      (["order pumpkin soup"], "Sorry, the pumpkin soup is sold out today."),
      (["order 12 bowls of onion soup"], "We can cook 10 at a time at most. How many bowls?"),
      (
        ["order 12 bowls of onion soup", "3", "yes"],
        "Your onion soup will be ready in 24 minutes."
      ),
    ])
  func speaks(_ said: [String], _ answer: String) async throws {
    let answers = try await Self.talk(Kitchen(), said)
    #expect(answers.last == answer)
  }

  @Test("What is ordered is said before, and a closed kitchen says so")
  func confirms() async throws {
    let order = ["order 2 bowls of onion soup"]
    let answers = try await Self.talk(Kitchen(), order)
    #expect(answers == ["Shall I order onion soup for 2?"])
    let closed = try await Self.talk(Kitchen(isOpen: false), order)
    #expect(closed == ["The kitchen is closed. It opens again tomorrow at noon."])
  }

  /// What is answered to each of what is said.
  private static func talk(_ kitchen: Kitchen, _ said: [String]) async throws -> [String] {
    let service = try AppService.soupChef(kitchen, for: LanguageCode("en-US"))
    let assistant = try Assistant(for: "en-US", services: [service])
    var answers: [String] = []
    for text in said { answers.append(try await assistant.hear(text).text) }
    return answers
  }

  @Test("There are soups and toppings to choose from")
  func offersOptions() async throws {
    let options = try await Self.handler().options("soup", OrderSoupIntent().erased)
    #expect(try options == Self.menu().soups.map(\.parameterValue))
    let toppings = try await Self.handler().options("options", OrderSoupIntent().erased)
    #expect(try toppings == Self.menu().toppings.map(\.parameterValue))
  }

  @Test("Toppings are resolved one by one")
  func resolvesToppings() async throws {
    var order = Self.order("tomato soup")
    #expect(try await Self.handler().resolve("options", order.erased) == [.notRequired])
    order.values["options"] = [.text("Cheese"), .text("gravel")]
    let cheese = try Self.menu().toppings[1].parameterValue
    let results = try await Self.handler().resolve("options", order.erased)
    #expect(results == [.success(cheese), .unsupported(reason: nil)])
  }

  @Test("An order is cooked, and the answer says when it is ready")
  func cooks() async throws {
    let kitchen = Kitchen()
    let handler = try Self.handler(kitchen)
    var order = OrderSoupIntent()
    order.soup = try Self.soup("onion")
    order.quantity = 2
    order.options = [try Self.menu().toppings[0]]
    #expect(await handler.confirm(order.erased).code.name == "ready")
    let response = await handler.handle(order.erased)
    #expect(response.code.outcome == .success)
    #expect(response.properties["waitTime"] == [.number(16)])
    let cooked = Order(
      soup: try Self.soup("onion"), quantity: 2, toppings: [try Self.menu().toppings[0]])
    #expect(await kitchen.orders == [cooked])
  }

  @Test("What is sold out is not cooked, and nothing is when the kitchen is closed")
  func refuses() async throws {
    var order = OrderSoupIntent()
    order.soup = try Self.soup("pumpkin")
    order.quantity = 1
    let kitchen = Kitchen()
    #expect(
      try await Self.handler(kitchen).confirm(order.erased).code.name == "failureSoupUnavailable")
    let response = try await Self.handler(kitchen).handle(order.erased)
    #expect(response.code.name == "failureSoupUnavailable")
    #expect(response.code.rawValue == 100)
    #expect(response.properties["soup"] == [try Self.soup("pumpkin").parameterValue])
    #expect(await kitchen.orders.isEmpty)
    let closed = try await Self.handler(Kitchen(isOpen: false)).confirm(order.erased)
    #expect(closed.code.name == "failureStoreClosed")
    #expect(closed.code.outcome == .failure)
  }
}
