internal import FoundationEssentials
internal import ParlanceText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The file of a store: makes it, and looks at what is there before anything is written to it.
struct StoreFile {
  /// Files of up to so many bytes are read whole when they are opened: some tenths of a second.
  private static let maximumCheckedByteCount: Int64 = 32 << 20

  /// Held from where no store is seen until one is there and its file closed. Closing a file gives up all locks that
  /// the process has on it (POSIX), and so it must not be open as a store yet.
  private static let making = Guarded<Void>(())

  /// As the caller names it.
  let path: String
  /// From the root, without links: where SQLite looks for the log, and takes no name for more than a name.
  let location: String

  /// Looks where a path leads.
  ///
  /// - Throws: ``StoreError`` where no file is or can be.
  init(path: String) throws(StoreError) {
    self.path = path
    location = try FileLocation.resolved(path)
    for name in [location] + logNames { try Self.requireFile(name, of: path) }
  }

  /// What SQLite may keep beside the file.
  private var logNames: [String] { ["-wal", "-shm", "-journal"].map { location + $0 } }

  /// Something else may keep whoever opens it waiting.
  private static func requireFile(_ name: String, of path: String) throws(StoreError) {
    if let kind = FileState(name)?.otherKind { throw StoreError(.notAFile(kind), at: path) }
  }

  // MARK: Opening

  /// Makes a store where nothing is, and refuses what is none, is not whole, or cannot be written.
  ///
  /// - Throws: ``StoreError``, or ``SQLiteError`` where the file cannot be read at all.
  func prepare() throws {
    try Self.making.withLock { _ in
      StoreDraft.removeAbandoned(of: location)
      if !exists { try make() }
    }
    guard access(location, W_OK) == 0 else {
      throw StoreError(.notWritable(String(cString: strerror(errno))), at: path)
    }
    try explaining { try check(SQLiteConnection(location, for: .reading)) }
  }

  /// Refuses what is no store, is not whole, or was written by another version.
  func checkForReading(_ connection: SQLiteConnection) throws {
    try check(connection)
    let version = try StoreSchema.version(of: connection)
    guard version == StoreSchema.steps.count else {
      throw StoreError(
        .notWritable("to be read, its version \(version) is to become \(StoreSchema.steps.count)"),
        at: path)
    }
  }

  /// Whether something is there.
  var exists: Bool { FileState(location) != nil }

  /// Says what SQLite's errors mean for a store.
  func explaining<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError {
      switch error.primaryCode {
      case ResultCode.notADatabase: throw StoreError(.foreign, at: path)
      case ResultCode.corrupt: throw StoreError(.damaged(error.words), at: path)
      case _ where error.isDiskFull: throw error
      case ResultCode.readOnly, ResultCode.cannotOpen, ResultCode.permission:
        throw StoreError(.notWritable(error.words), at: path)
      default: throw error
      }
    }
  }

  // MARK: Looking

  private func check(_ connection: SQLiteConnection) throws {
    guard try connection.integer("PRAGMA application_id") == StoreSchema.applicationID else {
      throw StoreError(.foreign, at: path)
    }
    try checkVersion(of: connection)
    let size =
      try connection.integer("PRAGMA page_count") * connection.integer("PRAGMA page_size")
    // Without a log the file is all that there is. SQLite reads what is missing of a page as zeros.
    let missing = size - (FileState(location)?.byteCount ?? 0)
    guard missing <= 0 || hasLog else {
      throw StoreError(.damaged("\(missing) bytes are missing at its end"), at: path)
    }
    guard size <= Self.maximumCheckedByteCount else { return }
    let faults = try connection.all("PRAGMA quick_check(1)") { $0.text(0) }
    guard faults == ["ok"] else {
      throw StoreError(.damaged(faults.first ?? "no answer"), at: path)
    }
  }

  private func checkVersion(of connection: SQLiteConnection) throws {
    let version = try StoreSchema.version(of: connection)
    guard version >= 0 else {
      throw StoreError(.damaged("its version is \(version), which none has"), at: path)
    }
    guard version <= StoreSchema.steps.count else {
      throw StoreError(.newer(version: version, known: StoreSchema.steps.count), at: path)
    }
    if let mismatch = try StoreSchema.mismatch(of: version, with: connection) {
      throw StoreError(.damaged(mismatch), at: path)
    }
  }

  /// What the system says of the file and its log: what is written changes it.
  var state: [FileState?] { [FileState(location), FileState(location + "-wal")] }

  /// Whether there is a log with something in it.
  var hasLog: Bool { (FileState(location + "-wal")?.byteCount ?? 0) > 0 }

  // MARK: Making

  /// Makes the store beside its place and then gives it its name: whenever the process dies or the disk is full, there is
  /// a whole store or none, and a file that came there meanwhile stays.
  private func make() throws {
    guard FileState(location + "-wal") == nil else { throw StoreError(.strayLog, at: path) }
    let content = try StoreSchema.emptyStore()
    do {
      try StoreDraft.write(content, as: location)
    } catch {
      throw StoreError(.notCreated("\(error)"), at: path)
    }
  }
}
