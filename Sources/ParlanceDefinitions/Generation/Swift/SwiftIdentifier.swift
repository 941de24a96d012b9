/// A name that Swift takes: all that generated code declares or speaks of is called by one.
///
/// A name becomes one when it was checked, or when it stands in the source of this package: what a definition says cannot
/// become code by way of a name.
package struct SwiftIdentifier: Hashable, Sendable {
  /// The name without marks.
  package let text: String

  /// A name of a definition or a table; nil when it cannot be written in Swift.
  ///
  /// Those of intents are made of letters, digits and low lines, as Xcode has it.
  package init?(_ text: String) {
    guard let first = text.unicodeScalars.first, text != "_",
      first == "_" || first.properties.isXIDStart,
      text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    else { return nil }
    self.text = text
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// The name with its first letter in capitals, as behind `resolve`.
  package var capitalized: SwiftIdentifier {
    SwiftIdentifier(unchecked: SwiftName.capitalized(text))
  }

  /// The name as a method begins with it.
  package var uncapitalized: SwiftIdentifier {
    SwiftIdentifier(unchecked: SwiftName.uncapitalized(text))
  }

  /// Two names, one behind the other: a name itself.
  package static func + (left: SwiftIdentifier, right: SwiftIdentifier) -> SwiftIdentifier {
    SwiftIdentifier(unchecked: left.text + right.text)
  }

  /// The name where it is declared or used, with marks around it where it is a keyword.
  var escaped: String { Self.keywords.contains(text) ? "`\(text)`" : text }

  /// What Swift keeps for itself.
  ///
  /// Source: The Swift Programming Language, Lexical Structure.
  static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension SwiftIdentifier: CustomStringConvertible {
  /// The name without marks.
  package var description: String { text }
}

extension SwiftIdentifier: ExpressibleByStringLiteral {
  /// A name that stands in the source.
  package init(stringLiteral text: StaticString) {
    self.init(unchecked: "\(text)")
  }
}
