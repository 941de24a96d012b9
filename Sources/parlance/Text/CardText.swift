internal import Parlance

/// A card as lines of a terminal.
///
///     ╭ Send money
///     │ To      Jason Clayton
///     │ Amount  $100.00
///     ╰ ✓ $100.00 was sent to Jason Clayton.
///
/// There is no right edge: terminals do not agree on the width of all texts, nor on where lines of several directions end.
enum CardText {
  /// The card with a line for its title, lines for each field, and one for its state.
  static func text(of card: IntentCard) -> String {
    framed("╭", [card.title]) + fields(of: card) + "╰" + closing(of: card) + "\n"
  }

  private static func framed(_ edge: String, _ texts: [String]) -> String {
    let lines = texts.flatMap(TerminalText.lines)
    return lines.map { $0.isEmpty ? "\(edge)\n" : "\(edge) \($0)\n" }.joined()
  }

  /// Labels stand below each other, and so do the lines of a text.
  private static func fields(of card: IntentCard) -> String {
    let rows = card.fields.flatMap { field in
      TerminalText.lines(field.text).enumerated().map { place, line in
        [place == 0 ? TerminalText.lines(field.label).joined(separator: " ") : "", line]
      }
    }
    let lines = TextTable.rows(rows).split(separator: "\n", omittingEmptySubsequences: false)
    return framed("│", lines.dropLast().map(String.init))
  }

  private static func closing(of card: IntentCard) -> String {
    let sentence = card.sentence.map { TerminalText.lines($0).joined(separator: " ") }
    return [mark(card.state), sentence].compactMap { $0 }.map { " " + $0 }.joined()
  }

  /// Nil while all is open.
  private static func mark(_ state: ResponseCode.Outcome) -> String? {
    switch state {
    case .ready: nil
    case .inProgress: "…"
    case .success: "✓"
    case .continueInApp: "→"
    case .failure, .unspecified: "✗"
    }
  }
}
