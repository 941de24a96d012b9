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
    var number = 0
    let text = file.text
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if content.isEmpty || content.first == UInt8(ascii: "#") { continue }
      let fields = content.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { Substring($0) }
      let row = Row(fields: fields, file: file.path, line: number)
      guard fields.count == columns, !fields.contains("") else {
        throw row.error("expected \(columns) fields between tabs, found \(fields.count)")
      }
      rows.append(row)
    }
    self.rows = rows
  }
}
