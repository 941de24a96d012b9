public import FoundationEssentials

/// The numbers that a parameter takes.
public struct NumberRange: Hashable, Sendable {
  /// The least; nil when there is none.
  public let minimum: Decimal?
  /// The greatest; nil when there is none.
  public let maximum: Decimal?
  /// Whether there may be numbers below zero.
  public let allowsNegative: Bool

  /// Makes a range.
  ///
  ///     NumberRange(from: 0.1, to: 20)  // of exactly these numbers, not of what is nearest to them in binary
  ///
  /// - Parameters:
  ///   - minimum: The least; nil when there is none.
  ///   - maximum: The greatest; nil when there is none.
  ///   - allowsNegative: Whether there may be numbers below zero.
  public init(from minimum: Double? = nil, to maximum: Double? = nil, allowsNegative: Bool = true) {
    self.minimum = minimum.flatMap { Decimal(string: "\($0)") }
    self.maximum = maximum.flatMap { Decimal(string: "\($0)") }
    self.allowsNegative = allowsNegative
  }

  /// Why a number is not taken, by SiriKit's name for it: `lessThanMinimumValue`, `greaterThanMaximumValue`,
  /// `negativeNumbersNotSupported`; nil when it is taken.
  public func refusal(of number: Decimal) -> String? {
    if !allowsNegative, number < 0 { return "negativeNumbersNotSupported" }
    if let minimum, number < minimum { return "lessThanMinimumValue" }
    if let maximum, number > maximum { return "greaterThanMaximumValue" }
    return nil
  }
}
