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

    /// The parts of a field between bytes of ASCII, none of them empty.
    package func parts(of field: Int, separator: Unicode.Scalar = " ") -> [Substring] {
      fields[field].utf8.split(separator: UInt8(ascii: separator)).map(Substring.init)
    }

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
    try file.visitLines { line, number throws(PackError) in
      guard let first = line.first, file.bytes[first] != UInt8(ascii: "#") else { return }
      let fields = Self.fields(of: line, in: file, expected: columns)
      let row = Row(fields: fields, file: file.path, line: number)
      guard fields.count == columns else {
        throw row.error("expected \(columns) fields between tabs, found \(fields.count)")
      }
      // A closure: a key path would cost more than the rest of the row.
      if let empty = fields.firstIndex(where: { $0.isEmpty }) {
        throw row.error("field \(empty + 1) of \(columns) is empty")
      }
      rows.append(row)
    }
    self.rows = rows
  }

  private static func fields(
    of line: Range<Int>, in file: PackFile, expected: Int
  ) -> [Substring] {
    var fields: [Substring] = []
    fields.reserveCapacity(expected)
    file.bytes.withUnsafeBufferPointer { bytes in
      var start = line.lowerBound
      for index in line where bytes[index] == UInt8(ascii: "\t") {
        fields.append(text(bytes[start..<index]))
        start = index + 1
      }
      fields.append(text(bytes[start..<line.upperBound]))
    }
    return fields
  }

  /// A text of its own: most fields are so short that they need no memory, and slices of the file's text cost more.
  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Substring {
    Substring(String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self))
  }
}
