internal import ParlanceText

/// Where donations, phrases and offers of all apps are kept: a file of SQLite, or memory.
///
/// What a call has written when it returns is there after the process dies in any way, and after a loss of power as far as
/// the disk keeps what it says that it has written: the log is synchronised with each transaction (`synchronous=FULL`
/// of WAL mode, sqlite.org/pragma.html#pragma_synchronous). Batches are one transaction, all or nothing.
///
/// Threads may share a store: one writes at a time, and any number read meanwhile. Processes may share its file, too.
///
///     let store = try ShortcutStore(path: "shortcuts.db")
///     let donations = try DonationCenter(app: app, store: store, language: "en-US")
///     try donations.donate(Interaction(intent: order.erased))
public final class ShortcutStore: Sendable {
  private let writer: Guarded<SQLiteConnection>
  /// nil in memory, where each connection has a database of its own.
  private let readers: ReaderPool?

  /// Opens a store; where no file is, makes one.
  ///
  /// A store of an older version is brought to the newest.
  ///
  /// - Parameter path: The file; SQLite keeps two others beside it, `-wal` and `-shm`.
  /// - Throws: ``StoreError`` where there is something else, or not all of a store: it stays as it was. ``SQLiteError``
  ///   where the file cannot be read or written.
  /// - Complexity: O(*n*) for a file of *n* bytes up to 32 MB, which is checked whole; O(1) beyond.
  public init(path: String) throws {
    try StoreFile(path: path).prepare()
    let connection = try SQLiteConnection(path, for: .writing)
    try Self.prepare(connection)
    writer = Guarded(connection)
    readers = ReaderPool(path: path)
  }

  /// Makes a store that lasts as long as the object: for tests.
  ///
  /// - Throws: ``SQLiteError`` when there is no memory.
  public init() throws {
    let connection = try SQLiteConnection(":memory:", for: .creating)
    try Self.prepare(connection)
    writer = Guarded(connection)
    readers = nil
  }

  deinit {
    // The last connection takes the log away, and one that only reads cannot.
    readers?.close()
  }

  private static func prepare(_ connection: SQLiteConnection) throws {
    try connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    // Identifiers come in no order: the pages of their index are written over and over, and once only where the log is
    // carried over each 16 MiB, from memory.
    try connection.execute("PRAGMA wal_autocheckpoint = 4096; PRAGMA cache_size = -32768")
    try StoreSchema.migrate(connection)
  }

  /// Reads the store, beside a writer and other readers.
  func read<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    guard let readers else { return try withWriter(body) }
    return try readers.read(body)
  }

  /// Changes the store in one transaction: when `body` throws, nothing has changed.
  func write<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    try withWriter { connection in try connection.transaction { try body(connection) } }
  }

  /// Uses the connection that writes, of which there is one.
  func withWriter<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    try writer.withLock { try body($0) }
  }

  /// Reads the whole store and says what is wrong with it: nothing, if it is whole.
  ///
  /// - Throws: ``SQLiteError`` when it cannot be read.
  /// - Complexity: O(*n*), *n* the size of the store.
  public func faults() throws -> [String] {
    try read { connection in
      let faults = try connection.all("PRAGMA integrity_check") { $0.text(0) }
      let dangling = try connection.all("PRAGMA foreign_key_check") {
        "\($0.text(0)): row \($0.integer(1)) refers to nothing"
      }
      return (faults == ["ok"] ? [] : faults) + dangling
    }
  }
}
