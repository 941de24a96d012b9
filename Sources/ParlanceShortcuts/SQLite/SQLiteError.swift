internal import CSQLite

/// What SQLite refused, and why.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The extended result code: 5 is `SQLITE_BUSY`, 13 `SQLITE_FULL`.
  ///
  /// Source: sqlite.org/rescode.html.
  public let code: Int32
  /// SQLite's own words: `database or disk is full`.
  public let message: String

  init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  /// What a connection says of its last call.
  init(_ code: Int32, of connection: OpaquePointer?) {
    self.init(code: code, message: String(cString: sqlite3_errmsg(connection)))
  }

  /// The code without what extends it.
  var primaryCode: Int32 { code & 0xFF }

  /// A sentence for people.
  public var description: String { "SQLite: \(message) (code \(code))" }
}
