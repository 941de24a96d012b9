/// What people, apps and files wrote, as a terminal or a log may show it.
///
/// U+FFFD stands for what could move the cursor, change colours, command the terminal, or turn the order of what stands
/// around it: the control characters (C0, DEL, C1), and the marks that embed, override or isolate a direction. Mere
/// marks, such as CLDR sets around money, are harmless.
package enum SafeText {
  /// The lines of a text, made safe.
  package static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      replacing(in: String(line), where: isUnsafe)
    }
  }

  /// A text made safe, on one line.
  package static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// A text that has been laid out, made safe: its line feeds and tabs stay.
  package static func block(_ text: String) -> String {
    replacing(in: text, where: isUnsafeInBlock)
  }

  /// Tells whether a text holds what would be replaced, but for line feeds and tabs.
  package static func isSafe(_ text: some StringProtocol) -> Bool {
    !text.unicodeScalars.contains(where: isUnsafeInBlock)
  }

  /// A text without what would be replaced.
  package static func stripped(_ text: String) -> String {
    guard !isSafe(text) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isUnsafeInBlock($0) }))
  }

  private static func replacing(
    in text: String, where isUnsafe: (Unicode.Scalar) -> Bool
  ) -> String {
    // Most texts are safe.
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  private static func isUnsafeInBlock(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && scalar != "\t" && isUnsafe(scalar)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}
