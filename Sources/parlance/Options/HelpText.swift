/// Lays out the help in lines of at most 80 columns.
enum HelpText {
  private static let width = 80
  private static let indent = 2
  private static let maximumTermWidth = 24

  /// Text in full lines.
  static func paragraph(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(String($0), to: width) }
      .map { $0 + "\n" }.joined()
  }

  /// Terms on the left, what they mean on the right.
  static func table(_ entries: [(term: String, meaning: String)]) -> String {
    let longest = entries.map(\.term.count).filter { $0 <= maximumTermWidth }.max() ?? 0
    let column = indent + longest + 2
    return entries.map { entry(term: $0.term, meaning: $0.meaning, column: column) }.joined()
  }

  private static func entry(term: String, meaning: String, column: Int) -> String {
    let margin = String(repeating: " ", count: column)
    var lines = wrapped(meaning, to: width - column).map { margin + $0 }
    let head = String(repeating: " ", count: indent) + term
    if head.count + 2 <= column, let first = lines.first {
      lines[0] = head + first.dropFirst(head.count)
    } else {
      lines.insert(head, at: 0)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
