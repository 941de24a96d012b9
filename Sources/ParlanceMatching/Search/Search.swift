internal import ParlanceText

/// One walk of an utterance through the automaton (Viterbi 1967, over states of many nodes).
///
/// Each token position holds one state of the ``StateCache``. Edges that end at the same token are joined there, so
/// the walk is linear in the number of tokens and edges: nothing is ever tried again.
///
/// Not thread-safe: each search borrows one, so that its arrays keep their room.
final class Search {
  /// How a position came to its state.
  private struct Record {
    enum Operation {
      case start
      case step
      case union
    }

    let operation: Operation
    let transition: StateCache.TransitionID
    /// The record before; of a union the left one.
    let before: Int32
    /// Of a union the right record, of a step the edge taken, or `tokenStep`, `typoStep` or `readingStep`.
    let detail: Int32
    let state: StateCache.StateID
    /// The cost of the state's cheapest member.
    let cost: Int32
    let token: Int32
  }

  private static let tokenStep: Int32 = -1
  private static let typoStep: Int32 = -2
  private static let readingStep: Int32 = -3

  let cache: StateCache
  private let threshold: Cost
  /// The threshold, and one for each token, since any of them may be free text.
  @exclusivity(unchecked) private var limit: Int32 = 0
  @exclusivity(unchecked) private var records: [Record] = []
  /// The record of each position, or -1 when no path leads there.
  @exclusivity(unchecked) private var current: [Int32] = []

  init(cache: StateCache, threshold: Cost) {
    self.cache = cache
    self.threshold = threshold
  }

  // MARK: Forwards

  /// Walks the tokens and edges; answers the first position that nothing reaches any more, or nil.
  func run(
    symbols: [SymbolTable.Symbol], alternatives: [AlternativeSymbol], edges: [Edge],
    firstKind: SymbolTable.Symbol
  ) -> Int? {
    records.removeAll(keepingCapacity: true)
    current.removeAll(keepingCapacity: true)
    current.append(contentsOf: repeatElement(-1, count: symbols.count + 1))
    limit = threshold.rawValue + Int32(symbols.count) * Cost.textToken.rawValue
    // Held once for the whole walk, not at each step.
    let cache = cache
    cache.makeRoom()
    records.append(
      Record(
        operation: .start, transition: -1, before: -1, detail: Self.tokenStep, state: cache.start,
        cost: 0, token: 0))
    current[0] = 0
    var edge = 0
    var alternative = 0
    var lastAlive = 0
    for token in symbols.indices {
      let record = current[token]
      if record >= 0 {
        lastAlive = token
        step(
          from: record, over: symbols[token], to: token + 1, detail: Self.tokenStep, extra: 0,
          cache)
      }
      while alternative < alternatives.count, Int(alternatives[alternative].token) <= token {
        let other = alternatives[alternative]
        if record >= 0, Int(other.token) == token {
          step(
            from: record, over: other.symbol, to: token + Int(other.length),
            detail: other.length == 1 ? Self.typoStep : Self.readingStep,
            extra: other.cost.rawValue,
            cache)
        }
        alternative += 1
      }
      while edge < edges.count, Int(edges[edge].from) <= token {
        if record >= 0, Int(edges[edge].from) == token {
          step(
            from: record, over: firstKind + edges[edge].kind, to: Int(edges[edge].to),
            detail: Int32(edge), extra: edges[edge].cost.rawValue, cache)
        }
        edge += 1
      }
    }
    return current[symbols.count] >= 0 ? nil : lastAlive
  }

  @inline(__always)
  private func step(
    from index: Int32, over symbol: SymbolTable.Symbol, to token: Int, detail: Int32, extra: Int32,
    _ cache: StateCache
  ) {
    let record = records[Int(index)]
    let made = cache.step(record.state, symbol)
    let transition = cache.transitions[Int(made)]
    guard transition.target >= 0 else { return }
    let cost = record.cost + transition.cost + extra
    guard cost <= limit else { return }
    records.append(
      Record(
        operation: .step, transition: made, before: index, detail: detail,
        state: transition.target, cost: cost, token: Int32(token)))
    join(Int32(records.count - 1), at: token, cache)
  }

