/// Lines up columns of text.
package enum TextTable {
  /// Rows whose columns begin below each other, two spaces apart; each row ends with a line break.
  ///
  /// - Parameter rightAligned: The columns that end below each other instead: numbers.
  package static func rows(
    _ rows: [[String]], indent: Int = 0, rightAligned: Set<Int> = []
  ) -> String {
    lines(rows, indent: indent, rightAligned: rightAligned).map { $0 + "\n" }.joined()
  }

  /// The same rows, each a line.
  package static func lines(
    _ rows: [[String]], indent: Int = 0, rightAligned: Set<Int> = []
  ) -> [String] {
    // What is shown in place of a control character has a width; a line's end in a cell would begin another row.
    let rows = rows.map { $0.map(SafeText.line) }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.count > column ? $0[column].cellCount : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.cellCount)
        return rightAligned.contains(column) ? space + cell : cell + space
      }
      return trimmed(String(repeating: " ", count: indent) + cells.joined(separator: "  "))
    }
  }

  private static func trimmed(_ line: String) -> String {
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    return String(line[..<end])
  }
}
