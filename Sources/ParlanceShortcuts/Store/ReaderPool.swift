internal import ParlanceText

/// Lends each reader a connection that no other thread uses.
final class ReaderPool: StoreReader {
  private let path: String
  private let unreadable: UnreadableRows
  private let idle = Guarded<[SQLiteConnection]>([])

  init(path: String, noting unreadable: UnreadableRows) {
    self.path = path
    self.unreadable = unreadable
  }

  /// Reads the store as it is when the first row is asked for, whatever is written until the last one is.
  func read<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    let connection =
      try idle.withLock { $0.popLast() }
      ?? SQLiteConnection(path, for: .reading, noting: unreadable)
    defer { idle.withLock { $0.append(connection) } }
    return try connection.snapshot { try body(connection) }
  }

  /// Closes the connections that nobody uses.
  func close() { idle.withLock { $0.removeAll() } }
}
