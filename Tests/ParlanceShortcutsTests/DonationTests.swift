import Foundation
import Parlance
import ParlanceShortcuts
import Testing

@Suite("Donations")
struct DonationTests {
  private let donations: DonationCenter

  init() throws {
    donations = try .soupChef(ShortcutStore())
  }

  @Test("What was donated is there as it was, the newest first")
  func reading() throws {
    var order = Interaction(.order("tomato", quantity: 2), identifier: "1", group: "lunch", day: 1)
    order.direction = .outgoing
    order.status = .success
    order.suggestedInvocationPhrase = "Soup time"
    order.response = AnyResponse(
      code: ResponseCode(name: "success", rawValue: 4, outcome: .success))
    var circumstances = donations.circumstances
    circumstances.place = 7
    circumstances.secondsFromUTC = -3600
    try donations.donate(order, in: circumstances)
    try donations.donate(Interaction(.order("onion"), identifier: "2", day: 2))
    let found = try donations.donations()
    #expect(found.map(\.identifier) == ["2", "1"])
    let first = try #require(found.last)
    #expect(first.shortcut == .intent(order.intent))
    #expect(first.groupIdentifier == "lunch")
    #expect(first.dateInterval == order.dateInterval)
    #expect(first.place == 7)
    #expect(first.secondsFromUTC == -3600)
    #expect(first.direction == .outgoing)
    #expect(first.status == .success)
    #expect(first.response == order.response)
    #expect(first.suggestedInvocationPhrase == "Soup time")
    #expect(first.language.identifier == "en-US")
    #expect(try donations.donations(limit: 1).map(\.identifier) == ["2"])
  }

  @Test("An activity is donated as often as it becomes current, and deleted by its name")
  func activities() throws {
    try donations.donate(.menu)
    try donations.donate(.menu)
    try donations.donate(Interaction(.order("onion"), identifier: "1"))
    #expect(try donations.count() == 3)
    #expect(try donations.donations().contains { $0.shortcut == .userActivity(.menu) })
    #expect(try donations.delete(persistentIdentifiers: ["menu", "none"]) == 2)
    #expect(try donations.count() == 1)
  }

  @Test("Donations go by identifier, by group, all, and of this app only")
  func deleting() throws {
    let other = try DonationCenter(
      app: ShortcutApp(identifier: "other", intents: ["INSendMessageIntent"]),
      store: donations.store, language: "en-US")
    try other.donate(Interaction(.message("hello"), identifier: "1", group: "a"))
    try donations.donate(
      (1...5).map {
        Interaction(.order("soup \($0)"), identifier: "\($0)", group: $0 < 4 ? "a" : nil)
      })
    #expect(try donations.delete(identifiers: ["1", "nobody"]) == 1)
    #expect(try donations.delete(group: "a") == 2)
    #expect(try donations.donations().map(\.identifier).sorted() == ["4", "5"])
    #expect(try donations.deleteAll() == 2)
    #expect(try donations.deleteAll() == 0)
    #expect(try other.count() == 1)
  }

  @Test("The soup that is sold out leaves no trace")
  func soldOut() throws {
    try donations.donate(Interaction(.order("pumpkin"), identifier: "1"))
    try donations.donate(Interaction(.order("pumpkin", quantity: 2), identifier: "2"))
    try donations.donate(Interaction(.order("onion"), identifier: "3"))
    let count = try donations.delete { shortcut in
      guard case .intent(let intent) = shortcut,
        let soup: IntentObject = intent.values.one("soup")
      else { return false }
      return soup.identifier == "pumpkin"
    }
    #expect(count == 2)
    #expect(try donations.donations().map(\.identifier) == ["3"])
    #expect(try donations.shortcuts(matching: "pumpkin").isEmpty)
    #expect(try donations.shortcuts(matching: "onion").count == 1)
  }

