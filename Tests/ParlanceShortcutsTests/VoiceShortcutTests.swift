import Parlance
import ParlanceShortcuts
import Testing

@Suite("Voice shortcuts")
struct VoiceShortcutTests {
  private let store: ShortcutStore
  private let center: VoiceShortcutCenter

  init() throws {
    store = try ShortcutStore()
    center = try VoiceShortcutCenter(app: .soupChef, store: store, language: "en-US")
  }

  @Test("They are added, listed, found, edited and deleted")
  func life() throws {
    let soup = try center.add("Soup time", for: .intent(.order("tomato")))
    let menu = try center.add("What's cooking?", for: .userActivity(.menu))
    #expect(try center.voiceShortcuts() == [soup, menu])
    #expect(try center.voiceShortcut(menu.identifier) == menu)
    #expect(try center.voiceShortcut("none") == nil)
    let edited = try center.edit(soup.identifier, phrase: "Time for soup")
    #expect(edited.shortcut == .intent(.order("tomato")))
    #expect(try center.voiceShortcuts() == [edited, menu])
    try center.delete(menu.identifier)
    #expect(try center.voiceShortcuts() == [edited])
  }

  @Test("A phrase that is said for another shortcut is refused, however it is written")
  func taken() throws {
    let soup = try center.add("Soup time", for: .intent(.order("tomato")))
    let taken = VoiceShortcutError.phraseIsTaken(by: soup)
    #expect(throws: taken) { try center.add("  soup TIME!", for: .userActivity(.menu)) }
    let other = try VoiceShortcutCenter(
      app: ShortcutApp(identifier: "other", intents: ["INSendMessageIntent"]), store: store,
      language: "en-US")
    #expect(throws: taken) { try other.add("sóup time", for: .intent(.message("soup"))) }
    let menu = try center.add("Menu", for: .userActivity(.menu))
    #expect(throws: taken) { try center.edit(menu.identifier, phrase: "Soup time") }
    #expect(try center.edit(soup.identifier, phrase: "soup time").invocationPhrase == "soup time")
    let german = try VoiceShortcutCenter(app: .soupChef, store: store, language: "de-DE")
    try german.add("Soup time", for: .userActivity(.menu))
  }

