import Parlance
import ParlanceIntents
import ParlanceText
import Testing

@Suite("Values that are taken back at once")
struct SelfCorrectionTests {
  private static let files = [
    "guards.tsv": "(no wait|i mean)\tcorrection\n(i mean|no wait)\tretraction\nnever\tnegation\n",
    "payments.phrases": """
    Person = @contactName | @name
    CurrencyAmount = @currencyAmount | @number ~0.5
    String = @text

    ## INSendPaymentIntent
    (send|transfer) {currencyAmount} to {payee} [for {note}]
      > send €20 to Jason for lunch

    """,
    "numbers.tsv": "ten\t=10\nfifty\t=50\nsixty\t=60\n",
    "names.tsv": "ann\tgiven\njason\tgiven\n",
    "words.tsv": "lunch\tcommon\nthe\tfunction\n",
  ]

  private func result(_ text: String) throws -> InterpretationResult {
    try FrozenLanguage.interpreter("eo", files: Self.files).interpret(text)
  }

  private func sum(_ text: String) throws -> ParameterValue? {
    try result(text).best?["currencyAmount"].first
  }

  @Test(
    "The second of two sums holds, and the first is told",
    arguments: [
      ("send sixty no wait €50 to Jason", "sixty no wait"),
      ("send €60, no wait, €50 to Jason", "€60, no wait,"),
      ("send €60 no wait i mean €50 to Jason for lunch", "€60 no wait i mean"),
      ("send ten i mean sixty i mean €50 to Jason", "ten i mean sixty i mean"),
    ])
  func corrects(_ text: String, _ corrected: String) throws {
    let result = try result(text)
    #expect(
      result.best?["currencyAmount"]
        == [.currencyAmount(CurrencyAmount(amount: 50, currency: "EUR"))])
    let spans = result.utterance.corrections
    #expect(spans.map { result.utterance.text(of: $0) }.joined(separator: " ") == corrected)
  }

  @Test(
    "Where it is not clear what holds nothing is paid",
    arguments: [
      "send €60 no wait 50 to Jason", "send €60 to Jason no wait", "send €60 no wait to Jason",
      "send €60 never €50 to Jason", "send €60 to Jason no wait €50",
      "send €60 to Jason no wait Ann", "never send sixty no wait €50 to Jason",
      "send never sixty no wait €50 to Jason",
    ])
  func refuses(_ text: String) throws {
    #expect(try result(text).best == nil)
  }

  @Test("Words in quotation marks correct nothing")
  func quotes() throws {
    let result = try result("send €60 to Jason for \"ten no wait fifty\"")
    #expect(result.utterance.corrections.isEmpty)
  }

  @Test("A value behind a negation is not taken back")
  func negated() throws {
    #expect(try result("send never sixty no wait €50").utterance.corrections.isEmpty)
  }

  @Test("Without words that correct nothing is left out")
  func plain() throws {
    #expect(try result("send €60 to Jason").utterance.corrections.isEmpty)
    #expect(try sum("send €60 €50 to Jason") == nil)
  }
}
