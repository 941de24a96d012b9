/// Finds the tokens of Swift files, of which most lines are alike.
struct SwiftSkeleton {
  private static let lineEnds: Set = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]

  private var known: [String: [String]] = [:]

  /// The tokens of the lines of a file that have any.
  mutating func lines(of source: String) -> [[String]] {
    source.utf8.split(whereSeparator: Self.lineEnds.contains)
      .map { tokens(of: String(decoding: $0, as: UTF8.self)) }
      .filter { !$0.isEmpty }
  }

  private mutating func tokens(of line: String) -> [String] {
    if let tokens = known[line] { return tokens }
    let tokens = SwiftTokens(line: line).tokens
    known[line] = tokens
    return tokens
  }

  /// The tokens of lines; lists of texts are one text, however many there are.
  static func joined(_ lines: [[String]]) -> [String] {
    var joined: [String] = []
    for token in lines.joined() {
      if token == "\"\"", joined.suffix(2) == ["\"\"", ","] {
        joined.removeLast()
      } else {
        joined.append(token)
      }
    }
    return joined
  }
}
