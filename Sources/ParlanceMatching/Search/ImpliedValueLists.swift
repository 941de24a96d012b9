internal import ParlanceText

/// Lists of implied values that share their ends; equal lists have equal numbers.
struct ImpliedValueLists {
  private var cells: [(value: Int32, rest: Int32)] = []
  private var known: [UInt64: Int32] = [:]

  mutating func prepend(_ value: Int32, to rest: Int32) -> Int32 {
    let key = IntegerTable.key(value, rest)
    if let list = known[key] { return list }
    cells.append((value, rest))
    known[key] = Int32(cells.count - 1)
    return Int32(cells.count - 1)
  }

  /// The values of one list, and then those of another.
  mutating func joined(_ first: Int32, _ second: Int32) -> Int32 {
    if first < 0 { return second }
    return second < 0 ? first : values(of: second).reduce(first) { prepend($1, to: $0) }
  }

  /// The values, first implied first.
  func values(of list: Int32) -> [Int32] {
    var values: [Int32] = []
    var list = list
    while list >= 0 {
      values.append(cells[Int(list)].value)
      list = cells[Int(list)].rest
    }
    return values.reversed()
  }
}
