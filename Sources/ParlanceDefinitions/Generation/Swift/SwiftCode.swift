internal import FoundationEssentials

/// A piece of Swift that the generator writes.
///
/// It is made of what stands in the generator's own source, of checked names, of numbers, and of literals and comments
/// whose text cannot end them. A text of a definition is none of these, and the compiler refuses it in a piece:
///
///     let code: SwiftCode = "case \(name) = \(number)"  // A String for the name does not compile.
package struct SwiftCode: Hashable, Sendable {
  /// As it stands in the file.
  let text: String

  fileprivate init(verbatim text: String) {
    self.text = text
  }

  /// Spaces before a line that stands so many levels deep.
  static func indentation(_ depth: Int) -> SwiftCode {
    SwiftCode(verbatim: String(repeating: "  ", count: depth))
  }

  // MARK: Texts

  /// A text between quotation marks.
  static func string(_ text: String) -> SwiftCode {
    SwiftCode(verbatim: "\"" + text.unicodeScalars.map(escaped).joined() + "\"")
  }

  /// What stands behind the marks of a comment of one line.
  static func comment(_ text: String) -> SwiftCode { SwiftCode(verbatim: text.withoutLayout) }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "\"": "\\\(scalar)"
    case _ where scalar.isLayout: "\\u{\(String(scalar.value, radix: 16))}"
    default: "\(scalar)"
    }
  }

  // MARK: Numbers

  /// A finite number, without a fraction where it is whole.
  static func double(_ number: Double) -> SwiftCode {
    SwiftCode(verbatim: Int(exactly: number).map { "\($0)" } ?? "\(number)")
  }

  /// An exact number, of the digits that the definition has.
  static func decimal(_ number: Double) -> SwiftCode {
    guard let decimal = Decimal(string: "\(number)"), Int(exactly: number) == nil else {
      return double(number)
    }
    let sign: SwiftCode = decimal.sign == .minus ? "minus" : "plus"
    let digits = SwiftCode(verbatim: "\(decimal.significand)")
    return "Decimal(sign: .\(sign), exponent: \(decimal.exponent), significand: \(digits))"
  }
}

extension SwiftCode: ExpressibleByStringInterpolation {
  /// Takes nothing but what is Swift already.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

    /// Adds a piece.
    package mutating func appendInterpolation(_ code: SwiftCode) { text += code.text }

    /// Adds a name, with marks around it where it is a keyword.
    package mutating func appendInterpolation(_ name: SwiftIdentifier) { text += name.escaped }

    /// Adds a whole number.
    package mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
  }

  package init(stringLiteral literal: StaticString) {
    self.init(verbatim: "\(literal)")
  }

  package init(stringInterpolation: StringInterpolation) {
    self.init(verbatim: stringInterpolation.text)
  }
}

extension Sequence<SwiftCode> {
  /// The pieces in one, with another between each two.
  func joined(separator: SwiftCode) -> SwiftCode {
    SwiftCode(verbatim: map(\.text).joined(separator: separator.text))
  }
}
