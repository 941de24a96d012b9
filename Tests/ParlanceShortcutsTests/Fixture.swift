import Foundation
import Parlance
import ParlanceShortcuts

extension ShortcutApp {
  /// An app that sells soup, and whose orders are shortcuts with or without a quantity.
  static let soupChef = ShortcutApp(
    identifier: "com.example.soup", activityTypes: ["OrderSoupIntent", "com.example.soup.menu"],
    intents: ["INSendMessageIntent"],
    schemas: [
      IntentSchema(
        intentClass: "OrderSoupIntent",
        parameters: [.init(name: "soup", type: "Soup"), .init(name: "quantity", type: "Integer")],
        shortcutTypes: [["soup"], ["soup", "quantity"]])
    ])
}

extension AnyIntent {
  /// An order of a soup by its name.
  static func order(_ soup: String, quantity: Int? = nil) -> AnyIntent {
    var intent = AnyIntent(intentClass: "OrderSoupIntent")
    intent.values["soup"] = [
      .object(IntentObject(type: "Soup", identifier: soup, displayString: soup))
    ]
    intent.values.set("quantity", to: quantity)
    return intent
  }

  /// A message.
  static func message(_ text: String) -> AnyIntent {
    var intent = AnyIntent(intentClass: "INSendMessageIntent")
    intent.values["content"] = [.text(text)]
    return intent
  }
}

extension Interaction {
  /// An interaction of a name.
  init(_ intent: AnyIntent, identifier: String, group: String? = nil, day: Int = 0) {
    self.init(intent: intent)
    self.identifier = identifier
    groupIdentifier = group
    dateInterval = DateInterval(
      start: Date(timeIntervalSince1970: 1_790_000_000 + Double(day) * 86_400), duration: 1.5)
  }
}

extension UserActivity {
  /// The menu, which people may be sent to.
  static var menu: UserActivity {
    var menu = UserActivity(activityType: "com.example.soup.menu", title: "Today's menu")
    menu.isEligibleForPrediction = true
    menu.isEligibleForSearch = true
    menu.persistentIdentifier = "menu"
    menu.keywords = ["lunch"]
    menu.suggestedInvocationPhrase = "What's cooking"
    return menu
  }
}

extension DonationCenter {
  /// The centre of SoupChef over a store.
  static func soupChef(
    _ store: ShortcutStore, language: String = "en-US"
  ) throws -> DonationCenter {
    try DonationCenter(app: .soupChef, store: store, language: language)
  }
}
