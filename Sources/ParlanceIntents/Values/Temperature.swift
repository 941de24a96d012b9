public import FoundationEssentials
internal import ParlanceEntities

/// A temperature as it was said (Measurement of UnitTemperature).
public struct Temperature: Hashable, Codable, Sendable {
  /// So many degrees, exact.
  public var value: Decimal
  /// `celsius` or `fahrenheit`; nil where no scale was said.
  public var unit: String?

  /// Makes a temperature.
  public init(value: Decimal, unit: String? = nil) {
    self.value = value
    self.unit = unit
  }

  private enum CodingKeys: CodingKey {
    case value
    case unit
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    value = try container.decode(DecimalText.self, forKey: .value).value
    unit = try container.decodeIfPresent(String.self, forKey: .unit)
  }

  /// Writes the degrees as text, so that no digit is lost: `{"value":"21.5","unit":"celsius"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(DecimalText(value), forKey: .value)
    try container.encodeIfPresent(unit, forKey: .unit)
  }
}
