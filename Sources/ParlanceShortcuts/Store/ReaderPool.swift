internal import ParlanceText

/// Lends each reader a connection that no other thread uses.
final class ReaderPool: Sendable {
  private let path: String
  private let idle = Guarded<[SQLiteConnection]>([])

  init(path: String) {
    self.path = path
  }

  /// Reads the store as it is when the first row is asked for, whatever is written until the last one is.
  func read<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    let connection =
      try idle.withLock { $0.popLast() } ?? SQLiteConnection(path, for: .reading)
    defer { idle.withLock { $0.append(connection) } }
    return try connection.snapshot { try body(connection) }
  }

  /// Closes the connections that nobody uses.
  func close() { idle.withLock { $0.removeAll() } }
}
