/// A row of a store that cannot be read, and is left out of what is read: a newer version wrote it, or it is damaged.
public struct UnreadableRow: Error, Hashable, Sendable, CustomStringConvertible {
  /// The table, such as `shortcuts`.
  public let table: String
  /// The identifier of the row in it.
  public let row: Int64
  /// What is wrong with it.
  public let reason: String

  init(_ place: RowPlace, reason: String) {
    table = place.table
    row = place.row
    self.reason = reason
  }

  /// A sentence for people: `row 3 of the table 'shortcuts' cannot be read (…)`.
  public var description: String { "row \(row) of the table '\(table)' cannot be read (\(reason))" }
}
