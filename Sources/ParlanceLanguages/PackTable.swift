/// The rows of a `.tsv` file of a pack: fields between tabs, `#` comments, blank lines ignored.
public struct PackTable: Sendable {
  /// One line.
  public struct Row: Sendable {
    /// The fields, at least as many as the table asked for.
    public let fields: [Substring]
    /// The file it stands in.
    public let file: String
    /// The line, from 1.
    public let line: Int

    /// An error about this row.
    public func error(_ message: String) -> PackError {
      PackError(message, file: file, line: line)
    }
  }

  /// The rows in file order.
  public let rows: [Row]

  /// Reads a table.
  ///
  /// - Parameter columns: How many fields each row has.
  /// - Throws: ``PackError`` at a row that has fewer or more, or an empty field.
  /// - Complexity: O(*n*), *n* the length of the text.
  public init(_ file: PackFile, columns: Int) throws(PackError) {
    var rows: [Row] = []
    let text = file.text
    try file.visitLines { line, number throws(PackError) in
      guard let first = line.first, file.bytes[first] != UInt8(ascii: "#") else { return }
      let fields = Self.fields(of: line, in: file).map { Self.text($0, in: text) }
      let row = Row(fields: fields, file: file.path, line: number)
      guard fields.count == columns else {
        throw row.error("expected \(columns) fields between tabs, found \(fields.count)")
      }
      if let empty = fields.firstIndex(where: \.isEmpty) {
        throw row.error("field \(empty + 1) of \(columns) is empty")
      }
      rows.append(row)
    }
    self.rows = rows
  }

  private static func fields(of line: Range<Int>, in file: PackFile) -> [Range<Int>] {
    let bytes = file.bytes.span
    var fields: [Range<Int>] = []
    var start = line.lowerBound
    for index in line where bytes[index] == UInt8(ascii: "\t") {
      fields.append(start..<index)
      start = index + 1
    }
    fields.append(start..<line.upperBound)
    return fields
  }

  /// The text at an offset in UTF-8, which is at hand in constant time: the text is UTF-8 itself.
  private static func text(_ range: Range<Int>, in text: String) -> Substring {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }
}
