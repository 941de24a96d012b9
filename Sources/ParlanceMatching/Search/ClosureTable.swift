/// What each node leads to without consuming: its arcs, worked out once, when a search first waits there.
///
/// Arcs are sorted by what they consume, so that a step looks at those alone that can take its symbol.
struct ClosureTable {
  /// A node that consumes, or ends an element, and what it costs to come there.
  struct Arc {
    let node: Automaton.NodeID
    let operation: Automaton.Node.Operation
    /// Inside a parameter, after its first token: what was left out before it would tear the parameter apart.
    let isInner: Bool
    /// The lexeme or the kind that it consumes.
    let argument: Int32
    /// The node after it.
    let next: Automaton.NodeID
    let cost: Int32
    /// The list of values that are implied on the way, or -1.
    let implied: Int32
    /// Its place among the arcs of its closure, which follows the order of the templates.
    let order: Int32
  }

  /// The arcs of one node, as places in ``arcs``.
  struct Closure {
    let words: Range<Int32>
    let kinds: Range<Int32>
    /// Those that consume names, nouns and text.
    let open: Range<Int32>
    /// The cost of ending the element without consuming more; ``Cost/never`` where that cannot be.
    let exitCost: Int32
    /// The list of values that are implied by that, or -1.
    let exitImplied: Int32
    /// Whether something may be left out here.
    let allowsSkips: Bool

    var all: Range<Int32> { words.lowerBound..<open.upperBound }
    var hasExit: Bool { exitCost < Cost.never.rawValue }
  }

  private(set) var arcs: [Arc] = []
  private var impliedValues = ImpliedValueLists()
  private var closures: [Closure] = []
  /// The closure of each node, or -1.
  private var indices: [Int32] = []

  private var visits: [Visit] = []
  private var reached: [Automaton.NodeID] = []
  /// Of the closure under way, from 1.
  private var generation: Int32 = 0
  /// How often a node was visited again, at less cost.
  private var repeats = 0
  /// Where it would take too long to find them on the way, the least costs of the nodes.
  private var leastCosts: LeastCosts?
  private static let maximumRepeats = 10_000

  private struct Visit {
    var generation: Int32 = 0
    var cost: Int32 = 0
    var implied: Int32 = -1
  }

  /// The list of the values of two lists; each may be -1.
  @inline(__always)
  mutating func joined(_ first: Int32, _ second: Int32) -> Int32 {
    first < 0 ? second : impliedValues.joined(first, second)
  }

  /// The values of a list, in the order of the template.
  func values(of list: Int32) -> [Int32] { impliedValues.values(of: list) }

  /// The closure of a node.
  @inline(__always)
  mutating func closure(of node: Automaton.NodeID, in automaton: inout Automaton) -> Closure {
    if Int(node) < indices.count, indices[Int(node)] >= 0 {
      return closures[Int(indices[Int(node)])]
    }
    return makeClosure(of: node, in: &automaton)
  }

  @inline(never)
  private mutating func makeClosure(
    of node: Automaton.NodeID, in automaton: inout Automaton
  ) -> Closure {
    follow(node, in: &automaton)
    let found = gathered(in: automaton)
    let closure = store(found)
    if Int(node) >= indices.count {
      indices.append(contentsOf: repeatElement(-1, count: Int(node) + 256 - indices.count))
    }
    indices[Int(node)] = Int32(closures.count)
    closures.append(closure)
    return closure
  }

  /// Visits all that a node leads to without consuming, each at its least cost.
  private mutating func follow(_ entry: Automaton.NodeID, in automaton: inout Automaton) {
    if walk(from: entry, in: &automaton) { return }
    leastCosts = LeastCosts(from: entry, in: &automaton)
    _ = walk(from: entry, in: &automaton)
    leastCosts = nil
  }

