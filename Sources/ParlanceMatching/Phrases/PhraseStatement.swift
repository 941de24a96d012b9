package import ParlanceLanguages

/// A statement of a `.phrases` file and where it begins.
///
/// Its parts are ranges of the file's bytes: of thousands of statements few are ever shown.
package struct PhraseStatement: Sendable {
  package enum Content: Sendable {
    case rule(name: Range<Int>, body: Range<Int>)
    case template(intent: Range<Int>, body: Range<Int>)
    /// An example of the template before it.
    case example(Range<Int>)
  }

  package let content: Content
  package let file: PackFile
  package let line: Int

  /// A part of the statement, on one line.
  package func text(_ range: Range<Int>) -> String {
    file.bytes[range].split { Self.isSpace($0) || $0 == UInt8(ascii: "\n") }
      .map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }

  func error(_ message: String) -> PackError {
    PackError(message, file: file.path, line: line)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
