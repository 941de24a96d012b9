/// A row of `donations` with what is kept of its shortcut.
struct StoredDonation {
  let content: String
  let phrase: String?
  let identifier: String
  let groupIdentifier: String?
  /// Milliseconds since 1970.
  let start: Int64
  /// In milliseconds.
  let duration: Int64
  /// In seconds.
  let offset: Int
  let place: Int64?
  let language: String
  let direction: String
  let status: String
  let response: String?
  let donation: RowPlace
  let shortcut: RowPlace

  /// Reads the columns in the order of the properties.
  init(_ row: borrowing SQLiteRow) {
    content = row.text(0)
    phrase = row.optionalText(1)
    identifier = row.text(2)
    groupIdentifier = row.optionalText(3)
    start = row.integer(4)
    duration = row.integer(5)
    offset = Int(row.integer(6))
    place = row.optionalInteger(7)
    language = row.text(8)
    direction = row.text(9)
    status = row.text(10)
    response = row.optionalText(11)
    donation = RowPlace("donations", row.integer(12))
    shortcut = RowPlace("shortcuts", row.integer(13))
  }
}