  /// Goes all ways in the order of the templates, and again where one is cheaper than those before it.
  ///
  /// - Returns: False where it gave up: of costs that double, each combination could be a way cheaper than the last.
  private mutating func walk(
    from entry: Automaton.NodeID, in automaton: inout Automaton
  ) -> Bool {
    generation &+= 1
    repeats = 0
    reached.removeAll(keepingCapacity: true)
    var stack: [(node: Automaton.NodeID, cost: Int32, implied: Int32)] = [(entry, 0, -1)]
    while let (id, cost, implied) = stack.popLast() {
      guard visit(id, cost, implied) else { continue }
      guard repeats <= Self.maximumRepeats else { return false }
      let node = automaton.written(id)
      switch node.operation {
      case .split:
        stack.append((node.other, cost, implied))
        stack.append((node.next, cost, implied))
      case .cost:
        stack.append((node.next, min(cost + node.argument, Cost.never.rawValue), implied))
      case .implied:
        stack.append((node.next, cost, impliedValues.prepend(node.argument, to: implied)))
      case .forward: stack.append((node.next, cost, implied))
      case .word, .kind, .nameStart, .nameRest, .noun, .textStart, .textRest, .exit:
        reached.append(id)
      case .expression, .group: preconditionFailure("a node was not written out")
      }
    }
    return true
  }

  /// Whether this is the cheapest way to a node so far; of ways equally cheap the first stays.
  private mutating func visit(_ node: Automaton.NodeID, _ cost: Int32, _ implied: Int32) -> Bool {
    if Int(node) >= visits.count {
      visits.append(contentsOf: repeatElement(Visit(), count: Int(node) + 256 - visits.count))
    }
    let visit = visits[Int(node)]
    let isRepeat = visit.generation == generation
    guard !isRepeat || cost < visit.cost else { return false }
    if let leastCosts, leastCosts[node] != cost { return false }
    if isRepeat { repeats += 1 }
    visits[Int(node)] = Visit(generation: generation, cost: cost, implied: implied)
    return true
  }

  /// The arcs reached, each once, in the order of their discovery.
  private mutating func gathered(in automaton: Automaton) -> [Arc] {
    var found: [Arc] = []
    found.reserveCapacity(reached.count)
    for id in reached {
      let visit = visits[Int(id)]
      guard visit.generation == generation else { continue }
      // A node reached again more cheaply stands in the list twice.
      visits[Int(id)].generation = 0
      let node = automaton.nodes[Int(id)]
      found.append(
        Arc(
          node: id, operation: node.operation, isInner: node.isInner, argument: node.argument,
          next: node.next, cost: visit.cost, implied: visit.implied, order: Int32(found.count)))
    }
    return found
  }

  private mutating func store(_ found: [Arc]) -> Closure {
    let byArgument = { (left: Arc, right: Arc) in
      (left.argument, left.order) < (right.argument, right.order)
    }
    let exit = found.first { $0.operation == .exit }
    return Closure(
      words: append(found.filter { $0.operation == .word }.sorted(by: byArgument)),
      kinds: append(found.filter { $0.operation == .kind }.sorted(by: byArgument)),
      open: append(found.filter { ![.word, .kind, .exit].contains($0.operation) }),
      exitCost: exit?.cost ?? Cost.never.rawValue, exitImplied: exit?.implied ?? -1,
      allowsSkips: found.contains { !$0.isInner })
  }

  private mutating func append(_ sorted: [Arc]) -> Range<Int32> {
    let start = Int32(arcs.count)
    arcs.append(contentsOf: sorted)
    return start..<Int32(arcs.count)
  }

  /// The arcs of a sorted range that consume something: binary search.
  @inline(__always)
  func arcs(in range: Range<Int32>, consuming argument: Int32) -> Range<Int32> {
    let start = firstArc(in: range, notBelow: argument)
    var end = start
    while end < range.upperBound, arcs[Int(end)].argument == argument { end += 1 }
    return start..<end
  }

  private func firstArc(in range: Range<Int32>, notBelow argument: Int32) -> Int32 {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end {
      let middle = (start + end) / 2
      if arcs[Int(middle)].argument < argument { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
