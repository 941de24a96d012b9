public import Parlance
internal import ParlanceIntents

extension ShortcutStore {
  /// What runs shortcuts in a language: the phrases of voice shortcuts, and those that apps have suggested with what they
  /// donated, unless they are too long to be said.
  ///
  ///     let context = Context(phrases: try store.phrases(in: LanguageCode("en-US")))
  ///
  /// - Throws: ``SQLiteError`` when the store cannot be read.
  /// - Complexity: O(*n*), *n* the number of voice shortcuts and of shortcuts that were donated.
  public func phrases(in language: LanguageCode) throws -> [InvocationPhrase] {
    try read { try Self.recorded(language, $0) + Self.suggested(language, $0) }
  }

  private static func recorded(
    _ language: LanguageCode, _ connection: SQLiteConnection
  ) throws -> [InvocationPhrase] {
    try connection.readable(
      """
      SELECT v.phrase, v.content, a.identifier, v.id FROM voice_shortcuts AS v
        JOIN apps AS a ON a.id = v.app
      WHERE v.language = ? ORDER BY v.id
      """, .text(language.identifier)
    ) { row throws(UnreadableRow) in
      try InvocationPhrase(row, of: "voice_shortcuts", origin: .person)
    }
  }

  private static func suggested(
    _ language: LanguageCode, _ connection: SQLiteConnection
  ) throws -> [InvocationPhrase] {
    let phrases = try connection.readable(
      """
      SELECT s.phrase, s.content, a.identifier, s.id FROM shortcuts AS s
        JOIN texts AS t ON t.shortcut = s.id JOIN apps AS a ON a.id = s.app
      WHERE t.language = ? AND s.phrase IS NOT NULL ORDER BY s.id
      """, .text(language.identifier)
    ) { row throws(UnreadableRow) in try InvocationPhrase(row, of: "shortcuts", origin: .app) }
    // What nobody can say is refused where it is to be said, and with it the phrases of all other apps.
    return phrases.filter { !InvocationPhrase.isTooLong($0.text) }
  }
}

extension InvocationPhrase {
  /// Reads phrase, content, app and the row of a table.
  fileprivate init(
    _ row: borrowing SQLiteRow, of table: String, origin: Origin
  ) throws(UnreadableRow) {
    let shortcut = try JSONText.decoding(
      Shortcut.self, from: row.text(1), of: RowPlace(table, row.integer(3)))
    self.init(row.text(0), for: shortcut, app: row.text(2), origin: origin)
  }
}
