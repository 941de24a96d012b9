internal import CSQLite

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What SQLite refused, and why.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The extended result code: 5 is `SQLITE_BUSY`, 13 `SQLITE_FULL`.
  ///
  /// Source: sqlite.org/rescode.html.
  public let code: Int32
  /// SQLite's own words: `database or disk is full`.
  public let message: String
  /// The system's own number where it was the system that refused: `ENOSPC`; else 0.
  public let systemError: Int32

  init(code: Int32, message: String, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.systemError = systemError
  }

  /// What a connection says of its last call.
  init(_ code: Int32, of connection: OpaquePointer?) {
    // Of other codes the number is that of an earlier call.
    let isSystems = [ResultCode.ioError, ResultCode.cannotOpen].contains(code & 0xFF)
    self.init(
      code: code, message: String(cString: sqlite3_errmsg(connection)),
      systemError: isSystems ? connection.map(csqlite_system_error) ?? 0 : 0)
  }

  /// Whether the disk, or what may be used of it, is full: nothing has changed, and less can be read, since a log has no
  /// room.
  public var isDiskFull: Bool {
    primaryCode == ResultCode.full || [ENOSPC, EDQUOT, EFBIG].contains(systemError)
  }

  /// The code without what extends it.
  var primaryCode: Int32 { code & 0xFF }

  /// SQLite's words and the system's.
  var words: String {
    systemError == 0 ? message : "\(message), \(String(cString: strerror(systemError)))"
  }

  /// A sentence for people.
  public var description: String {
    let words = "SQLite: \(words) (code \(code))"
    return isDiskFull ? "the disk is full, and nothing was changed; \(words)" : words
  }
}
