internal import Parlance

// What was deleted is gone from the suggestions and from the search, too.
extension ShortcutStore {
  /// What is to be deleted.
  enum Deletion {
    /// The donations of these names.
    case identifiers([String])
    /// The donations of a group.
    case group(String)
    /// The activities of these names, with their donations.
    case activities([String])
    /// Shortcuts, with their donations.
    case shortcuts([Shortcut])
    /// All donations.
    case all
  }

  /// Deletes donations of an app, all or none.
  ///
  /// - Returns: How many.
  func delete(_ deletion: Deletion, app: String) throws -> Int {
    try write { connection in
      guard let app = try AppRows(connection).row(of: app) else { return 0 }
      let count = try Self.delete(deletion, app: app, connection)
      if count > 0 { try Self.clean(connection, app: app) }
      return count
    }
  }

  /// Removes what is left of shortcuts without donations, and makes the histories anew that deletions took.
  static func clean(_ connection: SQLiteConnection, app: Int64) throws {
    try ShortcutRows(connection).removeUnused(app: app)
    try HistoryRows(connection).makeMissing()
  }

  private static func delete(
    _ deletion: Deletion, app: Int64, _ connection: SQLiteConnection
  ) throws -> Int {
    switch deletion {
    case .identifiers(let identifiers):
      try identifiers.reduce(0) { count, identifier in
        count
          + (try connection.run(
            "DELETE FROM donations WHERE app = ? AND identifier = ?",
            .integer(app), .text(identifier)))
      }
    case .group(let group):
      try connection.run(
        "DELETE FROM donations WHERE app = ? AND group_identifier = ?",
        .integer(app), .text(group))
    case .activities(let identifiers):
      try identifiers.reduce(0) { count, identifier in
        count
          + (try connection.run(
            """
            DELETE FROM donations WHERE shortcut IN (
              SELECT id FROM shortcuts WHERE app = ? AND persistent_identifier = ?)
            """, .integer(app), .text(identifier)))
      }
    case .shortcuts(let shortcuts):
      try shortcuts.reduce(0) { count, shortcut in
        count
          + (try connection.run(
            """
            DELETE FROM donations WHERE shortcut = (
              SELECT id FROM shortcuts WHERE app = ? AND key = ?)
            """, .integer(app), .text(try ShortcutKey(shortcut).text)))
      }
    case .all: try connection.run("DELETE FROM donations WHERE app = ?", .integer(app))
    }
  }
}
