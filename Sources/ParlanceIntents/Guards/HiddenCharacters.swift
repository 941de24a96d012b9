/// Characters that change how a text looks and are not seen themselves.
enum HiddenCharacters {
  /// Whether controls of the writing direction, or other controls, stand in a text.
  ///
  /// The marks U+200E, U+200F and U+061C are no such: CLDR's names of money hold them.
  static func areIn(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains(where: isHidden)
  }

  /// A text without them.
  static func removed(from text: String) -> String {
    guard areIn(text) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isHidden($0) }))
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control && !isSpace(scalar)
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "\n" || scalar == "\r"
  }
}
