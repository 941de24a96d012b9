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
  /// What is in the way of writing where the store can be read only.
  private let writer: Result<Guarded<SQLiteConnection>, any Error>
  /// nil in memory, where each connection has a database of its own.
  private let reader: (any StoreReader)?
  private let unreadable = UnreadableRows()

  /// Opens a store; where no file is, makes one.
  ///
  /// A store of an older version is brought to the newest.
  ///
  /// - Parameter path: The file; SQLite keeps two others beside it, `-wal` and `-shm`.
  /// - Throws: ``StoreError`` where there is something else, or not all of a store: it stays as it was. ``SQLiteError``
  ///   where the file cannot be read or written: ``SQLiteError/isDiskFull``.
  /// - Complexity: O(*n*) for a file of *n* bytes up to 32 MB, which is checked whole; O(1) beyond. O(*m*) for *m* files in
  ///   its folder, among which drafts are sought that were left by processes that died.
  public init(path: String) throws {
    let file = try StoreFile(path: path)
    writer = .success(Guarded(try Self.writer(of: file, noting: unreadable)))
    reader = ReaderPool(path: file.location, noting: unreadable)
  }

  /// Opens a store that is there, also where nothing can be written: a file or a folder that is read-only, a full disk.
  ///
  /// There each call that writes throws what is in its way.
  ///
  /// - Throws: ``StoreError`` where there is none, or something else, or not all of a store, or one of an older version
  ///   that cannot be brought to the newest. ``SQLiteError`` where it cannot be read.
  /// - Complexity: as that of ``init(path:)``.
  public init(reading path: String) throws {
    let file = try StoreFile(path: path)
    guard file.exists else { throw StoreError(.missing, at: path) }
    do {
      let connection = try Self.writer(of: file, noting: unreadable)
      writer = .success(Guarded(connection))
      reader = ReaderPool(path: file.location, noting: unreadable)
    } catch let error where Self.leavesReading(error) {
      let frozen = FrozenReader(file, noting: unreadable)
      try frozen.read(file.checkForReading)
      writer = .failure(error)
      reader = frozen
    }
  }

  /// Whether an error is in the way of writing alone.
  private static func leavesReading(_ error: any Error) -> Bool {
    if case .notWritable = (error as? StoreError)?.reason { return true }
    return (error as? SQLiteError)?.isDiskFull ?? false
  }

  private static func writer(
    of file: StoreFile, noting unreadable: UnreadableRows
  ) throws -> SQLiteConnection {
    try file.prepare()
    return try file.explaining {
      let connection = try SQLiteConnection(file.location, for: .writing, noting: unreadable)
      try prepare(connection)
      return connection
    }
  }

  /// Makes a store that lasts as long as the object: for tests.
  ///
  /// - Throws: ``SQLiteError`` when there is no memory.
  public init() throws {
    let connection = try SQLiteConnection(":memory:", for: .creating, noting: unreadable)
    try Self.prepare(connection)
    writer = .success(Guarded(connection))
    reader = nil
  }

  deinit {
    // The last connection takes the log away, and one that only reads cannot.
    reader?.close()
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
    guard let reader else { return try withWriter(body) }
    return try reader.read(body)
  }

  /// Changes the store in one transaction: when `body` throws, nothing has changed.
  func write<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    try withWriter { connection in try connection.transaction { try body(connection) } }
  }

  /// Uses the connection that writes, of which there is one.
  func withWriter<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    try writer.get().withLock { try body($0) }
  }

  /// What was left out of what was read so far, since it cannot be read; by table and row.
  ///
  ///     for row in store.unreadableRows { print("warning: \(row)") }
  public var unreadableRows: [UnreadableRow] { unreadable.all }

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
