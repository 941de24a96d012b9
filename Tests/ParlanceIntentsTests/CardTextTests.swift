import Parlance
import Testing

@Suite("Cards as text")
struct CardTextTests {
  static func card(
    _ fields: [(String, String)], state: ResponseCode.Outcome = .ready, sentence: String? = nil
  ) -> IntentCard {
    IntentCard(
      intentClass: "INSendPaymentIntent", title: "Send money",
      fields: fields.map { .init(parameter: $0.0, label: $0.0, text: $0.1) }, state: state,
      sentence: sentence)
  }

  static func text(of card: IntentCard) -> String {
    card.lines(in: .box).map { $0 + "\n" }.joined()
  }

  @Test("A card before and after") func states() {
    let fields = [("To", "Jason Clayton"), ("Amount", "$100.00")]
    let head = """
      ╭ Send money
      │ To      Jason Clayton
      │ Amount  $100.00

      """
    #expect(Self.text(of: Self.card(fields)) == head + "╰\n")
    let done = Self.card(fields, state: .success, sentence: "Done.")
    #expect(Self.text(of: done) == head + "╰ ✓ Done.\n")
    let failed = Self.card([], state: .failure, sentence: "Sold\nout.")
    #expect(Self.text(of: failed) == "╭ Send money\n╰ ✗ Sold out.\n")
  }

  @Test("For a program, lines of a card begin with spaces") func plain() {
    let card = Self.card([("To", "Ann"), ("Amount", "$5.00")], state: .success, sentence: "Done.")
    let head = "  Send money\n    To      Ann\n    Amount  $5.00"
    #expect("\(card)" == head + "\n  ✓ Done.")
    let open = Self.card([("To", "Ann"), ("Amount", "$5.00")])
    #expect("\(open)" == head)
  }

  @Test("What stands above a card is not repeated") func below() {
    let card = Self.card([("To", "Ann")], state: .success, sentence: "Done.")
    let reply = Reply(text: "Done.", card: card)
    #expect(reply.lines(cards: .box) == ["Done.", "╭ Send money", "│ To  Ann", "╰ ✓"])
    #expect(reply.lines(cards: nil) == ["Done."])
    #expect("\(reply)" == "Done.\n  Send money\n    To  Ann\n  ✓")
    #expect("\(Reply(text: ""))".isEmpty)
  }

  @Test("Wide letters take two cells") func wide() {
    let card = Self.card([("金額", "￥100"), ("To", "田中"), ("送金先の名", "田中")])
    #expect(
      Self.text(of: card) == """
        ╭ Send money
        │ 金額        ￥100
        │ To          田中
        │ 送金先の名  田中
        ╰

        """)
  }

  @Test("The lines of a text stand below each other") func lines() {
    let card = Self.card([("Message", "one\r\n\ntwo"), ("To", "Ann")])
    #expect(
      Self.text(of: card) == """
        ╭ Send money
        │ Message  one
        │
        │          two
        │ To       Ann
        ╰

        """)
  }

  @Test("Nothing in a text moves the cursor or turns what stands around it") func safe() {
    let card = Self.card([("To", "Ann\u{1B}[2J\u{202E}eeL\u{7}")], sentence: "a\u{9B}b")
    let text = Self.text(of: card)
    #expect(text.contains("Ann\u{FFFD}[2J\u{FFFD}eeL\u{FFFD}") && text.contains("a\u{FFFD}b"))
  }
}
