import Parlance
import Testing

@Suite("Explanations")
struct ExplanationTests {
  private func explanation(_ text: String) throws -> Explanation {
    let reference = try #require(FrozenRequests.reference)
    return try FrozenRequests.interpreter().explanation(of: text, at: reference)
  }

  @Test("A match tells its template and what each stretch became; the costs add up")
  func explainsMatches() throws {
    let explanation = try explanation("please send €20 to Xaver for lunch")
    let match = try #require(explanation.matches.first)
    #expect(match.intent == "INSendPaymentIntent")
    #expect(match.template == "send {currencyAmount} to {payee} [for {note}] [using {app}]")
    #expect(match.location.contains("/la/requests.phrases:"))
    #expect(
      match.steps.map { step in
        "\(explanation.utterance.text(of: step.span)): \(step.role) \(step.parameter ?? "-")"
      } == [
        "please: skipped -", "send: word -", "€20: currencyAmount currencyAmount", "to: word -",
        "Xaver: name payee", "for: word -", "lunch: text note",
      ])
    #expect(abs(match.steps.reduce(0) { $0 + $1.cost } - match.cost) < 0.01)
    #expect(match.steps.allSatisfy { $0.cost >= 0 })
    #expect(explanation.failure == nil)
    #expect(explanation.nearMisses.isEmpty)
  }

  @Test("All templates that match are told, cheapest first")
  func listsMatches() throws {
    let matches = try explanation("send Ann something").matches
    #expect(matches.map(\.intent) == ["INSendPaymentIntent", "INRequestPaymentIntent"])
    #expect(matches[0].cost < matches[1].cost)
  }

  @Test("A refusal tells where it ended and what the nearest templates waited for")
  func explainsRefusals() throws {
    let explanation = try explanation("pay my rent invoice")
    #expect(explanation.matches.isEmpty)
    let failure = try #require(explanation.failure)
    #expect(explanation.utterance.text(of: failure) == "invoice")
    let nearest = try #require(explanation.nearMisses.first)
    #expect(nearest.intent == "INPayBillIntent")
    #expect(nearest.expected.contains("bill"))
    #expect(explanation.nearMisses.count <= 3)
  }

  @Test("A request that stops short fails at its end")
  func explainsEnds() throws {
    let explanation = try explanation("send €20 to")
    #expect(explanation.failure == nil)
    #expect(explanation.nearMisses.first?.expected == ["{payee}"])
  }

  @Test("Nothing said is nothing explained")
  func explainsNothing() throws {
    let explanation = try explanation("")
    #expect(explanation.matches.isEmpty)
    #expect(explanation.failure == nil)
  }
}
