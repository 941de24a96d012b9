/// Names as Swift has them.
package enum SwiftName {
  /// Whether a name can be written in Swift, with marks around it where it is a keyword.
  ///
  /// Those of intents are made of letters, digits and low lines, as Xcode has it.
  package static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name != "_" else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  /// A name where a value, a case or a parameter is declared or used.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name with its first letter in capitals, as behind `resolve`.
  package static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A name with its first letters in small ones, as a method begins: `openURL` of `OpenURL`, `urlOpener` of `URLOpener`.
  package static func uncapitalized(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWord = capitals.count <= 1 || capitals.count == name.count
    let count = isWord ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// The words of a name: `failure requiring app launch` of `failureRequiringAppLaunch`.
  package static func words(of name: String) -> String {
    var words: [String] = []
    var last: Character = "A"
    for character in name {
      if character.isUppercase, !last.isUppercase || words.isEmpty {
        words.append("")
      } else if words.isEmpty {
        words.append("")
      }
      words[words.count - 1].append(character == "_" ? " " : character)
      last = character
    }
    return words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }

  /// What Swift keeps for itself.
  ///
  /// Source: The Swift Programming Language, Lexical Structure.
  private static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
