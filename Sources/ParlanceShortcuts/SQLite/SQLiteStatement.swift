internal import CSQLite

/// A prepared statement.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  /// - Throws: ``SQLiteError`` when the text is no statement over the tables that there are.
  init(_ sql: StaticString, on connection: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sql.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) { text in
        sqlite3_prepare_v3(
          connection, text.baseAddress, Int32(text.count), UInt32(SQLITE_PREPARE_PERSISTENT),
          &handle, nil)
      }
    }
    guard let handle, code == SQLITE_OK else { throw SQLiteError(code, of: connection) }
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Runs the statement over values for its parameters, in their order, and visits the rows of the result.
  ///
  /// - Throws: ``SQLiteError``, or what `visit` throws.
  func run(_ values: [SQLiteValue], _ visit: (borrowing SQLiteRow) throws -> Void) throws {
    // What resetting returns is the failure of the step before, which is thrown already.
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    try bind(values)
    var code = sqlite3_step(handle)
    while code == SQLITE_ROW {
      try visit(SQLiteRow(handle))
      code = sqlite3_step(handle)
    }
    try check(code, is: SQLITE_DONE)
  }

  private func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    precondition(Int(sqlite3_bind_parameter_count(handle)) == values.count, "a value a parameter")
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    switch value {
    case .null: try check(sqlite3_bind_null(handle, index))
    case .integer(let integer): try check(sqlite3_bind_int64(handle, index, integer))
    case .blob(let bytes):
      try check(
        bytes.withUnsafeBytes { csqlite_bind_blob(handle, index, $0.baseAddress, $0.count) })
    case .text(var text):
      let code = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          // Without bytes there need be no address, and SQLite would take that for NULL.
          bytes.baseAddress.map { csqlite_bind_text(handle, index, $0, bytes.count) }
            ?? csqlite_bind_text(handle, index, "", 0)
        }
      }
      try check(code)
    }
  }

  private func check(_ code: Int32, is expected: Int32 = SQLITE_OK) throws(SQLiteError) {
    guard code == expected else { throw SQLiteError(code, of: connection) }
  }
}
