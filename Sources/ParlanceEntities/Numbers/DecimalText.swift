package import FoundationEssentials

/// A decimal number as text in which no digit is lost, for coders that know binary numbers only.
package struct DecimalText: Codable {
  /// The number.
  package let value: Decimal

  /// Wraps a number.
  package init(_ value: Decimal) {
    self.value = value
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` when the text is not a number in exactly the form that is written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    // `Decimal` reads "12 apples" as 12.
    guard let value = Decimal(string: text), value.description == text else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no decimal number")
    }
    self.value = value
  }

  /// Writes the digits: `12.5`.
  ///
  /// - Throws: `EncodingError` for what is not a number.
  package func encode(to encoder: any Encoder) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "a value must be a number"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(value.description)
  }
}
