import Parlance

extension AppService {
  /// LetsEat, as the assistant knows it.
  static func letsEat(_ ledger: Ledger) -> AppService {
    AppService(
      App(name: "LetsEat", alternativeNames: ["Lets Eat"]),
      handlers: [.sendPayment(PaymentHandler(ledger: ledger))])
  }
}

/// Sends payments to friends.
///
/// Nothing is sent before the person has agreed to it, and nothing from a locked device: the assistant sees to that.
struct PaymentHandler: SendPaymentIntentHandling {
  let ledger: Ledger

  func resolvePayee(for intent: SendPaymentIntent) async -> SendPaymentPayeeResolutionResult {
    guard let payee = intent.payee else { return .needsValue() }
    let found = Friend.all.filter { $0.isMeant(by: payee) }.map(\.person)
    return switch found.count {
    case 0: .unsupported(forReason: .noAccount)
    case 1: .success(with: found[0])
    default: .disambiguation(with: found)
    }
  }

  func resolveCurrencyAmount(
    for intent: SendPaymentIntent
  ) async -> SendPaymentCurrencyAmountResolutionResult {
    guard let sum = intent.currencyAmount else { return .needsValue() }
    let isTooMuch = sum.amount > Ledger.maximumAmount(in: sum.currency)
    return isTooMuch
      ? .unsupported(forReason: .paymentsAmountAboveMaximum) : .success(with: sum)
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    guard let payee = intent.payee, let sum = intent.currencyAmount else {
      return SendPaymentIntentResponse(code: .failure)
    }
    await ledger.enter(Payment(payee: payee.displayName, sum: sum, note: intent.note))
    return SendPaymentIntentResponse(code: .success)
  }
}
