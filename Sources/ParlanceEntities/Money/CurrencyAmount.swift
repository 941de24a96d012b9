public import FoundationEssentials

/// A sum of money (INCurrencyAmount).
public struct CurrencyAmount: Hashable, Codable, Sendable {
  /// How many units of the currency; exact.
  public let amount: Decimal
  /// The ISO 4217 code.
  public let currency: String

  /// Makes a sum.
  ///
  /// - Parameters:
  ///   - amount: In units of the currency: 12.5 is twelve dollars fifty.
  ///   - currency: An ISO 4217 code in capitals, which is not checked.
  public init(amount: Decimal, currency: String) {
    self.amount = amount
    self.currency = currency
  }

  private enum CodingKeys: CodingKey {
    case amount
    case currency
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    amount = try container.decode(DecimalText.self, forKey: .amount).value
    currency = try container.decode(String.self, forKey: .currency)
  }

  /// Writes the amount as text, so that no digit is lost: `{"amount":"12.5","currency":"USD"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(DecimalText(amount), forKey: .amount)
    try container.encode(currency, forKey: .currency)
  }
}

/// Sums of money between two bounds: "between 10 and 20 dollars", "at most $50".
public struct CurrencyInterval: Hashable, Sendable {
  /// The lower bound, nil when open.
  public let from: Decimal?
  /// The upper bound, nil when open.
  public let to: Decimal?
  /// The ISO 4217 code.
  public let currency: String

  /// Makes an interval.
  ///
  /// - Parameters:
  ///   - from: In units of the currency; nil for no lower bound.
  ///   - to: In units of the currency; nil for no upper bound.
  ///   - currency: An ISO 4217 code in capitals, which is not checked.
  public init(from: Decimal?, to: Decimal?, currency: String) {
    self.from = from
    self.to = to
    self.currency = currency
  }
}
