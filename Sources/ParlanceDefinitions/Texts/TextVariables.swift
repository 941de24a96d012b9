/// The variables of texts: `Order ${soup}`.
package enum TextVariables {
  /// Their names in the order of the text; of a property also what has it: `soup.name`.
  package static func names(in text: String) -> [String] {
    parts(of: text).compactMap { $0.variable.map(String.init) }
  }

  /// Whether there are letters beside the variables.
  package static func hasWords(in text: String) -> Bool {
    parts(of: text).contains { $0.words.contains(where: \.isLetter) }
  }

  /// The text without its variables.
  package static func words(of text: String) -> String {
    parts(of: text).map { String($0.words) }.joined(separator: " ")
  }

  /// The words before each variable with its name, and those at the end with none.
  ///
  /// - Complexity: O(*n*), *n* the length of the text.
  private static func parts(of text: String) -> [(words: Substring, variable: Substring?)] {
    var parts: [(words: Substring, variable: Substring?)] = []
    let bytes = text.utf8
    var (start, place) = (text.startIndex, text.startIndex)
    while let dollar = bytes[place...].firstIndex(of: UInt8(ascii: "$")) {
      place = bytes.index(after: dollar)
      guard bytes[place...].first == UInt8(ascii: "{") else { continue }
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "}")) else { break }
      parts.append((text[start..<dollar], text[bytes.index(after: place)..<end]))
      start = bytes.index(after: end)
      place = start
    }
    return parts + [(text[start...], nil)]
  }
}
