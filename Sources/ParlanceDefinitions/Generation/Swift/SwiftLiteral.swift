internal import FoundationEssentials

/// Values as Swift has them.
enum SwiftLiteral {
  /// Text between quotation marks.
  static func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// A number, without a fraction where it is whole.
  static func double(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// An exact number, of the digits that the definition has.
  static func decimal(_ number: Double) -> String {
    guard let decimal = Decimal(string: "\(number)"), Int(exactly: number) == nil else {
      return double(number)
    }
    let sign = decimal.sign == .minus ? "minus" : "plus"
    let parts = "exponent: \(decimal.exponent), significand: \(decimal.significand)"
    return "Decimal(sign: .\(sign), \(parts))"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "\"": "\\\(scalar)"
    case _ where scalar.properties.generalCategory == .control:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: "\(scalar)"
    }
  }
}
