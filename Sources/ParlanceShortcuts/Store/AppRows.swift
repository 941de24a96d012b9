/// The apps that a store knows, by the identifiers of their bundles.
struct AppRows {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// The identifiers of all apps, sorted.
  func identifiers() throws -> [String] {
    try connection.all("SELECT identifier FROM apps ORDER BY identifier") { $0.text(0) }
  }

  /// The row of an app; nil where nothing is kept of it.
  func row(of app: String) throws -> Int64? {
    try connection.first("SELECT id FROM apps WHERE identifier = ?", .text(app)) { $0.integer(0) }
  }

  /// The row of an app, made where there is none.
  func makeRow(of app: String) throws -> Int64 {
    if let row = try row(of: app) { return row }
    try connection.run("INSERT INTO apps (identifier) VALUES (?)", .text(app))
    return connection.lastRow
  }
}
