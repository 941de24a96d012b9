internal import Parlance

/// The shortcuts that were donated, each once for an app.
struct ShortcutRows {
  private let connection: SQLiteConnection
  private let index: SearchIndex

  init(_ connection: SQLiteConnection) {
    self.connection = connection
    index = SearchIndex(connection)
  }

  /// The row of a donation's shortcut, which from now on has the donation's words.
  func makeRow(of donation: Donation, app: Int64) throws -> Int64 {
    let key = try ShortcutKey(donation.shortcut).text
    let content = try JSONText.encoding(donation.shortcut)
    let phrase = donation.suggestedInvocationPhrase
    let row: Int64
    if let found = try find(key, app: app) {
      row = found.id
      if found.content != content || found.phrase != phrase { try update(row, content, phrase) }
    } else {
      row = try insert(donation.shortcut, key, content, phrase, app: app)
    }
    try index.add(row, language: donation.language.identifier)
    return row
  }

  private func find(
    _ key: String, app: Int64
  ) throws -> (id: Int64, content: String, phrase: String?)? {
    try connection.first(
      "SELECT id, content, phrase FROM shortcuts WHERE app = ? AND key = ?",
      .integer(app), .text(key)
    ) { (id: $0.integer(0), content: $0.text(1), phrase: $0.optionalText(2)) }
  }

  private func insert(
    _ shortcut: Shortcut, _ key: String, _ content: String, _ phrase: String?, app: Int64
  ) throws -> Int64 {
    try connection.run(
      """
      INSERT INTO shortcuts (app, key, persistent_identifier, content, phrase)
      VALUES (?, ?, ?, ?, ?)
      """,
      .integer(app), .text(key), SQLiteValue(shortcut.persistentIdentifier), .text(content),
      SQLiteValue(phrase))
    return connection.lastRow
  }

  private func update(_ row: Int64, _ content: String, _ phrase: String?) throws {
    try connection.run(
      "UPDATE shortcuts SET content = ?, phrase = ? WHERE id = ?",
      .text(content), SQLiteValue(phrase), .integer(row))
    try index.remove(row)
  }

  /// Removes the shortcuts of which no donation is left.
  func removeUnused(app: Int64) throws {
    try connection.run(
      """
      DELETE FROM shortcuts WHERE app = ?
        AND NOT EXISTS (SELECT 1 FROM donations WHERE shortcut = shortcuts.id)
      """, .integer(app))
  }

  /// All shortcuts of an app, in the order in which they were donated first.
  func all(app: Int64) throws -> [Shortcut] {
    try connection.readable(
      "SELECT content, id FROM shortcuts WHERE app = ? ORDER BY id", .integer(app)
    ) { row throws(UnreadableRow) in
      try JSONText.decoding(
        Shortcut.self, from: row.text(0), of: RowPlace("shortcuts", row.integer(1)))
    }
  }
}

extension Shortcut {
  /// The app's own name for an activity, by which it can be deleted.
  fileprivate var persistentIdentifier: String? {
    guard case .userActivity(let activity) = self else { return nil }
    return activity.persistentIdentifier
  }
}
