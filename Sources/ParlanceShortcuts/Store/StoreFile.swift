internal import FoundationEssentials

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

  let path: String

  /// Makes a store where nothing is, and refuses what is none, or not whole.
  ///
  /// - Throws: ``StoreError``, or ``SQLiteError`` where the file cannot be read at all.
  func prepare() throws {
    if !exists(path) {
      guard !exists(path + "-wal") else { throw StoreError(.strayLog, at: path) }
      try create()
    }
    do {
      try check(SQLiteConnection(path, for: .reading))
    } catch let error as SQLiteError where error.primaryCode == ResultCode.notADatabase {
      throw StoreError(.foreign, at: path)
    } catch let error as SQLiteError where error.primaryCode == ResultCode.corrupt {
      throw StoreError(.damaged(error.message), at: path)
    }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  // MARK: Looking

  private func check(_ connection: SQLiteConnection) throws {
    guard try connection.integer("PRAGMA application_id") == StoreSchema.applicationID else {
      throw StoreError(.foreign, at: path)
    }
    let version = try StoreSchema.version(of: connection)
    guard version <= StoreSchema.steps.count else {
      throw StoreError(.newer(version: version, known: StoreSchema.steps.count), at: path)
    }
    let size =
      try connection.integer("PRAGMA page_count") * connection.integer("PRAGMA page_size")
    // Without a log the file is all that there is. SQLite reads what is missing of a page as zeros.
    let missing = size - byteCount(path)
    guard missing <= 0 || byteCount(path + "-wal") > 0 else {
      throw StoreError(.damaged("\(missing) bytes are missing at its end"), at: path)
    }
    guard size <= Self.maximumCheckedByteCount else { return }
    let faults = try connection.all("PRAGMA quick_check(1)") { $0.text(0) }
    guard faults == ["ok"] else {
      throw StoreError(.damaged(faults.first ?? "no answer"), at: path)
    }
  }

  private func byteCount(_ path: String) -> Int64 {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : 0
  }

  // MARK: Making

  /// Makes the store beside its place and then gives it its name: whenever the process dies, there is a whole store or
  /// none, and a file that came there meanwhile stays.
  private func create() throws {
    let draft = "\(path).new-\(UUID().uuidString)"
    defer { unlink(draft) }
    try writeStore(draft)
    if link(draft, path) != 0, errno != EEXIST { throw failure() }
    try syncFolder()
  }

  private func writeStore(_ draft: String) throws {
    do {
      let connection = try SQLiteConnection(draft, for: .creating)
      try connection.execute(
        "PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL; PRAGMA application_id = 0x50726C63")
      try StoreSchema.migrate(connection)
    } catch let error as SQLiteError where error.primaryCode == ResultCode.cannotOpen {
      throw StoreError(.notCreated(error.message), at: path)
    }
  }

  /// Without this the name may be gone after a loss of power, and the store with it.
  private func syncFolder() throws {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    // Some file systems have no need of it, and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure() }
  }

  private func failure() -> StoreError {
    StoreError(.notCreated(String(cString: strerror(errno))), at: path)
  }
}
