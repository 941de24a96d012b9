internal import FoundationEssentials
internal import Parlance

// Validating is the centre's; here is what the tables take.
extension ShortcutStore {
  /// Adds donations of an app, all or none.
  func add(_ donations: [Donation], app: String) throws {
    try write { try Self.add(donations, app: app, $0) }
  }

  static func add(_ donations: [Donation], app: String, _ connection: SQLiteConnection) throws {
    let app = try AppRows(connection).makeRow(of: app)
    let shortcuts = ShortcutRows(connection)
    var moments: [Int64: [DonationMoment]] = [:]
    var replacesAny = false
    for donation in donations {
      let shortcut = try shortcuts.makeRow(of: donation, app: app)
      if try removes(donation.identifier, app: app, connection) { replacesAny = true }
      try insert(donation, shortcut: shortcut, app: app, connection)
      moments[shortcut, default: []].append(donation.moment)
    }
    // Histories that are made anew have these donations already.
    try HistoryRows(connection).add(moments)
    if replacesAny { try clean(connection, app: app) }
  }

  private static func removes(
    _ identifier: String, app: Int64, _ connection: SQLiteConnection
  ) throws -> Bool {
    try connection.run(
      "DELETE FROM donations WHERE app = ? AND identifier = ?", .integer(app), .text(identifier))
      > 0
  }

  private static func insert(
    _ donation: Donation, shortcut: Int64, app: Int64, _ connection: SQLiteConnection
  ) throws {
    try connection.run(
      """
      INSERT INTO donations (app, shortcut, identifier, group_identifier, start, duration,
        utc_offset, place, language, direction, status, response)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(app), .integer(shortcut), .text(donation.identifier),
      SQLiteValue(donation.groupIdentifier), .integer(donation.dateInterval.start.milliseconds),
      .integer(Int64(clampedRounding: donation.dateInterval.duration * 1000)),
      SQLiteValue(donation.secondsFromUTC), SQLiteValue(donation.place),
      .text(donation.language.identifier), .text(donation.direction.rawValue),
      .text(donation.status.rawValue), SQLiteValue(try donation.response.map(JSONText.encoding)))
  }

  // MARK: Reading

  /// The donations of an app, the newest first.
  ///
  /// - Parameter count: How many at most.
  func donations(app: String, limit count: Int) throws -> [Donation] {
    try read { connection in
      try connection.readable(
        """
        SELECT s.content, s.phrase, d.identifier, d.group_identifier, d.start, d.duration,
          d.utc_offset, d.place, d.language, d.direction, d.status, d.response,
          d.id, s.id
        FROM donations AS d JOIN shortcuts AS s ON s.id = d.shortcut
          JOIN apps AS a ON a.id = d.app
        WHERE a.identifier = ? ORDER BY d.start DESC, d.id DESC LIMIT ?
        """, .text(app), SQLiteValue(count)
      ) { row throws(UnreadableRow) in try Donation(StoredDonation(row)) }
    }
  }

  /// How many donations there are of an app.
  func donationCount(app: String) throws -> Int {
    try read { connection in
      Int(
        try connection.integer(
          """
          SELECT count(*) FROM donations AS d JOIN apps AS a ON a.id = d.app
          WHERE a.identifier = ?
          """, .text(app)))
    }
  }

  /// The shortcuts of an app with the words of a text, the best of each language first.
  func shortcuts(
    matching text: String, app: String, language: String?, limit: Int
  ) throws -> [Shortcut] {
    try read { connection in
      guard let app = try AppRows(connection).row(of: app) else { return [] }
      let found = try SearchIndex(connection).shortcuts(
        matching: text, app: app, language: language, limit: limit)
      var seen: Set<Int64> = []
      var shortcuts: [Shortcut] = []
      for (content, row) in found where shortcuts.count < limit && seen.insert(row).inserted {
        let shortcut = connection.unreadable.noting { () throws(UnreadableRow) in
          try JSONText.decoding(Shortcut.self, from: content, of: RowPlace("shortcuts", row))
        }
        if let shortcut { shortcuts.append(shortcut) }
      }
      return shortcuts
    }
  }

  /// The shortcuts of an app that have donations.
  func shortcuts(app: String) throws -> [Shortcut] {
    try read { connection in
      guard let app = try AppRows(connection).row(of: app) else { return [] }
      return try ShortcutRows(connection).all(app: app)
    }
  }
}
