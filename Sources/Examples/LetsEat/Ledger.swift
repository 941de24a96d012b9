import FoundationEssentials
import Parlance

/// A sum of money that went to a friend.
struct Payment: Hashable {
  let payee: String
  let sum: CurrencyAmount
  let note: String?
}

/// What was paid.
actor Ledger {
  /// The most that is sent at a time in a currency.
  static func maximumAmount(in currency: String) -> Decimal { currency == "JPY" ? 50_000 : 500 }

  private(set) var payments: [Payment] = []

  func enter(_ payment: Payment) { payments.append(payment) }
}
