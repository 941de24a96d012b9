public import FoundationEssentials

/// A temperature as it was said (Measurement of UnitTemperature).
public struct Temperature: Hashable, Sendable {
  /// So many degrees, exact.
  public var value: Decimal
  /// `celsius` or `fahrenheit`; nil where no scale was said.
  public var unit: String?

  /// Makes a temperature.
  public init(value: Decimal, unit: String? = nil) {
    self.value = value
    self.unit = unit
  }
}
