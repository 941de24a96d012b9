public import FoundationEssentials

/// A sum of money (INCurrencyAmount).
public struct CurrencyAmount: Hashable, Sendable {
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
