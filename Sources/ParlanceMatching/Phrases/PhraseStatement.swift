package import ParlanceLanguages

/// A statement of a `.phrases` file and where it begins.
///
/// Its parts are ranges of the file's bytes: of thousands of statements few are ever shown.
package struct PhraseStatement: Sendable {
  package enum Content: Sendable {
    case rule(name: Range<Int>, body: Range<Int>)
    case template(intent: Range<Int>, body: Range<Int>, needsApp: Bool)
    /// An example of the template before it.
    case example(Range<Int>)
  }

  package let content: Content
  package let file: PackFile
  package let line: Int

  /// A part of the statement, on one line.
  package func text(_ range: Range<Int>) -> String {
    file.bytes[range].split(whereSeparator: Self.isSpace)
      .map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }

  func error(_ message: String) -> PackError {
    PackError(message, file: file.path, line: line)
  }

  /// Also at the ends of lines, since a statement may go on over several.
  static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
