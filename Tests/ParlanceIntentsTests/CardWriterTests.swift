import Parlance
import ParlanceIntents
import ParlanceLanguages
import Testing

@Suite("Cards")
struct CardWriterTests {
  static let reference = ValueFormatterTests.reference
  static let schema = IntentSchema(
    intentClass: "INSendPaymentIntent",
    parameters: [
      .init(name: "payee", type: "Person"), .init(name: "currencyAmount", type: "CurrencyAmount"),
      .init(name: "note", type: "String"),
    ])

  /// A hundred to Jason Clayton.
  static func payment(_ currency: String = "USD") -> AnyIntent {
    var intent = AnyIntent(intentClass: "INSendPaymentIntent")
    intent.values["currencyAmount"] = [
      .currencyAmount(CurrencyAmount(amount: 100, currency: currency))
    ]
    intent.values["payee"] = [.person(Person(displayName: "Jason Clayton", match: .exact))]
    return intent
  }

  static func card(
    _ intent: AnyIntent, in code: String = "en-US", schema: IntentSchema = schema,
    response: AnyResponse? = nil
  ) throws -> IntentCard {
    try CardWriter(LanguagePack(for: LanguageCode(code)))
      .card(intent, schema: schema, response: response, at: reference)
  }

  static func response(
    _ name: String, _ outcome: ResponseCode.Outcome, properties: ParameterValues = .init()
  ) -> AnyResponse {
    AnyResponse(
      code: ResponseCode(name: name, rawValue: 1, outcome: outcome), properties: properties)
  }

  @Test("Before anything is done the card has the values in the order of the class")
  func ready() throws {
    let card = try Self.card(Self.payment())
    #expect(card.title == "Send money" && card.intentClass == "INSendPaymentIntent")
    #expect(
      card.fields == [
        .init(parameter: "payee", label: "To", text: "Jason Clayton"),
        .init(parameter: "currencyAmount", label: "Amount", text: "$100.00"),
      ])
    #expect(card.state == .ready && card.sentence == nil)
  }

  @Test(
    "In other languages",
    arguments: [
      ("de-DE", "EUR", "100,00\u{A0}€"), ("fr-FR", "EUR", "100,00\u{A0}€"),
      ("ja-JP", "JPY", "￥100"), ("zh-CN", "CNY", "¥100.00"), ("hi-IN", "INR", "₹100.00"),
      ("th-TH", "THB", "฿100.00"), ("ar-SA", "SAR", "\u{200F}١٠٠٫٠٠\u{A0}ر.س.\u{200F}"),
    ])
  func languages(_ code: String, _ currency: String, _ sum: String) throws {
    let card = try Self.card(Self.payment(currency), in: code)
    let english = try Self.card(Self.payment(currency))
    #expect(card.fields.map(\.text) == ["Jason Clayton", sum])
    #expect(card.title != english.title)
    #expect(Set(card.fields.map(\.label)).isDisjoint(with: english.fields.map(\.label)))
  }

  @Test("Afterwards it tells how it went")
  func done() throws {
    let card = try Self.card(Self.payment(), response: Self.response("success", .success))
    #expect(card.state == .success)
    #expect(card.sentence == "$100.00 was sent to Jason Clayton.")
    let refused = try Self.card(
      Self.payment(), response: Self.response("failureInsufficientFunds", .failure))
    #expect(refused.state == .failure)
    #expect(refused.sentence == "There is not enough money in the account.")
  }

  @Test("What the handler tells stands behind what was asked for, or in its place")
  func told() throws {
    var properties = ParameterValues()
    properties["currencyAmount"] = [
      .currencyAmount(CurrencyAmount(amount: 101, currency: "USD"))
    ]
    properties["waitTime"] = [.text("ten minutes")]
    let writer = try CardWriter(LanguagePack(for: LanguageCode("en-US")))
    let announced = writer.card(
      Self.payment(), schema: Self.schema, announced: properties, at: Self.reference)
    #expect(announced.fields.map(\.text) == ["Jason Clayton", "$101.00", "ten minutes"])
    #expect(announced.state == .ready && announced.sentence == nil)
    let done = try Self.card(
      Self.payment(), response: Self.response("success", .success, properties: properties))
    #expect(done.fields == announced.fields)
  }

  @Test("A code that only the app knows has the sentence of its outcome, and never that of success")
  func unknownCodes() throws {
    let outcomes: [(ResponseCode.Outcome, String)] = [
      (.failure, "That did not work."), (.inProgress, "It is being done."),
      (.continueInApp, "Please go on in the app."), (.unspecified, "Something went wrong."),
    ]
    for (outcome, sentence) in outcomes {
      let card = try Self.card(Self.payment(), response: Self.response("soldOut", outcome))
      #expect(card.state == outcome && card.sentence == sentence)
    }
  }

  @Test("What the class does not declare is shown, too, and properties behind their parameter")
  func showsEverything() throws {
    var intent = AnyIntent(intentClass: "OrderSoupIntent")
    for name in ["zest", "search.artistName", "search", "isToGo", "soup", "soupURL"] {
      intent.values[name] = [.text(name)]
    }
    let schema = IntentSchema(
      intentClass: "OrderSoupIntent",
      parameters: [.init(name: "soup", type: "Soup"), .init(name: "search", type: "Search")])
    let card = try Self.card(intent, schema: schema)
    #expect(card.title == "Order soup")
    #expect(
      card.fields.map(\.text) == [
        "soup", "search", "search.artistName", "isToGo", "soupURL", "zest",
      ])
    #expect(
      card.fields.map(\.label) == [
        "Soup", "Search", "Artist name", "Is to go", "Soup URL", "Zest",
      ])
  }

  @Test(
    "A class without a title is called by its words",
    arguments: [
      ("INShareFocusStatusIntent", "Share focus status"), ("InviteIntent", "Invite"),
      ("Intent", "Intent"), ("GetHTMLPageIntent", "Get HTML page"), ("IN", "IN"),
    ])
  func titles(_ name: String, _ title: String) throws {
    let pack = try FrozenLanguage.pack("la", files: [:])
    let schema = IntentSchema(intentClass: name, parameters: [])
    let card = try CardWriter(pack)
      .card(AnyIntent(intentClass: name), schema: schema, at: Self.reference)
    #expect(card.title == title && card.fields.isEmpty)
  }
}
