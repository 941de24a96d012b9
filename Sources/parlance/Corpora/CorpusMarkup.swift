internal import Parlance

/// The marks of a corpus line: `[text](name)` or `[text](name=value)`; `\[` is a bracket that was said.
///
/// A mark without text states a value that the wording implies; the space before it is not part of the utterance.
struct CorpusMarkup {
  /// A mark.
  struct Mark: Hashable {
    /// The parameter.
    let name: String
    /// What stands after `=`.
    let value: String?
    /// Where the text stands in the utterance; nil for a mark without text.
    let span: Utterance.Span?
  }

  /// The line without its marks.
  private(set) var utterance = ""
  /// In text order.
  private(set) var marks: [Mark] = []
  private let place: CorpusPlace

  /// Reads a line.
  ///
  /// - Throws: ``PackError`` at a mark that is not closed or names nothing.
  init(_ line: Substring, at place: CorpusPlace) throws(PackError) {
    self.place = place
    var rest = line
    while let character = rest.popFirst() {
      switch character {
      case "\\" where rest.first == "[" || rest.first == "]": utterance.append(rest.removeFirst())
      case "[": try readMark(&rest)
      case "]": throw place.error("']' without '['; write \\] for a bracket that was said")
      default: utterance.append(character)
      }
    }
    guard !utterance.isEmpty else { throw place.error("there is no utterance") }
  }

  private mutating func readMark(_ rest: inout Substring) throws(PackError) {
    guard let closing = rest.firstRange(of: "]("),
      let end = rest[closing.upperBound...].firstIndex(of: ")")
    else {
      throw place.error("a mark is not closed; write [text](parameter) or [text](parameter=value)")
    }
    let text = rest[..<closing.lowerBound]
    guard !text.contains("[") else {
      throw place.error("a mark stands inside another, or is not closed: '[\(text)'")
    }
    let label = rest[closing.upperBound..<end]
    rest = rest[rest.index(after: end)...]
    try append(text: text, label: label)
  }

  private mutating func append(text: Substring, label: Substring) throws(PackError) {
    let parts = label.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].trimmed
    guard !name.isEmpty else { throw place.error("the mark '[\(text)]' names no parameter") }
    if text.isEmpty {
      while utterance.last == " " { utterance.removeLast() }
    }
    let start = Int32(utterance.utf8.count)
    utterance += text
    marks.append(
      Mark(
        name: String(name), value: parts.count == 2 ? String(parts[1].trimmed) : nil,
        span: text.isEmpty ? nil : Utterance.Span(start, Int32(utterance.utf8.count))))
  }
}