  @Test("What nobody can say is no phrase, and keeps nobody from saying others")
  func tooLong() throws {
    let long = String(repeating: "soup ", count: 200)
    let refusal = VoiceShortcutError.phraseTooLong
    #expect(throws: refusal) { try center.add(long, for: .intent(.order("tomato"))) }
    #expect(throws: refusal) {
      try center.add(String(repeating: long, count: 20), for: .intent(.order("tomato")))
    }
    let soup = try center.add("Soup time", for: .intent(.order("tomato")))
    #expect(throws: refusal) { try center.edit(soup.identifier, phrase: long) }
    var interaction = Interaction(intent: .order("tomato"))
    interaction.suggestedInvocationPhrase = long
    try DonationCenter.soupChef(store).donate(interaction)
    let phrases = try store.phrases(in: LanguageCode("en-US"))
    #expect(phrases.map(\.text) == ["Soup time"])
    let interpreter = try Interpreter(for: "en-US", context: Context(phrases: phrases))
    #expect(try interpreter.interpret("soup time").invocation?.phrase.shortcut == soup.shortcut)
  }

  @Test(
    "A phrase that asks for an intent of the system is refused",
    arguments: [
      ("send $5 to Ann", "INSendPaymentIntent"), ("Call mum", "INStartCallIntent"),
      ("Tell Bob I'm late", "INSendMessageIntent"),
    ])
  func requests(_ phrase: String, _ intentClass: String) throws {
    let refusal = VoiceShortcutError.isRequest(intentClass: intentClass)
    #expect(throws: refusal) { try center.add(phrase, for: .userActivity(.menu)) }
    let soup = try center.add("Soup time", for: .intent(.order("tomato")))
    #expect(throws: refusal) { try center.edit(soup.identifier, phrase: phrase) }
    #expect(try center.voiceShortcuts() == [soup])
  }

  @Test(
    "A phrase that is hardly told apart from another is refused",
    arguments: [
      ("Pumpkin time", "Pumpkim time"), ("My favourite", "My favorite"),
      ("Soup and bread", "Soupand bread"),
    ])
  func alike(_ phrase: String, _ other: String) throws {
    let first = try center.add(phrase, for: .intent(.order("pumpkin")))
    #expect(throws: VoiceShortcutError.tooAlike(to: first)) {
      try center.add(other, for: .userActivity(.menu))
    }
    let menu = try center.add("What's cooking", for: .userActivity(.menu))
    #expect(throws: VoiceShortcutError.tooAlike(to: first)) {
      try center.edit(menu.identifier, phrase: other)
    }
    #expect(try center.edit(first.identifier, phrase: other).invocationPhrase == other)
  }

  @Test("Phrases of a store run what they are for: the person's, and those that apps suggest")
  func phrases() throws {
    let english = try LanguageCode("en-US")
    try DonationCenter.soupChef(store).donate(.menu)
    try center.add("Soup time", for: .intent(.order("tomato")))
    try VoiceShortcutCenter(app: .soupChef, store: store, language: "de-DE")
      .add("Suppenzeit", for: .intent(.order("tomato")))
    let phrases = try store.phrases(in: english)
    #expect(
      phrases == [
        InvocationPhrase("Soup time", for: .intent(.order("tomato")), app: "com.example.soup"),
        InvocationPhrase(
          "What's cooking", for: .userActivity(.menu), app: "com.example.soup", origin: .app),
      ])
    let interpreter = try Interpreter(for: "en-US", context: Context(phrases: phrases))
    #expect(
      try interpreter.interpret("what's cooking?").invocation?.phrase.shortcut
        == .userActivity(.menu))
    try DonationCenter.soupChef(store).deleteAll()
    #expect(try store.phrases(in: english).map(\.text) == ["Soup time"])
  }

  @Test("Phrases without words, unknown ones and those of other apps are refused")
  func refusals() throws {
    for phrase in ["", " ", "?!"] {
      #expect(throws: VoiceShortcutError.emptyPhrase) {
        try center.add(phrase, for: .intent(.order("tomato")))
      }
    }
    #expect(throws: VoiceShortcutError.unknown("none")) { try center.delete("none") }
    #expect(throws: VoiceShortcutError.unknown("none")) { try center.edit("none", phrase: "a") }
    #expect(throws: DonationError.undeclaredIntent("INPayBillIntent")) {
      try center.add("Pay", for: .intent(AnyIntent(intentClass: "INPayBillIntent")))
    }
    let soup = try center.add("Soup time", for: .intent(.order("tomato")))
    let other = try VoiceShortcutCenter(
      app: ShortcutApp(identifier: "other"), store: store, language: "en-US")
    #expect(throws: VoiceShortcutError.unknown(soup.identifier)) {
      try other.delete(soup.identifier)
    }
    #expect(try other.voiceShortcuts().isEmpty)
  }

  @Test("They stay when donations go and when the offers change")
  func independence() throws {
    let donations = try DonationCenter.soupChef(store)
    try donations.donate(Interaction(intent: .order("tomato")))
    let soup = try center.add("Soup time", for: .intent(.order("tomato")))
    try center.setShortcutSuggestions([.intent(.order("tomato")), .userActivity(.menu)])
    #expect(
      try center.shortcutSuggestions() == [.intent(.order("tomato")), .userActivity(.menu)])
    try donations.deleteAll()
    #expect(throws: DonationError.self) {
      try center.setShortcutSuggestions([.intent(AnyIntent(intentClass: "INPayBillIntent"))])
    }
    #expect(try center.shortcutSuggestions().count == 2)
    try center.setShortcutSuggestions([])
    #expect(try center.shortcutSuggestions().isEmpty)
    #expect(try center.voiceShortcuts() == [soup])
  }
}
