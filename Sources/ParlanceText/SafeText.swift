/// What people and apps wrote, as a terminal or a log may show it.
package enum SafeText {
  /// The lines of a text, without what could move the cursor, change colours, or turn the order of what stands around it.
  package static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(visible)
  }

  private static func visible(_ line: Substring) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      result.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// Control characters, and those that embed or override a direction; mere marks, such as CLDR sets around money, are
  /// harmless.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: scalar.properties.generalCategory == .control
    }
  }
}
