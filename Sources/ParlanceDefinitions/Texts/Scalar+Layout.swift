extension Unicode.Scalar {
  /// Whether a character ends lines or moves what is shown, or has what follows it shown in another order than it is read.
  var isLayout: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: "\u{202A}"..."\u{202E}" ~= self || "\u{2066}"..."\u{2069}" ~= self
    default: false
    }
  }
}

extension String {
  /// The text with spaces for all that is layout: on one line, and read as it is shown.
  var withoutLayout: String {
    unicodeScalars.map { $0.isLayout ? " " : String($0) }.joined()
  }
}
