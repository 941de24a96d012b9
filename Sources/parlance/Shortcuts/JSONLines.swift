internal import Parlance

/// Objects of JSON, one a line, from a file or from standard input.
struct JSONLines {
  /// What was read of a line.
  struct Entry<Value> {
    /// `file:line`.
    let place: String
    let value: Value
  }

  private let path: String
  private let lines: [(number: Int, text: String)]

  /// Reads all lines; those without anything but spaces are passed over.
  ///
  /// - Parameter path: The file; nil for standard input.
  /// - Throws: ``ToolError`` when it cannot be read, or is not UTF-8.
  init(_ path: String?) throws(ToolError) {
    self.path = path ?? "standard input"
    let texts =
      if let path { try Self.lines(of: path) } else { try Self.inputLines() }
    lines = texts.enumerated().map { (number: $0 + 1, text: $1) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) }
  }

  /// What all lines hold.
  ///
  /// - Parameter console: Hears of each line that holds no such thing, with file and line.
  /// - Returns: nil where there is such a line.
  func entries<Value>(
    reporting console: Console, _ read: (JSONDocument) throws -> Value
  ) -> [Entry<Value>]? {
    var isWhole = true
    let entries = lines.compactMap { line -> Entry<Value>? in
      let place = "\(path):\(line.number)"
      do {
        let json = try JSONDocument(PackFile(path: path, text: line.text))
        return Entry(place: place, value: try read(json))
      } catch {
        console.report("\(place): \((error as? PackError)?.message ?? "\(error)")")
        isWhole = false
        return nil
      }
    }
    return isWhole ? entries : nil
  }

  private static func lines(of path: String) throws(ToolError) -> [String] {
    // Texts may have the other ends of lines in them, U+2028 say, as what is exported does.
    try FileReader.file(path).text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n"
    }.map(String.init)
  }

  private static func inputLines() throws(ToolError) -> [String] {
    var reader = LineReader(descriptor: 0)
    var lines: [String] = []
    while let line = try reader.next(beforeWaiting: {}) {
      guard !line.isTooLong else {
        throw .unreadable("standard input:\(line.number): the line is too long")
      }
      guard let text = String(validating: line.bytes, as: UTF8.self) else {
        throw .unreadable("standard input:\(line.number): the line is not UTF-8")
      }
      lines.append(text)
    }
    return lines
  }
}
