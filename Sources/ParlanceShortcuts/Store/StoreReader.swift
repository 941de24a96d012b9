/// Lends connections that read a store.
protocol StoreReader: Sendable {
  /// Reads the store as it is at one time, whatever is written meanwhile.
  func read<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result

  /// Closes the connections that nobody uses.
  func close()
}
