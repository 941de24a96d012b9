internal import FoundationEssentials

/// The histories of shortcuts, by which suggestions go: one row for each shortcut that has donations.
struct HistoryRows {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Adds moments of donations that are stored already, by the rows of their shortcuts.
  func add(_ moments: [Int64: [DonationMoment]]) throws {
    for (shortcut, moments) in moments {
      guard var history = try history(of: shortcut) else {
        try make(shortcut)
        continue
      }
      for moment in moments { history.insert(moment) }
      try save(history, of: shortcut)
    }
  }

  /// Makes the histories that are not there: those of shortcuts of which a donation was deleted.
  func makeMissing() throws {
    let missing = try connection.all(
      """
      SELECT id FROM shortcuts AS s
      WHERE NOT EXISTS (SELECT 1 FROM histories WHERE shortcut = s.id)
      """
    ) { $0.integer(0) }
    for shortcut in missing { try make(shortcut) }
  }

  /// The histories of all shortcuts, or those of an app, with their rows.
  func all(app: String?) throws -> [(row: Int64, history: ShortcutHistory)] {
    try connection.readable(
      """
      SELECT s.id, a.identifier, s.key, h.moments FROM histories AS h
        JOIN shortcuts AS s ON s.id = h.shortcut JOIN apps AS a ON a.id = s.app
      WHERE ?1 IS NULL OR a.identifier = ?1
      """, SQLiteValue(app)
    ) { row throws(UnreadableRow) in
      // The name decides between equals, whatever came first.
      let name = row.text(1) + " " + row.text(2)
      guard let history = ShortcutHistory(shortcut: name, bytes: row.bytes(3)) else {
        throw UnreadableRow(
          RowPlace("histories", row.integer(0)), reason: "these are no bytes of a history")
      }
      return (row.integer(0), history)
    }
  }

  // MARK: One

  /// Nil where there is none that can be read: then it is made anew.
  private func history(of shortcut: Int64) throws -> ShortcutHistory? {
    try connection.all(
      "SELECT moments FROM histories WHERE shortcut = ?", .integer(shortcut)
    ) { ShortcutHistory(shortcut: "", bytes: $0.bytes(0)) }.first.flatMap(\.self)
  }

  private func save(_ history: ShortcutHistory, of shortcut: Int64) throws {
    try connection.run(
      "INSERT OR REPLACE INTO histories (shortcut, moments) VALUES (?, ?)",
      .integer(shortcut), .blob(history.bytes))
  }

  /// Makes a history of the newest donations, of whose last minute all are looked at.
  private func make(_ shortcut: Int64) throws {
    let moments = try connection.all(
      """
      SELECT start, utc_offset, place FROM donations WHERE shortcut = ? AND start >= ?
      """, .integer(shortcut), .integer(try firstStart(of: shortcut))
    ) { row in
      DonationMoment(
        start: row.integer(0), secondsFromUTC: Int(row.integer(1)), place: row.optionalInteger(2))
    }
    try save(ShortcutHistory(shortcut: "", moments: moments), of: shortcut)
  }

  private func firstStart(of shortcut: Int64) throws -> Int64 {
    let start = try connection.first(
      "SELECT start FROM donations WHERE shortcut = ? ORDER BY start DESC LIMIT 1 OFFSET ?",
      .integer(shortcut), SQLiteValue(ShortcutHistory.capacity - 1)
    ) { $0.integer(0) }
    return start.map { DonationMoment.quotient($0, 60_000) * 60_000 } ?? .min
  }
}

extension DonationMoment {
  /// - Parameter start: Milliseconds since 1970-01-01T00:00 UTC.
  fileprivate init(start: Int64, secondsFromUTC: Int, place: Int64?) {
    self.init(
      secondsSince1970: Self.quotient(start, 1000), secondsFromUTC: secondsFromUTC, place: place)
  }
}

extension Donation {
  /// When and where it was, for its shortcut's history.
  var moment: DonationMoment {
    DonationMoment(
      start: dateInterval.start.milliseconds, secondsFromUTC: secondsFromUTC, place: place)
  }
}
