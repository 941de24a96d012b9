internal import ParlanceText

/// The deterministic automaton over sets of places with costs, built as utterances ask for it.
///
/// A state is a set of places with their costs above the cheapest (weighted determinisation, Mohri, Computational
/// Linguistics 23(2), 1997), and a transition remembers for each place of its target where it came from, so that the
/// best path can be read back. An utterance of symbols seen before costs one table look-up a token; a new combination
/// costs as much as a direct simulation would, once. The states are forgotten when they grow too many, which changes
/// no result.
///
/// A place is a node before anything is consumed there (the kernel of a state, as in LR parsing): what it leads to
/// stands once in the ``ClosureTable`` and not in every state.
///
/// Not thread-safe: each search borrows one.
final class StateCache {
  typealias StateID = Int32
  typealias TransitionID = Int32

  /// A node where a path waits.
  struct Place: Hashable {
    /// The node, doubled, and one more after something was left out there: then a parameter cannot go on.
    private let code: Int32

    init(_ node: Automaton.NodeID, afterSkip: Bool) {
      code = node << 1 | (afterSkip ? 1 : 0)
    }

    var node: Automaton.NodeID { code >> 1 }
    var isAfterSkip: Bool { code & 1 != 0 }
    /// Dense, from 0.
    var index: Int { Int(code) }
  }

  /// A place in a state.
  struct Member: Hashable {
    let place: Place
    /// Above the state's cheapest, at least 0.
    let cost: Int32
  }

  /// Where a place of a target state came from.
  struct Origin {
    /// The index of the member in the source state; in a union the left's members come before the right's.
    let member: Int32
    /// The node that consumed the symbol; where it was left out, the node that waited.
    let node: Automaton.NodeID
    /// The list of values that were implied on the way to that node, or -1.
    let implied: Int32
    /// Whether the symbol was left out.
    let isSkip: Bool
  }

  struct Transition {
    /// -1 when nothing goes on.
    let target: StateID
    /// What the cheapest member of the target costs above the cheapest of the source.
    let cost: Int32
    /// The index of the first of the target's origins.
    let origins: Int32
  }

  private let grammar: Grammar
  // Read for every token by the one thread that has borrowed the cache, so access needs no check.
  @exclusivity(unchecked) private(set) var automaton: Automaton
  @exclusivity(unchecked) private var closures = ClosureTable()
  private let symbols: SymbolTable
  /// Members more expensive than this above the cheapest can never be accepted.
  private let bound: Int32
  private let capacity: Int

  @exclusivity(unchecked) private(set) var members: [Member] = []
  @exclusivity(unchecked) private var memberStarts: [Int32] = [0]
  @exclusivity(unchecked) private(set) var transitions: [Transition] = []
  @exclusivity(unchecked) private(set) var origins: [Origin] = []
  private var stateTable: [[Member]: StateID] = [:]
  @exclusivity(unchecked) private var endingTable = EndingTable()
  @exclusivity(unchecked) private var steps = IntegerTable()
  @exclusivity(unchecked) private var unions = IntegerTable()
  @exclusivity(unchecked) private var arriving = ArrivalSet()
  private(set) var start: StateID = -1

  /// The most members, origins, arcs and nodes that are kept, about 20 bytes each.
  static let usualCapacity = 8_000_000

  init(
    grammar: Grammar, symbols: SymbolTable, threshold: Cost, capacity: Int = usualCapacity
  ) {
    self.grammar = grammar
    automaton = Automaton(grammar)
    self.symbols = symbols
    // The tokens of an utterance may all be free text.
    bound = threshold.rawValue + 1023
    self.capacity = capacity
    begin()
  }

  /// Forgets all states when they have grown too many. Between utterances only: identifiers change.
  func makeRoom() {
    guard
      members.count + origins.count + automaton.nodes.count + closures.arcs.count > capacity
    else { return }
    automaton = Automaton(grammar)
    closures = ClosureTable()
    arriving = ArrivalSet()
    endingTable = EndingTable()
    members.removeAll()
    memberStarts = [0]
    transitions.removeAll()
    origins.removeAll()
    stateTable.removeAll()
    steps = IntegerTable()
    unions = IntegerTable()
    begin()
  }

  func range(of state: StateID) -> Range<Int> {
    Int(memberStarts[Int(state)])..<Int(memberStarts[Int(state) + 1])
  }

  /// The values of a list of implied values, in the order of the template.
  func impliedValues(of list: Int32) -> [Int32] {
    list < 0 ? [] : closures.impliedValues.values(of: list)
  }

  private func begin() {
    start = state([Member(place: Place(automaton.start, afterSkip: false), cost: 0)])
  }

  // MARK: Closures

  /// The ends of templates that a state leads to, cheapest first, then in file order, each template once.
  func endings(of state: StateID) -> ArraySlice<EndingTable.Ending> {
    endingTable.endings(of: state) {
      range(of: state).enumerated().flatMap { endings(of: members[$1], index: Int32($0)) }
    }
  }

  private func endings(of member: Member, index: Int32) -> [EndingTable.Ending] {
    let closure = closures.closure(of: member.place.node, in: &automaton)
    return closure.ends.map {
      let arc = closures.arcs[Int($0)]
      return EndingTable.Ending(
        template: arc.argument, cost: member.cost + arc.cost, member: index, endCost: arc.cost,
        implied: arc.implied)
    }
  }

  /// Visits all that a member waits for, in the order of the templates.
  func visitArcs(of member: Member, _ visit: (ClosureTable.Arc) -> Void) {
    let closure = closures.closure(of: member.place.node, in: &automaton)
    let all = closure.words.lowerBound..<closure.ends.upperBound
    let sorted = closures.arcs[Int(all.lowerBound)..<Int(all.upperBound)]
      .sorted { $0.order < $1.order }
    for arc in sorted where !(member.place.isAfterSkip && arc.isInner) { visit(arc) }
  }

