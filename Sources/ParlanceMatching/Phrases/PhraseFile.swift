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
  package private(set) var statements: [PhraseStatement] = []
  private let file: PackFile
  private var intent: Range<Int>?
  private var pending: (body: Range<Int>, line: Int)?

  /// Reads a file.
  ///
  /// - Throws: ``PackError`` at an example or a template that stands where none can, and at a heading or a rule
  ///   without a name.
  package init(_ file: PackFile) throws(PackError) {
    self.file = file
    try file.visitLines { line, number throws(PackError) in try read(line, number) }
    try flush()
  }

  private mutating func read(_ line: Range<Int>, _ number: Int) throws(PackError) {
    let content = trimmed(line)
    guard let first = content.first else { return try flush() }
    switch file.bytes[first] {
    case UInt8(ascii: "#"):
      try flush()
      let rest = content.dropFirst()
      if let next = rest.first, file.bytes[next] == UInt8(ascii: "#") {
        try readHeading(rest.dropFirst(), number)
      }
    case UInt8(ascii: ">"):
      try flush()
      try addExample(trimmed(content.dropFirst()), number)
    default:
      if first > line.lowerBound {
        try continuePending(to: content.upperBound, number)
      } else {
        try flush()
        pending = (content, number)
      }
    }
  }

  private mutating func continuePending(to end: Int, _ number: Int) throws(PackError) {
    guard let start = pending?.body.lowerBound else {
      throw error("an indented line has nothing above it to go on with", number)
    }
    pending?.body = start..<end
  }

  /// What follows two number signs; with more of them a line is a comment.
  private mutating func readHeading(_ rest: Range<Int>, _ number: Int) throws(PackError) {
    let mark = rest.first.map { file.bytes[$0] }
    if mark == UInt8(ascii: "#") { return }
    let name = trimmed(rest)
    guard mark.map(PhraseStatement.isSpace) == true, !name.isEmpty else {
      throw error("a heading is '## ' and an intent, found '##\(text(rest))'", number)
    }
    intent = name
  }

  private mutating func addExample(_ text: Range<Int>, _ number: Int) throws(PackError) {
    let isAfterTemplate =
      switch statements.last?.content {
      case .template, .example: true
      default: false
      }
    guard isAfterTemplate, !text.isEmpty else {
      throw error("an example stands below the template it is for", number)
    }
    try add(.example(text), number)
  }

  private mutating func flush() throws(PackError) {
    guard let (body, line) = pending else { return }
    pending = nil
    if let (name, definition) = try rule(in: body, line) {
      try add(.rule(name: name, body: definition), line)
    } else if let intent {
      try add(template(body, of: intent), line)
    } else {
      throw error("a template stands below a heading such as '## INSendPaymentIntent'", line)
    }
  }

  /// A template, which a question mark before it makes one that needs an app.
  private func template(_ body: Range<Int>, of intent: Range<Int>) -> PhraseStatement.Content {
    let needsApp =
      file.bytes[body.lowerBound] == UInt8(ascii: "?")
      && body.dropFirst().first.map { PhraseStatement.isSpace(file.bytes[$0]) } == true
    let content = needsApp ? trimmed(body.dropFirst()) : body
    return .template(intent: intent, body: content, needsApp: needsApp)
  }

  private mutating func add(_ content: PhraseStatement.Content, _ line: Int) throws(PackError) {
    guard statements.count < PhraseLimits.maximumStatements else {
      throw error(
        "the file has more than \(PhraseLimits.maximumStatements) rules, templates and examples",
        line)
    }
    statements.append(PhraseStatement(content: content, file: file, line: line))
  }

  /// `name = body`; nil when the line is a template, in which equals signs stand in braces only.
  private func rule(
    in body: Range<Int>, _ line: Int
  ) throws(PackError) -> (name: Range<Int>, definition: Range<Int>)? {
    guard let mark = ruleMark(in: body) else { return nil }
    let name = trimmed(body.lowerBound..<mark)
    guard !name.isEmpty, name.allSatisfy({ Self.isNameByte(file.bytes[$0]) }) else {
      throw error(
        "a rule's name is of Latin letters, digits, '-', '_' and '.', found '\(text(name))'", line)
    }
    return (name, trimmed(mark + 1..<body.upperBound))
  }

  /// The first equals sign, unless a parameter stands before it.
  private func ruleMark(in body: Range<Int>) -> Int? {
    for index in body {
      if file.bytes[index] == UInt8(ascii: "=") { return index }
      if file.bytes[index] == UInt8(ascii: "{") { return nil }
    }
    return nil
  }

  package static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, PhraseStatement.isSpace(file.bytes[start]) { start += 1 }
    while start < end, PhraseStatement.isSpace(file.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  private func error(_ message: String, _ line: Int) -> PackError {
    PackError(message, file: file.path, line: line)
  }
}
