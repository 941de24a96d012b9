/// What stands left of the lines of a card.
package struct CardFrame {
  /// Before the title.
  let top: String
  /// Before fields.
  let side: String
  /// Before the state; a line of its own where there is none.
  let bottom: String

  /// For a terminal.
  package static let box = CardFrame(top: "╭ ", side: "│ ", bottom: "╰ ")
  /// For programs and logs: what belongs to a card begins with a space.
  package static let plain = CardFrame(top: "  ", side: "    ", bottom: "  ")
}
