/// Gathers the consuming nodes that a step reaches, each at its least cost.
struct Closure {
  /// A node reached, and how.
  struct Arrival {
    let node: Automaton.NodeID
    let cost: Int32
    let origin: StateCache.Origin
  }

  private struct Visit {
    var generation: Int32 = 0
    var cost: Int32 = 0
    var origin = StateCache.Origin(member: -1, implied: -1, isSkip: false)
  }

  private var visits: [Visit] = []
  private var reached: [Automaton.NodeID] = []
  /// Of the step under way, from 1.
  private var generation: Int32 = 0
  private var stack: [(node: Automaton.NodeID, cost: Int32, implied: Int32)] = []
  private(set) var impliedValues = ImpliedValueLists()

  mutating func begin() {
    generation &+= 1
    reached.removeAll(keepingCapacity: true)
  }

  /// Adds all that a node leads to without consuming.
  mutating func add(
    _ entry: Automaton.NodeID, cost: Int32, origin: Int32, in automaton: inout Automaton
  ) {
    stack.append((entry, cost, -1))
    while let (id, cost, implied) = stack.popLast() {
      let origin = StateCache.Origin(member: origin, implied: implied, isSkip: false)
      guard visit(id, cost, origin) else { continue }
      let node = automaton.written(id)
      switch node.operation {
      case .split:
        stack.append((node.other, cost, implied))
        stack.append((node.next, cost, implied))
      case .cost: stack.append((node.next, cost + node.argument, implied))
      case .implied:
        stack.append((node.next, cost, impliedValues.prepend(node.argument, to: implied)))
      case .forward: stack.append((node.next, cost, implied))
      case .word, .kind, .nameStart, .nameRest, .noun, .textStart, .textRest, .accept:
        reached.append(id)
      case .expression, .group, .trie: preconditionFailure("a node was not written out")
      }
    }
  }

  /// Adds a consuming node that stays where it is.
  mutating func stay(_ node: Automaton.NodeID, cost: Int32, origin: Int32) {
    let origin = StateCache.Origin(member: origin, implied: -1, isSkip: true)
    if visit(node, cost, origin) { reached.append(node) }
  }

  /// Whether this is the cheapest way to a node so far; of ways equally cheap the first stays.
  private mutating func visit(
    _ node: Automaton.NodeID, _ cost: Int32, _ origin: StateCache.Origin
  ) -> Bool {
    if Int(node) >= visits.count {
      visits.append(contentsOf: repeatElement(Visit(), count: Int(node) + 256 - visits.count))
    }
    let visit = visits[Int(node)]
    guard visit.generation != generation || cost < visit.cost else { return false }
    visits[Int(node)] = Visit(generation: generation, cost: cost, origin: origin)
    return true
  }

  /// The nodes gathered, each once, without those that cost too much above the cheapest.
  ///
  /// In the order of their discovery, which follows the order of the templates: of paths equally cheap the first wins,
  /// whatever numbers the nodes happen to have.
  mutating func gathered(within bound: Int32) -> [Arrival] {
    var arrivals: [Arrival] = []
    arrivals.reserveCapacity(reached.count)
    var cheapest = Int32.max
    for node in reached { cheapest = min(cheapest, visits[Int(node)].cost) }
    for node in reached {
      let visit = visits[Int(node)]
      guard visit.generation == generation, visit.cost - cheapest <= bound else { continue }
      arrivals.append(Arrival(node: node, cost: visit.cost, origin: visit.origin))
      // A node reached again more cheaply stands in the list twice.
      visits[Int(node)].generation = 0
    }
    return arrivals
  }
}
