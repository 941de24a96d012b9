import FoundationEssentials
import Parlance
import Testing

@testable import LetsEat

@Suite("LetsEat")
struct LetsEatTests {
  private let ledger = Ledger()

  private func assistant(_ code: String = "en-US") throws -> Assistant {
    try Assistant(for: code, vocabulary: Friend.vocabulary, services: [.letsEat(ledger)])
  }

  private static func payment(
    _ amount: Decimal, _ currency: String = "USD", to payee: String, note: String? = nil
  ) -> Payment {
    Payment(payee: payee, sum: CurrencyAmount(amount: amount, currency: currency), note: note)
  }

  @Test("A payment with everything said is confirmed, and sent")
  func pays() async throws {
    let assistant = try assistant()
    let reply = try await assistant.hear(
      "Send $100 to Jason Clayton for dinner last night using LetsEat")
    #expect(reply.question == reply.intent.map(Question.confirmIntent))
    #expect(await ledger.payments.isEmpty)
    _ = try await assistant.hear("yes")
    let payment = Self.payment(100, to: "Jason Clayton", note: "dinner last night")
    #expect(await ledger.payments == [payment])
  }

  @Test("Of two friends of one name, which is meant is asked")
  func disambiguates() async throws {
    let assistant = try assistant()
    let people = Friend.all.prefix(2).map { ParameterValue.person($0.person) }
    let reply = try await assistant.hear("pay Clayton $5")
    #expect(reply.question == .choice(parameter: "payee", options: people))
    _ = try await assistant.hear("Joshua")
    _ = try await assistant.hear("yes")
    #expect(await ledger.payments == [Self.payment(5, to: "Joshua Clayton")])
  }

  @Test("A stranger, and more than can be sent, are asked about until they are right")
  func refuses() async throws {
    let assistant = try assistant()
    let reply = try await assistant.hear("pay Margaret Stone $600")
    let stranger = Question.Problem.unsupported(reason: "noAccount")
    #expect(reply.question == .value(parameter: "payee", problem: stranger))
    let next = try await assistant.hear("Teena Harris")
    let excess = Question.Problem.unsupported(reason: "paymentsAmountAboveMaximum")
    #expect(next.question == .value(parameter: "currencyAmount", problem: excess))
    _ = try await assistant.hear("$60")
    _ = try await assistant.hear("yes")
    #expect(await ledger.payments == [Self.payment(60, to: "Teena Harris")])
  }

  @Test("A no ends it, and nothing is sent")
  func cancels() async throws {
    let assistant = try assistant()
    _ = try await assistant.hear("send Teena Harris $20")
    let reply = try await assistant.hear("no")
    #expect(reply.outcome == .cancelled)
    #expect(await ledger.payments.isEmpty)
  }

  @Test("It speaks German")
  func speaksGerman() async throws {
    let assistant = try assistant("de-DE")
    let reply = try await assistant.hear("Schick Teena Harris 20 Euro für die Pizza")
    #expect(reply.question == reply.intent.map(Question.confirmIntent))
    _ = try await assistant.hear("ja")
    #expect(
      await ledger.payments == [Self.payment(20, "EUR", to: "Teena Harris", note: "die Pizza")])
  }
}
