internal import ParlanceText

// There is no right edge: terminals do not agree on the width of all texts, nor on where lines of several directions end.
extension IntentCard: CustomStringConvertible {
  /// The card as lines that begin with spaces: the title, each field, and how it went.
  ///
  ///       Send money
  ///         To      Jason Clayton
  ///         Amount  $100.00
  ///       ✓ $100.00 was sent to Jason Clayton.
  public var description: String { lines(in: .plain).joined(separator: "\n") }

  /// Lines for the title, for each field, and for the state.
  ///
  /// - Parameter sentence: What stands above the card; it is not repeated.
  package func lines(in frame: CardFrame, below sentence: String = "") -> [String] {
    Self.framed(frame.top, SafeText.lines(title)) + Self.framed(frame.side, fieldLines)
      + Self.framed(frame.bottom, [closing(below: sentence)])
  }

  /// Lines behind an edge; an empty one has the edge alone, or is none where the edge cannot be seen.
  private static func framed(_ edge: String, _ lines: [String]) -> [String] {
    lines.compactMap { line in
      let text = edge + line
      return text.lastIndex { $0 != " " }.map { String(text[...$0]) }
    }
  }

  /// Labels stand below each other, and so do the lines of a text.
  private var fieldLines: [String] {
    TextTable.lines(
      fields.flatMap { field in
        SafeText.lines(field.text).enumerated().map { place, line in
          [place == 0 ? SafeText.line(field.label) : "", line]
        }
      })
  }

  private func closing(below said: String) -> String {
    let line = (sentence == said ? nil : sentence)
      .map(SafeText.line)
    return [mark, line].compactMap { $0 }.joined(separator: " ")
  }

  /// Nil while all is open.
  private var mark: String? {
    switch state {
    case .ready: nil
    case .inProgress: "…"
    case .success: "✓"
    case .continueInApp: "→"
    case .failure, .unspecified: "✗"
    }
  }
}
