internal import CSQLite

/// A connection to a database, with the statements that were prepared on it.
///
/// Statements are literals of the program: values are bound, never written into them.
///
/// `@unchecked Sendable`: it moves between threads, but only the one that borrowed it, or that holds its lock, uses it.
final class SQLiteConnection: @unchecked Sendable {
  /// What may be done with the file.
  enum Access {
    /// Read only: not even a log that another process left is written back.
    case reading
    /// Read only a file that nobody writes meanwhile and that has no log: nothing is made beside it.
    case readingAlone
    /// Read and write a file that is there.
    case writing
    /// Read and write, and make the file.
    case creating

    fileprivate var flags: Int32 {
      switch self {
      case .reading: SQLITE_OPEN_READONLY
      case .readingAlone: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .writing: SQLITE_OPEN_READWRITE
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }

    /// What SQLite is to be told of a file.
    fileprivate func name(of path: String) -> String {
      if case .readingAlone = self { FileURI.text(of: path) + "?immutable=1" } else { path }
    }
  }

  /// How long a statement waits for another process, in milliseconds.
  private static let patience: Int32 = 10_000

  /// What could not be read with it.
  let unreadable: UnreadableRows
  private let handle: OpaquePointer
  /// By the address of their text, which a literal keeps as long as the program runs.
  private var statements: [UnsafePointer<UInt8>: SQLiteStatement] = [:]

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: A file, from the root, or `:memory:` for a database of this connection alone.
  ///   - unreadable: Is told of rows that cannot be read.
  /// - Throws: ``SQLiteError``; what the file holds is not looked at yet.
  init(
    _ path: String, for access: Access, noting unreadable: UnreadableRows = UnreadableRows()
  ) throws(SQLiteError) {
    self.unreadable = unreadable
    var handle: OpaquePointer?
    // The one thread that uses it needs no lock of SQLite's.
    let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(access.name(of: path), &handle, flags, nil)
    guard let handle, code == SQLITE_OK else {
      let error = SQLiteError(code, of: handle)
      sqlite3_close(handle)
      throw error
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit {
    statements.removeAll()
    sqlite3_close(handle)
  }

  /// Runs statements that take no values, whose results nobody reads.
  func execute(_ script: StaticString) throws(SQLiteError) {
    let code = sqlite3_exec(
      handle, UnsafeRawPointer(script.utf8Start).assumingMemoryBound(to: CChar.self), nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code, of: handle) }
  }

  /// Runs a statement.
  ///
  /// - Returns: How many rows it changed, without those that triggers and references did.
  @discardableResult
  func run(_ sql: StaticString, _ values: SQLiteValue...) throws -> Int {
    try statement(sql).run(values) { _ in }
    return Int(sqlite3_changes64(handle))
  }

  /// What a query finds, a value for each row.
  func all<Value>(
    _ sql: StaticString, _ values: SQLiteValue..., read: (borrowing SQLiteRow) throws -> Value
  ) throws -> [Value] {
    var found: [Value] = []
    try statement(sql).run(values) { found.append(try read($0)) }
    return found
  }

  /// What a query finds, without the rows that cannot be read, which are noted.
  func readable<Value>(
    _ sql: StaticString, _ values: SQLiteValue...,
    read: (borrowing SQLiteRow) throws(UnreadableRow) -> Value
  ) throws -> [Value] {
    var found: [Value] = []
    try statement(sql).run(values) { row in
      do throws(UnreadableRow) {
        found.append(try read(row))
      } catch {
        unreadable.note(error)
      }
    }
    return found
  }

  /// What a query finds first; nil when it finds nothing.
  func first<Value>(
    _ sql: StaticString, _ values: SQLiteValue..., read: (borrowing SQLiteRow) throws -> Value
  ) throws -> Value? {
    var found: Value?
    try statement(sql).run(values) { row in
      if found == nil { found = try read(row) }
    }
    return found
  }

  /// The number that a query finds first; 0 when it finds nothing.
  func integer(_ sql: StaticString, _ values: SQLiteValue...) throws -> Int64 {
    var found: Int64?
    try statement(sql).run(values) { row in
      if found == nil { found = row.integer(0) }
    }
    return found ?? 0
  }

  /// The bytes of the file that the database is, or would be.
  func bytes() throws(SQLiteError) -> [UInt8] {
    var count: sqlite3_int64 = 0
    guard let start = sqlite3_serialize(handle, "main", &count, 0) else {
      throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory")
    }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// The row that the last insertion made.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Does all of it, or, when it throws, nothing.
  ///
  /// Other writers wait from its beginning on, so that what it reads stays true.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Reads what is there when the first row is asked for, whatever others write meanwhile.
  func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction("BEGIN", body)
  }

  private func transaction<Result>(
    _ beginning: StaticString, _ body: () throws -> Result
  ) throws -> Result {
    try execute(beginning)
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some failures have rolled back already, and then this one says so, which is no news.
      try? execute("ROLLBACK")
      throw error
    }
  }

  private func statement(_ sql: StaticString) throws(SQLiteError) -> SQLiteStatement {
    if let statement = statements[sql.utf8Start] { return statement }
    let statement = try SQLiteStatement(sql, on: handle)
    statements[sql.utf8Start] = statement
    return statement
  }
}
