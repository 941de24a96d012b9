package import ParlanceLanguages

/// A `.phrases` file cut into statements.
///
///     # A title
///     pay = (send|pay)
///     ## INSendPaymentIntent
///     <pay> {currencyAmount} to {payee}
///       > send $20 to Jason
///
/// A line that begins with white space and no `>` goes on with the statement above it.
package struct PhraseFile {
  /// A statement and where it begins.
  package struct Statement {
    package enum Content {
      case rule(name: String, body: String)
      case template(intent: String, body: String)
      /// An example of the template before it.
      case example(String)
    }

    package let content: Content
    package let file: String
    package let line: Int

    func error(_ message: String) -> PackError {
      PackError(message, file: file, line: line)
    }
  }

  package private(set) var statements: [Statement] = []
  private let path: String
  private var intent: String?
  private var pending: (body: String, line: Int)?

  /// Reads a file.
  ///
  /// - Throws: ``PackError`` at an example or a template that stands where none can, and at a heading or a rule
  ///   without a name.
  package init(_ file: PackFile) throws(PackError) {
    path = file.path
    let text = file.text
    try file.visitLines { line, number throws(PackError) in
      let start = text.utf8.index(text.utf8.startIndex, offsetBy: line.lowerBound)
      try read(text[start..<text.utf8.index(start, offsetBy: line.count)], number)
    }
    try flush()
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(PackError) {
    let content = Self.trimmed(line)
    guard let first = content.utf8.first else { return try flush() }
    switch first {
    case UInt8(ascii: "#"):
      try flush()
      if content.hasPrefix("##") { try readHeading(content.dropFirst(2), number) }
    case UInt8(ascii: ">"):
      try flush()
      try addExample(Self.trimmed(content.dropFirst()), number)
    default:
      if line.utf8.first == UInt8(ascii: " ") || line.utf8.first == UInt8(ascii: "\t") {
        guard pending != nil else {
          throw PackError(
            "an indented line has nothing above it to go on with", file: path, line: number)
        }
        pending?.body += " " + content
      } else {
        try flush()
        pending = (String(content), number)
      }
    }
  }

  /// What follows two number signs; with more of them a line is a comment.
  private mutating func readHeading(_ rest: Substring, _ number: Int) throws(PackError) {
    guard rest.utf8.first != UInt8(ascii: "#") else { return }
    let name = Self.trimmed(rest)
    guard let first = rest.utf8.first, Self.isSpace(first), !name.isEmpty else {
      throw PackError(
        "a heading is '## ' and an intent, found '##\(rest)'", file: path, line: number)
    }
    intent = String(name)
  }

  private mutating func addExample(_ text: Substring, _ number: Int) throws(PackError) {
    let isAfterTemplate =
      switch statements.last?.content {
      case .template, .example: true
      default: false
      }
    guard isAfterTemplate, !text.isEmpty else {
      throw PackError("an example stands below the template it is for", file: path, line: number)
    }
    statements.append(Statement(content: .example(String(text)), file: path, line: number))
  }

  private mutating func flush() throws(PackError) {
    guard let (body, line) = pending else { return }
    pending = nil
    if let (name, definition) = try rule(in: body, line) {
      statements.append(
        Statement(content: .rule(name: name, body: definition), file: path, line: line))
    } else if let intent {
      statements.append(
        Statement(content: .template(intent: intent, body: body), file: path, line: line))
    } else {
      throw PackError(
        "a template stands below a heading such as '## INSendPaymentIntent'", file: path, line: line
      )
    }
  }

  /// `name = body`; nil when the line is a template, in which equals signs stand in braces only.
  private func rule(
    in body: String, _ line: Int
  ) throws(PackError) -> (name: String, definition: String)? {
    guard
      let mark = body.utf8.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "{") }
      ),
      body.utf8[mark] == UInt8(ascii: "=")
    else { return nil }
    let name = Self.trimmed(body[..<mark])
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte) else {
      throw PackError(
        "a rule's name is of Latin letters, digits, '-' and '.', found '\(name)'", file: path,
        line: line)
    }
    return (String(name), String(Self.trimmed(body[body.utf8.index(after: mark)...])))
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let bytes = text.utf8
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    guard let end = bytes.lastIndex(where: { !isSpace($0) }) else { return text[start..<start] }
    return text[start..<bytes.index(after: end)]
  }

  private static func trimmed(_ text: String) -> Substring { trimmed(text[...]) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
