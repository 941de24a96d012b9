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
    /// Shortcuts, by their rows, with their donations.
    case shortcuts([Int64])
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
      if count > 0 { try ShortcutRows(connection).removeUnused(app: app) }
      return count
    }
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
    case .shortcuts(let rows):
      try rows.reduce(0) { count, row in
        count
          + (try connection.run("DELETE FROM donations WHERE shortcut = ?", .integer(row)))
      }
    case .all: try connection.run("DELETE FROM donations WHERE app = ?", .integer(app))
    }
  }
}
