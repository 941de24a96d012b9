/// A value that a statement takes.
enum SQLiteValue {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])

  init(_ integer: Int) {
    self = .integer(Int64(integer))
  }

  init(_ integer: Int64?) {
    self = integer.map(Self.integer) ?? .null
  }

  init(_ text: String?) {
    self = text.map(Self.text) ?? .null
  }
}
