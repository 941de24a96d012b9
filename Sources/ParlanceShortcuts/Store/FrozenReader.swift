/// Reads a store beside which nothing can be written.
///
/// Where there is a log, it was made by who can write, with the index that readers need. Where there is none, SQLite
/// reads the file alone, without locks; then it is looked whether somebody wrote it meanwhile.
struct FrozenReader: StoreReader {
  /// Who writes takes longer to write than it takes to read: somewhere in between nothing is written.
  private static let maximumAttemptCount = 100

  private let file: StoreFile
  private let unreadable: UnreadableRows

  init(_ file: StoreFile, noting unreadable: UnreadableRows) {
    self.file = file
    self.unreadable = unreadable
  }

  func read<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    try file.explaining {
      for _ in 0..<Self.maximumAttemptCount {
        let state = file.state
        if file.hasLog { return try readBesideLog(body) }
        let result = Swift.Result { try read(.readingAlone, body) }
        if file.state == state { return try result.get() }
      }
      throw SQLiteError(code: ResultCode.busy, message: "the store is written all the time")
    }
  }

  func close() {}

  private func readBesideLog<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    do {
      return try read(.reading, body)
    } catch let error as SQLiteError
      where [ResultCode.cannotOpen, ResultCode.readOnly].contains(error.primaryCode)
      || error.isDiskFull
    {
      throw StoreError(.logNotReadable(error.words), at: file.path)
    }
  }

  private func read<Result>(
    _ access: SQLiteConnection.Access, _ body: (SQLiteConnection) throws -> Result
  ) throws -> Result {
    let connection = try SQLiteConnection(file.location, for: access, noting: unreadable)
    return try connection.snapshot { try body(connection) }
  }
}
