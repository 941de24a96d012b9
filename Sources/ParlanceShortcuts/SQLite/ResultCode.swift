internal import CSQLite

/// Primary result codes that are acted upon (sqlite.org/rescode.html).
enum ResultCode {
  static let error = SQLITE_ERROR
  static let permission = SQLITE_PERM
  static let busy = SQLITE_BUSY
  static let readOnly = SQLITE_READONLY
  static let ioError = SQLITE_IOERR
  static let corrupt = SQLITE_CORRUPT
  static let full = SQLITE_FULL
  static let cannotOpen = SQLITE_CANTOPEN
  static let notADatabase = SQLITE_NOTADB
}
