/// A row of a store.
struct RowPlace {
  let table: String
  let row: Int64

  init(_ table: String, _ row: Int64) {
    self.table = table
    self.row = row
  }
}
