/// The tokens of a line of Swift, as the compiler would find them: texts are `""` whatever they say, and comments are none.
struct SwiftTokens {
  private(set) var tokens: [String] = []
  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// The tokens of a line, which ends before a line feed or a carriage return, as it does for the compiler.
  init(line: String) {
    scalars = Array(line.unicodeScalars)
    while place < scalars.count { read() }
  }

  private mutating func read() {
    if isAt("//") {
      place = scalars.count
    } else if isAt("/*") {
      tokens.append("/*")
      place += 2
    } else if isAt("\"") {
      readText()
    } else if scalars[place] == "`" {
      take(1 + count(from: place + 1) { $0 != "`" } + 1)
    } else if isPartOfName(scalars[place]) {
      take(count(from: place, isPartOfName))
    } else if scalars[place].properties.isWhitespace {
      place += 1
    } else {
      take(1)
    }
  }

  /// What has code in it, or does not end in its line, is no text.
  private mutating func readText() {
    guard !isAt("\"\"\"") else { return take(3) }
    place += 1
    while place < scalars.count, !isAt("\"") {
      if isAt("\\(") { return tokens.append("open text") }
      place += isAt("\\") ? 2 : 1
    }
    tokens.append(place < scalars.count ? "\"\"" : "open text")
    place += 1
  }

  private func isAt(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

  private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }

  private func count(from start: Int, _ isIn: (Unicode.Scalar) -> Bool) -> Int {
    scalars[min(start, scalars.count)...].prefix(while: isIn).count
  }

  private mutating func take(_ count: Int) {
    let end = min(place + count, scalars.count)
    tokens.append(String(String.UnicodeScalarView(scalars[place..<end])))
    place = end
  }
}