  @Test("An interaction takes the place of one of its identifier")
  func replacing() throws {
    try donations.donate(Interaction(.order("pumpkin"), identifier: "1"))
    try donations.donate(Interaction(.order("onion"), identifier: "1"))
    #expect(try donations.donations().map(\.shortcut) == [.intent(.order("onion"))])
    #expect(try donations.shortcuts(matching: "pumpkin").isEmpty)
  }

  @Test("A person is the same however they were named")
  func samePerson() throws {
    let center = try DonationCenter(
      app: ShortcutApp(identifier: "bank", intents: ["INSendPaymentIntent"]),
      store: donations.store, language: "en-US")
    for (number, match) in [Person.Match.exact, .nickname].enumerated() {
      var intent = AnyIntent(intentClass: "INSendPaymentIntent")
      intent.values.set("payee", to: Person(displayName: "Ann Lee", match: match))
      try center.donate(Interaction(intent, identifier: "\(number)"))
    }
    #expect(try center.shortcuts(matching: "lee").count == 1)
    #expect(try center.count() == 2)
  }

  @Test("A batch is stored whole or not at all")
  func batches() throws {
    let batch = [
      Interaction(.order("onion"), identifier: "1"),
      Interaction(AnyIntent(intentClass: "OrderSoupIntent"), identifier: "2"),
    ]
    #expect(throws: DonationError.self) { try donations.donate(batch) }
    #expect(try donations.count() == 0)
  }

  // MARK: Refusals

  @Test("Exactly the parameters of a combination must have values")
  func shortcutTypes() throws {
    var quantity = AnyIntent(intentClass: "OrderSoupIntent")
    quantity.values.set("quantity", to: 2)
    let error = DonationError.noValidShortcutType(
      "OrderSoupIntent", filled: ["quantity"], declared: [["soup"], ["soup", "quantity"]])
    #expect(throws: error) { try donations.donate(Interaction(intent: quantity)) }
    #expect(
      error.description
        == "Cannot donate interaction with intent that has no valid shortcut types: OrderSoupIntent "
        + "has values for quantity, and declares quantity, soup; soup")
    try donations.donate(Interaction(intent: .order("onion", quantity: 2)))
  }

  @Test("Intents and activities must be declared")
  func undeclared() {
    #expect(throws: DonationError.undeclaredIntent("INPayBillIntent")) {
      try donations.donate(Interaction(intent: AnyIntent(intentClass: "INPayBillIntent")))
    }
    var activity = UserActivity.menu
    activity.activityType = "com.example.soup.kitchen"
    #expect(throws: DonationError.undeclaredActivity("com.example.soup.kitchen")) {
      try donations.donate(activity)
    }
  }

  @Test("Activities must have a title and be eligible", arguments: [nil, "", " \n"])
  func activityFaults(title: String?) {
    var activity = UserActivity.menu
    activity.title = title
    #expect(throws: DonationError.missingTitle("com.example.soup.menu")) {
      try donations.donate(activity)
    }
    activity.title = "Menu"
    activity.isEligibleForPrediction = false
    #expect(throws: DonationError.notEligible("com.example.soup.menu")) {
      try donations.donate(activity)
    }
  }

  @Test("Who is not authorised donates nothing")
  func authorization() throws {
    var app = ShortcutApp.soupChef
    app.isAuthorized = false
    let center = try DonationCenter(app: app, store: donations.store, language: "en-US")
    #expect(throws: DonationError.notAuthorized) { try center.donate(.menu) }
  }

  @Test("Any date is taken for the nearest that a store holds", arguments: [1e30, -1e30])
  func farDates(_ seconds: Double) throws {
    var interaction = Interaction(intent: .order("tomato"))
    interaction.dateInterval = DateInterval(
      start: Date(timeIntervalSince1970: seconds), duration: 0)
    try donations.donate(interaction)
    let start = try donations.donations()[0].dateInterval.start.timeIntervalSince1970
    #expect(start == Double(seconds < 0 ? Int64.min : .max) / 1000)
    _ = try SuggestionCenter(store: donations.store)
      .suggestions(at: interaction.dateInterval.start)
  }
}
