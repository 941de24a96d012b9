internal import Parlance

/// Completes the last word of a line.
struct Completer {
  /// The commands, with their colons.
  let commands: [String]
  /// What may follow a command.
  let operands: [String: [String]]
  /// Names that utterances may contain.
  let names: [String]

  /// What may stand in the place of the last word, sorted.
  ///
  /// A name of several words is completed from each of its words: after "Jason M" by "Miller".
  func completions(of line: String) -> [String] {
    var words = line.split(separator: " ")
    if line.isEmpty || line.hasSuffix(" ") { words.append("") }
    guard let last = words.last else { return [] }
    if line.hasPrefix(":") {
      let known = words.count == 1 ? commands : operands[String(words[0])] ?? []
      return known.filter { $0.hasPrefix(last) }.sorted()
    }
    return Set(names.compactMap { Self.rest(of: $0, after: words) }).sorted()
  }

  /// What of a name stands in the place of the last word; nil when the line does not end in a part of it.
  private static func rest(of name: String, after words: [Substring]) -> String? {
    guard words.last?.isEmpty == false else { return nil }
    let parts = name.split(separator: " ")
    for count in stride(from: min(parts.count, words.count), through: 1, by: -1) {
      let said = words.suffix(count)
      let isWhole = zip(said.dropLast(), parts).allSatisfy { $0.lowercased() == $1.lowercased() }
      if isWhole, parts[count - 1].lowercased().hasPrefix(words[words.count - 1].lowercased()) {
        return parts[(count - 1)...].joined(separator: " ")
      }
    }
    return nil
  }
}
