internal import Parlance
internal import ParlanceText

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
    // The line editor shows what it completes as it is.
    let found = names.filter { SafeText.line($0) == $0 }.compactMap {
      Self.completion(of: $0, after: words)
    }
    let longest = found.map(\.wordCount).max()
    return Set(found.lazy.filter { $0.wordCount == longest }.map(\.rest)).sorted()
  }

  /// A name that the end of a line is a part of.
  private struct Completion {
    /// How many words of the line belong to the name.
    let wordCount: Int
    /// What stands in the place of the last word.
    let rest: String
  }

  private static func completion(of name: String, after words: [Substring]) -> Completion? {
    let parts = name.split(separator: " ")
    for count in stride(from: min(parts.count, words.count), through: 1, by: -1) {
      let said = words.suffix(count)
      guard said.first?.isEmpty == false else { continue }
      let isWhole = zip(said.dropLast(), parts).allSatisfy { $0.lowercased() == $1.lowercased() }
      if isWhole, parts[count - 1].lowercased().hasPrefix(words[words.count - 1].lowercased()) {
        return Completion(
          wordCount: count, rest: parts[(count - 1)...].joined(separator: " "))
      }
    }
    return nil
  }
}
