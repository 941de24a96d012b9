internal import CSQLite

/// Primary result codes that are acted upon (sqlite.org/rescode.html).
enum ResultCode {
  static let corrupt = SQLITE_CORRUPT
  static let cannotOpen = SQLITE_CANTOPEN
  static let notADatabase = SQLITE_NOTADB
}
