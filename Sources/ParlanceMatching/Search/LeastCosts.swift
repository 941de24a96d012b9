/// The least that each node costs which a node leads to without consuming.
///
/// One list of nodes a cost (Dial, CACM 12(11), 1969): each node is looked at once, whatever the costs are.
struct LeastCosts {
  /// More than any match may cost, and what free text adds in the longest utterance.
  private static let maximum = Weights.maximumThreshold.rawValue + 1023

  private var costs: [Automaton.NodeID: Int32] = [:]
  private var waiting = [[Automaton.NodeID]](repeating: [], count: Int(maximum) + 1)

  init(from entry: Automaton.NodeID, in automaton: inout Automaton) {
    reach(entry, at: 0)
    for cost in 0...Self.maximum {
      while let node = waiting[Int(cost)].popLast() {
        if costs[node] == cost { leave(node, at: cost, in: &automaton) }
      }
    }
    waiting = []
  }

  /// The least cost of a node; nil where it is more than any match may cost.
  subscript(node: Automaton.NodeID) -> Int32? { costs[node] }

  private mutating func leave(
    _ id: Automaton.NodeID, at cost: Int32, in automaton: inout Automaton
  ) {
    let node = automaton.written(id)
    switch node.operation {
    case .split:
      reach(node.next, at: cost)
      reach(node.other, at: cost)
    case .cost: reach(node.next, at: cost + node.argument)
    case .implied, .forward: reach(node.next, at: cost)
    default: break
    }
  }

  private mutating func reach(_ node: Automaton.NodeID, at cost: Int32) {
    guard cost <= Self.maximum, cost < costs[node] ?? .max else { return }
    costs[node] = cost
    waiting[Int(cost)].append(node)
  }
}
