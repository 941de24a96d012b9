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
      let found = try HistoryRows(connection).all(app: app)
      let rows = Dictionary(found.map { ($0.history.shortcut, $0.row) }) { first, _ in first }
      return try SuggestionModel()
        .suggestions(from: found.lazy.map(\.history), at: asked, limit: max(0, limit))
        .compactMap { suggestion in
          try rows[suggestion.shortcut].flatMap { try Self.suggested(suggestion, $0, connection) }
        }
    }
  }

  private static func suggested(
    _ suggestion: Suggestion, _ row: Int64, _ connection: SQLiteConnection
  ) throws -> SuggestedShortcut? {
    try connection.first(
      """
      SELECT a.identifier, s.content, s.phrase FROM shortcuts AS s JOIN apps AS a ON a.id = s.app
      WHERE s.id = ?
      """, .integer(row)
    ) { row in
      SuggestedShortcut(
        app: row.text(0), shortcut: try JSONText.decoding(Shortcut.self, from: row.text(1)),
        suggestedInvocationPhrase: row.optionalText(2), confidence: suggestion.confidence,
        reason: suggestion.reason)
    }
  }
}
