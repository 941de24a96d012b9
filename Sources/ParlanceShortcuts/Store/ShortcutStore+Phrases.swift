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
    try connection.all(
      """
      SELECT v.phrase, v.content, a.identifier FROM voice_shortcuts AS v
        JOIN apps AS a ON a.id = v.app
      WHERE v.language = ? ORDER BY v.id
      """, .text(language.identifier)
    ) { try InvocationPhrase($0, origin: .person) }
  }

  private static func suggested(
    _ language: LanguageCode, _ connection: SQLiteConnection
  ) throws -> [InvocationPhrase] {
    let phrases = try connection.all(
      """
      SELECT s.phrase, s.content, a.identifier FROM shortcuts AS s
        JOIN texts AS t ON t.shortcut = s.id JOIN apps AS a ON a.id = s.app
      WHERE t.language = ? AND s.phrase IS NOT NULL ORDER BY s.id
      """, .text(language.identifier)
    ) { try InvocationPhrase($0, origin: .app) }
    // What nobody can say is refused where it is to be said, and with it the phrases of all other apps.
    return phrases.filter { !InvocationPhrase.isTooLong($0.text) }
  }
}

extension InvocationPhrase {
  /// Reads phrase, content and app.
  fileprivate init(_ row: borrowing SQLiteRow, origin: Origin) throws {
    self.init(
      row.text(0), for: try JSONText.decoding(Shortcut.self, from: row.text(1)), app: row.text(2),
      origin: origin)
  }
}
