import Foundation
import Parlance
import ParlanceShortcuts
import TestSupport
import Testing

/// The examples of the comments and of the page on shortcuts.
@Suite("Examples of the documentation")
struct DocumentationTests {
  @Test("DonationCenter")
  func donationCenter() throws {
    let app = ShortcutApp(identifier: "com.example.soup", intents: ["INSendPaymentIntent"])
    let donations = try DonationCenter(app: app, store: ShortcutStore(), language: "en-US")
    try donations.donate(Interaction(intent: AnyIntent(intentClass: "INSendPaymentIntent")))
    #expect(try donations.count() == 1)
  }

  @Test("The page")
  func page() throws {
    let folder = try TemporaryFolder()
    let app = ShortcutApp(
      identifier: "com.example.soup", activityTypes: ["OrderSoupIntent", "com.example.soup.menu"],
      schemas: [
        IntentSchema(
          intentClass: "OrderSoupIntent", parameters: [.init(name: "soup", type: "String")],
          shortcutTypes: [["soup"]])
      ])
    let store = try ShortcutStore(path: folder.path + "/shortcuts.db")
    let donations = try DonationCenter(app: app, store: store, language: "en-US")

    var order = AnyIntent(intentClass: "OrderSoupIntent")
    order.values.set("soup", to: "tomato soup")
    var interaction = Interaction(intent: order)
    interaction.identifier = "order 17"
    interaction.groupIdentifier = "lunch"
    try donations.donate(interaction)
    #expect(try donations.shortcuts(matching: "tom") == [.intent(order)])

    let center = try VoiceShortcutCenter(app: app, store: store, language: "en-US")
    let added = try center.add("Soup time", for: .intent(order))
    #expect(try center.voiceShortcuts() == [added])
    try center.edit(added.identifier, phrase: "Time for soup")
    try center.setShortcutSuggestions([.intent(order)])

    let count = try donations.delete { shortcut in
      guard case .intent(let intent) = shortcut else { return false }
      return intent.values["soup"] == [.text("pumpkin soup")]
    }
    #expect(count == 0)
    #expect(try donations.delete(group: "lunch") == 1)
    #expect(try donations.deleteAll() == 0)
  }
}
