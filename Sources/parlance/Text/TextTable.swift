internal import ParlanceText

/// Lines up columns of text.
enum TextTable {
  /// Rows whose columns begin below each other, two spaces apart.
  ///
  /// - Parameter rightAligned: The columns that end below each other instead: numbers.
  static func rows(_ rows: [[String]], indent: Int = 0, rightAligned: Set<Int> = []) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.count > column ? $0[column].cellCount : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.cellCount)
        return rightAligned.contains(column) ? space + cell : cell + space
      }
      return line(String(repeating: " ", count: indent) + cells.joined(separator: "  "))
    }.joined()
  }

  private static func line(_ text: String) -> String {
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
    return text[..<end] + "\n"
  }
}
