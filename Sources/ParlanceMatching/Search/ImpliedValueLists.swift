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
