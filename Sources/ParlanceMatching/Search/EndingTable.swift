/// The ends of templates that the states of a ``StateCache`` lead to, each state's found at its first use.
struct EndingTable {
  /// The end of a template that a state leads to.
  struct Ending {
    let template: Int32
    /// Above the state's cheapest member, with what it costs to end there.
    let cost: Int32
    /// The index of the member in its state.
    let member: Int32
    /// What it costs to end the template there.
    let endCost: Int32
    /// The list of values implied by ending there, or -1.
    let implied: Int32
  }

  private var endings: [Ending] = []
  private var ranges: [Range<Int32>?] = []

  /// The endings of a state, cheapest first, then in file order, each template once.
  mutating func endings(
    of state: StateCache.StateID, orElse make: () -> [Ending]
  ) -> ArraySlice<Ending> {
    if Int(state) >= ranges.count {
      ranges.append(contentsOf: repeatElement(nil, count: Int(state) + 1 - ranges.count))
    }
    let range = ranges[Int(state)] ?? add(make(), of: state)
    return endings[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  private mutating func add(_ found: [Ending], of state: StateCache.StateID) -> Range<Int32> {
    let start = Int32(endings.count)
    var templates: Set<Int32> = []
    endings += found.sorted { ($0.cost, $0.template) < ($1.cost, $1.template) }
      .filter { templates.insert($0.template).inserted }
    let range = start..<Int32(endings.count)
    ranges[Int(state)] = range
    return range
  }
}
