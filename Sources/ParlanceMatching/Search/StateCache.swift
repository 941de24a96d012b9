/// The deterministic automaton over sets of nodes with costs, built as utterances ask for it.
///
/// A state is a set of nodes with their costs above the cheapest (weighted determinisation, Mohri, Computational
/// Linguistics 23(2), 1997), and a transition remembers for each node of its target where it came from, so that the
/// best path can be read back. An utterance of symbols seen before costs one table look-up a token; a new combination
/// costs as much as a direct simulation would, once. The states are forgotten when they grow too many, which changes
/// no result.
///
/// Not thread-safe: each search borrows one.
final class StateCache {
  typealias StateID = Int32
  typealias TransitionID = Int32

  /// A node in a state.
  struct Member: Hashable {
    let node: Automaton.NodeID
    /// Above the state's cheapest, at least 0.
    let cost: Int32
  }

  /// Where a node of a target state came from.
  struct Origin {
    /// The index of the member in the source state; in a union the left's members come before the right's.
    let member: Int32
    /// The list of values that were implied on the way, or -1.
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
  @exclusivity(unchecked) private(set) var automaton: Automaton
  private let symbols: SymbolTable
  /// Members more expensive than this above the cheapest can never be accepted.
  private let bound: Int32
  private static let maximumMemberCount = 8_000_000

  // Read for every token by the one thread that has borrowed the cache, so access needs no check.
  @exclusivity(unchecked) private(set) var members: [Member] = []
  @exclusivity(unchecked) private var memberStarts: [Int32] = [0]
  /// The indices of the members that end a template, state by state.
  @exclusivity(unchecked) private(set) var accepting: [Int32] = []
  @exclusivity(unchecked) private var acceptingStarts: [Int32] = [0]
  @exclusivity(unchecked) private(set) var transitions: [Transition] = []
  @exclusivity(unchecked) private(set) var origins: [Origin] = []
  private var stateTable: [[Member]: StateID] = [:]
  @exclusivity(unchecked) private var steps = IntegerTable()
  @exclusivity(unchecked) private var unions = IntegerTable()
  @exclusivity(unchecked) private var closure: Closure
  private(set) var start: StateID = -1
  private(set) var startTransition: TransitionID = -1

  init(grammar: Grammar, symbols: SymbolTable, threshold: Cost) {
    self.grammar = grammar
    automaton = Automaton(grammar)
    self.symbols = symbols
    bound = threshold.rawValue + 1023
    closure = Closure()
    begin()
  }

  /// Forgets all states when they have grown too many. Between utterances only: identifiers change.
  func makeRoom() {
    guard members.count + origins.count + automaton.nodes.count > Self.maximumMemberCount else {
      return
    }
    automaton = Automaton(grammar)
    closure = Closure()
    members.removeAll()
    memberStarts = [0]
    accepting.removeAll()
    acceptingStarts = [0]
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
    list < 0 ? [] : closure.impliedValues.values(of: list)
  }

  /// The places in ``accepting`` of the members that end a template.
  func acceptingRange(of state: StateID) -> Range<Int> {
    Int(acceptingStarts[Int(state)])..<Int(acceptingStarts[Int(state) + 1])
  }

  private func begin() {
    closure.begin()
    closure.add(automaton.start, cost: 0, origin: -1, in: &automaton)
    startTransition = finish()
    start = transitions[Int(startTransition)].target
  }

  // MARK: Steps

  /// The transition from a state over a symbol.
  @inline(__always)
  func step(_ state: StateID, _ symbol: SymbolTable.Symbol) -> TransitionID {
    let key = UInt64(UInt32(bitPattern: state)) << 32 | UInt64(UInt32(bitPattern: symbol))
    let known = steps[key]
    return known >= 0 ? known : makeStep(state, symbol, key)
  }

  @inline(never)
  private func makeStep(
    _ state: StateID, _ symbol: SymbolTable.Symbol, _ key: UInt64
  ) -> TransitionID {
    let entry = symbols.entries[Int(symbol)]
    closure.begin()
    for (index, position) in range(of: state).enumerated() {
      advance(members[position], over: entry, origin: Int32(index))
    }
    let made = finish()
    steps.insert(key, made)
    return made
  }

  private func advance(_ member: Member, over entry: SymbolTable.Entry, origin: Int32) {
    let node = automaton.nodes[Int(member.node)]
    let cost = consumption(of: entry, by: node)
    if cost < Cost.never.rawValue {
      closure.add(node.next, cost: member.cost + cost, origin: origin, in: &automaton)
    }
    if !node.isInner, entry.skip < Cost.never.rawValue {
      closure.stay(member.node, cost: member.cost + entry.skip, origin: origin)
    }
  }

  private func consumption(of entry: SymbolTable.Entry, by node: Automaton.Node) -> Int32 {
    switch node.operation {
    case .word: return node.argument == entry.lexeme ? 0 : Cost.never.rawValue
    case .kind: return node.argument == entry.kind ? 0 : Cost.never.rawValue
    case .nameStart: return entry.nameStart
    case .nameRest: return entry.nameRest
    case .noun: return entry.noun
    case .textStart: return entry.textStart
    case .textRest: return entry.textRest
    default: return Cost.never.rawValue
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
    closure.begin()
    let leftRange = range(of: left)
    for (index, position) in leftRange.enumerated() {
      closure.stay(
        members[position].node, cost: members[position].cost + shift, origin: Int32(index))
    }
    for (index, position) in range(of: right).enumerated() {
      closure.stay(
        members[position].node, cost: members[position].cost + shift + delta,
        origin: Int32(leftRange.count + index))
    }
    let made = finish()
    unions.insert(key, made)
    return made
  }

  // MARK: States

  /// Turns what the closure gathered into a transition.
  private func finish() -> TransitionID {
    let gathered = closure.gathered(within: bound)
    guard let cheapest = gathered.map(\.cost).min() else {
      transitions.append(Transition(target: -1, cost: 0, origins: 0))
      return TransitionID(transitions.count - 1)
    }
    let target = state(gathered.map { Member(node: $0.node, cost: $0.cost - cheapest) })
    transitions.append(Transition(target: target, cost: cheapest, origins: Int32(origins.count)))
    for arrival in gathered { origins.append(arrival.origin) }
    return TransitionID(transitions.count - 1)
  }

  private func state(_ key: [Member]) -> StateID {
    if let known = stateTable[key] { return known }
    let made = StateID(memberStarts.count - 1)
    members.append(contentsOf: key)
    memberStarts.append(Int32(members.count))
    for (index, member) in key.enumerated() {
      if automaton.nodes[Int(member.node)].operation == .accept { accepting.append(Int32(index)) }
    }
    acceptingStarts.append(Int32(accepting.count))
    stateTable[key] = made
    return made
  }
}