  private func join(_ arriving: Int32, at token: Int, _ cache: StateCache) {
    let present = current[token]
    guard present >= 0 else {
      current[token] = arriving
      return
    }
    let left = records[Int(present)]
    let right = records[Int(arriving)]
    let made = cache.union(left.state, right.state, delta: right.cost - left.cost)
    let transition = cache.transitions[Int(made)]
    records.append(
      Record(
        operation: .union, transition: made, before: present, detail: arriving,
        state: transition.target, cost: min(left.cost, right.cost) + transition.cost,
        token: Int32(token)))
    current[token] = Int32(records.count - 1)
  }

  // MARK: Backwards

  /// A template whose end was reached.
  struct Arrival {
    let cost: Cost
    fileprivate let ending: EndingTable.Ending

    var template: Int32 { ending.template }
  }

  /// Visits the templates whose ends were reached within the threshold, cheapest first, then in file order.
  func visitArrivals(_ visit: (Arrival) -> Void) {
    guard let last = current.last, last >= 0 else { return }
    let record = records[Int(last)]
    for ending in cache.endings(of: record.state) {
      let cost = record.cost + ending.cost
      if cost > limit { return }
      visit(Arrival(cost: Cost(rawValue: cost), ending: ending))
    }
  }

  /// What happened on the way to an arrival, last first.
  func trace(
    _ arrival: Arrival, _ visit: (_ event: Event) -> Void
  ) {
    var index = current[current.count - 1]
    var member = arrival.ending.member
    var ending = (cost: arrival.ending.endCost, implied: arrival.ending.implied)
    while index >= 0 {
      let record = records[Int(index)]
      if record.operation == .start { break }
      let origin = cache.origins[
        Int(cache.transitions[Int(record.transition)].origins + member)]
      if record.operation == .union {
        let leftCount = Int32(cache.range(of: records[Int(record.before)].state).count)
        index = origin.member < leftCount ? record.before : record.detail
        member = origin.member < leftCount ? origin.member : origin.member - leftCount
        continue
      }
      visit(
        Event(
          node: origin.node,
          tokens: Int(records[Int(record.before)].token)..<Int(record.token),
          edge: max(record.detail, -1), isSkip: origin.isSkip,
          isTypo: record.detail == Self.typoStep, implied: origin.implied,
          impliedAfter: ending.implied, record: index, member: member, source: origin.member,
          endCost: ending.cost))
      ending = (0, -1)
      index = record.before
      member = origin.member
    }
  }

  /// What a step of a path costs.
  func cost(of event: Event) -> Cost {
    let record = records[Int(event.record)]
    let before = records[Int(record.before)]
    let source = cache.members[cache.range(of: before.state).lowerBound + Int(event.source)]
    let target = cache.members[cache.range(of: record.state).lowerBound + Int(event.member)]
    return Cost(
      rawValue: record.cost + target.cost - before.cost - source.cost + event.endCost)
  }

  /// One step of a path.
  struct Event {
    /// The node that consumed; where the token was left out, the one that waited.
    let node: Automaton.NodeID
    let tokens: Range<Int>
    /// The edge taken, or -1 for a token.
    let edge: Int32
    let isSkip: Bool
    let isTypo: Bool
    /// The list of values implied before the token, or -1.
    let implied: Int32
    /// The list of values implied after the last token, or -1.
    let impliedAfter: Int32
    /// Where the step is found: its record, its member there, and the member before.
    fileprivate let record: Int32
    fileprivate let member: Int32
    fileprivate let source: Int32
    /// What the template's end costs, of the last step.
    fileprivate let endCost: Int32
  }

  /// The nodes that waited at a position, cheapest first.
  func waiting(at token: Int) -> [(node: Automaton.Node, cost: Cost)] {
    guard token < current.count, current[token] >= 0 else { return [] }
    let record = records[Int(current[token])]
    var found: [(node: Automaton.Node, cost: Int32)] = []
    for position in cache.range(of: record.state) {
      let member = cache.members[position]
      cache.visitArcs(of: member) { arc in
        found.append((cache.automaton.nodes[Int(arc.node)], record.cost + member.cost + arc.cost))
      }
    }
    // A stable sort keeps the order of the templates among equals.
    let sorted = found.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }
    return sorted.map { ($0.element.node, Cost(rawValue: $0.element.cost)) }
  }

  func impliedValues(of list: Int32) -> [Int32] { cache.impliedValues(of: list) }
}

/// A token, or several, read as another word than written: a typo mended, a reading of several tokens.
struct AlternativeSymbol {
  let token: Int32
  let length: Int32
  let symbol: SymbolTable.Symbol
  let cost: Cost
}
