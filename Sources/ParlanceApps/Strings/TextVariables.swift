/// The variables of texts: `Order ${soup}`.
enum TextVariables {
  /// Their names in the order of the text; of a property also what has it: `soup.name`.
  static func names(in text: String) -> [String] {
    parts(of: text).compactMap { $0.variable.map(String.init) }
  }

  /// Whether there are letters beside the variables.
  static func hasWords(in text: String) -> Bool {
    parts(of: text).contains { $0.words.contains(where: \.isLetter) }
  }

  /// The text without its variables.
  static func words(of text: String) -> String {
    parts(of: text).map { String($0.words) }.joined(separator: " ")
  }

  /// The words before each variable with its name, and those at the end with none.
  private static func parts(of text: String) -> [(words: Substring, variable: Substring?)] {
    var parts: [(words: Substring, variable: Substring?)] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      parts.append((rest[..<start.lowerBound], rest[start.upperBound..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return parts + [(rest, nil)]
  }
}
