package import ParlanceIntents
internal import ParlanceText

extension Reply: CustomStringConvertible {
  /// What is said, and below it the card, where there is one; their lines, without one at the end.
  ///
  ///     Shall I send $100.00 to Jason Clayton?
  ///       Send money
  ///         To      Jason Clayton
  ///         Amount  $100.00
  public var description: String { lines(cards: .plain).joined(separator: "\n") }

  /// The lines of what is said and shown.
  ///
  /// - Parameter frame: What cards are framed with; nil where they are left out.
  package func lines(cards frame: CardFrame?) -> [String] {
    let said = text.isEmpty ? [] : SafeText.lines(text)
    guard let frame, let card else { return said }
    return said + card.lines(in: frame, below: text)
  }
}
