/// Lists of an app's that are replaced as a whole.
struct OfferRows {
  /// What a list is for.
  enum List: Int64 {
    /// Shortcuts that people may attach phrases to.
    case suggestions = 1
    /// Shortcuts that are relevant at some times and places.
    case relevant = 2
  }

  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  func replace(_ list: List, with values: [some Encodable], app: String) throws {
    let app = try AppRows(connection).makeRow(of: app)
    try connection.run(
      "DELETE FROM offers WHERE app = ? AND list = ?", .integer(app), .integer(list.rawValue))
    for (position, value) in values.enumerated() {
      try connection.run(
        "INSERT INTO offers (app, list, position, content) VALUES (?, ?, ?, ?)",
        .integer(app), .integer(list.rawValue), SQLiteValue(position),
        .text(try JSONText.encoding(value)))
    }
  }

  func all<Value: Decodable>(_ list: List, app: String) throws -> [Value] {
    try connection.readable(
      """
      SELECT o.content, o.rowid FROM offers AS o JOIN apps AS a ON a.id = o.app
      WHERE a.identifier = ? AND o.list = ? ORDER BY o.position
      """, .text(app), .integer(list.rawValue)
    ) { row throws(UnreadableRow) in
      try JSONText.decoding(Value.self, from: row.text(0), of: RowPlace("offers", row.integer(1)))
    }
  }
}
