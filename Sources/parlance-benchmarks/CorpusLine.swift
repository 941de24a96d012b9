/// A line of a corpus, `send [$20](currencyAmount) to [Ann](payee)`, in parts.
struct CorpusLine {
  /// A stretch of the line, and the parameter that it is marked as.
  struct Part {
    let text: Substring
    let parameter: Substring?
  }

  let parts: [Part]

  /// Reads a line without its dash and its comment.
  init(_ line: Substring) {
    var parts: [Part] = []
    var rest = line
    while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstRange(of: "]("),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      parts.append(Part(text: rest[..<open], parameter: nil))
      let parameter = rest[middle.upperBound..<close].prefix { $0 != "=" }
      parts.append(
        Part(text: rest[rest.index(after: open)..<middle.lowerBound], parameter: parameter))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [Part(text: rest, parameter: nil)]
  }

  /// The line without its marks.
  var text: String { parts.map(\.text).joined() }
}
