internal import ParlanceMatching

/// Words of a definition as templates have them.
enum PhraseWords {
  /// Without the marks that nobody says, and that templates are written with.
  static func literal(_ text: String) -> String {
    var literal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // What is not seen belongs to the letter before it, and is no word by itself.
      guard scalar.properties.generalCategory != .format || (literal.last ?? " ") != " " else {
        continue
      }
      literal.append(isSaid(scalar) ? scalar : " ")
    }
    return String(literal)
  }

  /// Whether there is something to say.
  static func hasWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// Whether a template can have a parameter of that name.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(PhraseFile.isNameByte)
  }

  private static let saidMarks: Set<Unicode.Scalar> = ["'", "’", "-", "&", "+", "%", "/", "."]

  private static func isSaid(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .currencySymbol,
      .format:
      true
    default: saidMarks.contains(scalar)
    }
  }
}