  // MARK: Steps

  /// The transition from a state over a symbol.
  @inline(__always)
  func step(_ state: StateID, _ symbol: SymbolTable.Symbol) -> TransitionID {
    let key = IntegerTable.key(state, symbol)
    let known = steps[key]
    return known >= 0 ? known : makeStep(state, symbol, key)
  }

  @inline(never)
  private func makeStep(
    _ state: StateID, _ symbol: SymbolTable.Symbol, _ key: UInt64
  ) -> TransitionID {
    let entry = symbols.entries[Int(symbol)]
    arriving.begin()
    for (index, position) in range(of: state).enumerated() {
      advance(members[position], over: entry, index: Int32(index))
    }
    let made = finish()
    steps.insert(key, made)
    return made
  }

  private func advance(_ member: Member, over entry: SymbolTable.Entry, index: Int32) {
    let closure = closures.closure(of: member.place.node, in: &automaton)
    if entry.kind >= 0 {
      for arc in closures.arcs(in: closure.kinds, consuming: entry.kind) {
        take(closures.arcs[Int(arc)], cost: 0, from: member, index)
      }
    } else {
      take(closure, entry, from: member, index)
    }
    guard closure.allowsSkips, entry.skip < Cost.never.rawValue else { return }
    arriving.insert(
      Place(member.place.node, afterSkip: true), cost: member.cost + entry.skip,
      origin: Origin(member: index, node: member.place.node, implied: -1, isSkip: true))
  }

  /// Takes the arcs that consume a word as itself and those that consume any word of its class, in their order.
  private func take(
    _ closure: ClosureTable.Closure, _ entry: SymbolTable.Entry, from member: Member,
    _ index: Int32
  ) {
    var words = closures.arcs(in: closure.words, consuming: entry.lexeme)
    for open in closure.open {
      let arc = closures.arcs[Int(open)]
      while let word = words.first, closures.arcs[Int(word)].order < arc.order {
        take(closures.arcs[Int(word)], cost: 0, from: member, index)
        words = words.dropFirst()
      }
      take(arc, cost: Self.cost(of: entry, by: arc.operation), from: member, index)
    }
    for word in words { take(closures.arcs[Int(word)], cost: 0, from: member, index) }
  }

  @inline(__always)
  private func take(
    _ arc: ClosureTable.Arc, cost: Int32, from member: Member, _ index: Int32
  ) {
    if cost >= Cost.never.rawValue || (member.place.isAfterSkip && arc.isInner) { return }
    arriving.insert(
      Place(arc.next, afterSkip: false), cost: member.cost + arc.cost + cost,
      origin: Origin(member: index, node: arc.node, implied: arc.implied, isSkip: false))
  }

  private static func cost(
    of entry: SymbolTable.Entry, by operation: Automaton.Node.Operation
  ) -> Int32 {
    switch operation {
    case .nameStart: entry.nameStart
    case .nameRest: entry.nameRest
    case .noun: entry.noun
    case .textStart: entry.textStart
    case .textRest: entry.textRest
    default: Cost.never.rawValue
    }
  }

  // MARK: Unions

  /// The transition that joins two states which end at the same token, the right one `delta` dearer than the left.
  func union(_ left: StateID, _ right: StateID, delta: Int32) -> TransitionID {
    let key = unionKey(left, right, delta)
    let known = unions[key]
    return known >= 0 ? known : makeUnion(left, right, delta, key)
  }

  /// States number less than 2^24 and differences less than 2^15 above and below: see ``bound``.
  private func unionKey(_ left: StateID, _ right: StateID, _ delta: Int32) -> UInt64 {
    let difference = UInt64(UInt32(delta &+ (1 << 15)) & 0xFFFF)
    return UInt64(UInt32(left)) << 40 | UInt64(UInt32(right)) << 16 | difference
  }

  private func makeUnion(
    _ left: StateID, _ right: StateID, _ delta: Int32, _ key: UInt64
  ) -> TransitionID {
    let shift = max(0, -delta)
    arriving.begin()
    let leftRange = range(of: left)
    join(leftRange, shift: shift, firstIndex: 0)
    join(range(of: right), shift: shift + delta, firstIndex: Int32(leftRange.count))
    let made = finish()
    unions.insert(key, made)
    return made
  }

  private func join(_ range: Range<Int>, shift: Int32, firstIndex: Int32) {
    for (index, position) in range.enumerated() {
      let member = members[position]
      arriving.insert(
        member.place, cost: member.cost + shift,
        origin: Origin(
          member: firstIndex + Int32(index), node: member.place.node, implied: -1, isSkip: false))
    }
  }

  // MARK: States

  /// Turns what arrived into a transition.
  private func finish() -> TransitionID {
    guard let cheapest = arriving.arrivals.map(\.cost).min() else {
      transitions.append(Transition(target: -1, cost: 0, origins: 0))
      return TransitionID(transitions.count - 1)
    }
    let kept = arriving.arrivals.filter { $0.cost - cheapest <= bound }
    let target = state(kept.map { Member(place: $0.place, cost: $0.cost - cheapest) })
    transitions.append(Transition(target: target, cost: cheapest, origins: Int32(origins.count)))
    for arrival in kept { origins.append(arrival.origin) }
    return TransitionID(transitions.count - 1)
  }

  private func state(_ key: [Member]) -> StateID {
    if let known = stateTable[key] { return known }
    let made = StateID(memberStarts.count - 1)
    members.append(contentsOf: key)
    memberStarts.append(Int32(members.count))
    stateTable[key] = made
    return made
  }
}
