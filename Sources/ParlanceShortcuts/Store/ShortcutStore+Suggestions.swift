internal import Parlance

extension ShortcutStore {
  /// The shortcuts that are likely wanted at a moment.
  ///
  /// - Parameters:
  ///   - app: The app whose shortcuts count; nil for all.
  ///   - limit: How many at most.
  func suggestions(
    at asked: DonationMoment, app: String?, limit: Int
  ) throws -> [SuggestedShortcut] {
    try read { connection in
      var found = try HistoryRows(connection).all(app: app)
      while true {
        let suggested = try Self.suggested(found, at: asked, limit: max(0, limit), connection)
        guard !suggested.unreadable.isEmpty else { return suggested.shortcuts }
        // They would take the places of others, and share of what speaks for these.
        found.removeAll { suggested.unreadable.contains($0.row) }
      }
    }
  }

  /// What is suggested, and the rows of shortcuts that would be if they could be read.
  private static func suggested(
    _ histories: [(row: Int64, history: ShortcutHistory)], at asked: DonationMoment, limit: Int,
    _ connection: SQLiteConnection
  ) throws -> (shortcuts: [SuggestedShortcut], unreadable: Set<Int64>) {
    let rows = Dictionary(histories.map { ($0.history.shortcut, $0.row) }) { first, _ in first }
    var shortcuts: [SuggestedShortcut] = []
    var unreadable: Set<Int64> = []
    for suggestion in SuggestionModel().suggestions(
      from: histories.lazy.map(\.history), at: asked, limit: limit)
    {
      guard let row = rows[suggestion.shortcut] else { continue }
      if let shortcut = try suggested(suggestion, row, connection) {
        shortcuts.append(shortcut)
      } else {
        unreadable.insert(row)
      }
    }
    return (shortcuts, unreadable)
  }

  /// Nil where it cannot be read.
  private static func suggested(
    _ suggestion: Suggestion, _ row: Int64, _ connection: SQLiteConnection
  ) throws -> SuggestedShortcut? {
    try connection.readable(
      """
      SELECT a.identifier, s.content, s.phrase, s.id FROM shortcuts AS s
        JOIN apps AS a ON a.id = s.app
      WHERE s.id = ?
      """, .integer(row)
    ) { row throws(UnreadableRow) in
      SuggestedShortcut(
        app: row.text(0),
        shortcut: try JSONText.decoding(
          Shortcut.self, from: row.text(1), of: RowPlace("shortcuts", row.integer(3))),
        suggestedInvocationPhrase: row.optionalText(2), confidence: suggestion.confidence,
        reason: suggestion.reason)
    }.first
  }
}
