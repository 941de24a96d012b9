internal import Parlance

/// The words of shortcuts by language, for searching.
struct SearchIndex {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Adds the words of a shortcut, unless they are there.
  func add(_ shortcut: Int64, language: String) throws {
    let isThere = try connection.integer(
      "SELECT count(*) FROM texts WHERE shortcut = ? AND language = ?",
      .integer(shortcut), .text(language))
    guard isThere == 0 else { return }
    try connection.run(
      "INSERT INTO texts (shortcut, language) VALUES (?, ?)", .integer(shortcut), .text(language))
    try connection.run(
      "INSERT INTO search (rowid, words) VALUES (?, ?)", .integer(connection.lastRow),
      .text(try words(of: shortcut, language: language)))
  }

  /// Removes the words of a shortcut in all languages.
  func remove(_ shortcut: Int64) throws {
    try connection.run("DELETE FROM texts WHERE shortcut = ?", .integer(shortcut))
  }

  /// Adds the words of all shortcuts, of which stores of version 1 had none.
  func addMissing() throws {
    let missing = try connection.all("SELECT DISTINCT shortcut, language FROM donations") {
      (shortcut: $0.integer(0), language: $0.text(1))
    }
    for (shortcut, language) in missing { try add(shortcut, language: language) }
  }

  /// The rows of shortcuts with the words of a text, the best first.
  ///
  /// A text is sought in each language that there is as this language cuts it, or in one.
  func shortcuts(
    matching text: String, app: Int64, language: String?, limit: Int
  ) throws -> [(content: String, row: Int64)] {
    let languages = try language.map { [$0] } ?? self.languages()
    return try languages.flatMap { language in
      try shortcuts(matching: text, app: app, in: language, limit: limit)
    }
  }

  private func languages() throws -> [String] {
    try connection.all("SELECT DISTINCT language FROM texts ORDER BY language") { $0.text(0) }
  }

  private func shortcuts(
    matching text: String, app: Int64, in language: String, limit: Int
  ) throws -> [(content: String, row: Int64)] {
    guard let query = try SearchWords(language: language).query(for: text) else { return [] }
    return try connection.all(
      """
      SELECT s.content, s.id FROM search
        JOIN texts AS t ON t.id = search.rowid JOIN shortcuts AS s ON s.id = t.shortcut
      WHERE search MATCH ? AND t.language = ? AND s.app = ?
      ORDER BY search.rank, s.id LIMIT ?
      """, .text(query), .text(language), .integer(app), SQLiteValue(limit)
    ) { ($0.text(0), $0.integer(1)) }
  }

  private func words(of row: Int64, language: String) throws -> String {
    let texts = try connection.readable(
      "SELECT content, phrase, id FROM shortcuts WHERE id = ?", .integer(row)
    ) { row throws(UnreadableRow) in
      try JSONText.decoding(
        Shortcut.self, from: row.text(0), of: RowPlace("shortcuts", row.integer(2))
      ).searchableTexts(phrase: row.optionalText(1))
    }
    let words = try SearchWords(language: language)
    return try texts.joined().flatMap(words.words).joined(separator: " ")
  }
}
