internal import ParlanceText

/// The rows that could not be read so far.
final class UnreadableRows: Sendable {
  private let rows = Guarded<Set<UnreadableRow>>([])

  /// Notes a row, once.
  func note(_ row: UnreadableRow) { rows.withLock { _ = $0.insert(row) } }

  /// What `read` gives; nil where the row cannot be read, which is noted.
  func noting<Value>(_ read: () throws(UnreadableRow) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      note(error)
      return nil
    }
  }

  /// All of them, by table and row.
  var all: [UnreadableRow] {
    rows.withLock { Array($0) }.sorted { ($0.table, $0.row) < ($1.table, $1.row) }
  }
}
