internal import ParlanceText

/// One walk of an utterance through the templates that it may match (Viterbi 1967).
///
/// Paths wait at places, each at its least cost; what consumes a token or an edge leads to places at the position where
/// that ends, so the walk is linear in the number of tokens and edges: nothing is ever tried again.
///
/// Not thread-safe: each search borrows one, so that its arrays keep their room.
final class Search {
  /// The numbers that stand in place of an edge where a token was consumed.
  enum Detail {
    static let token: Int32 = -1
    static let typo: Int32 = -2
    static let reading: Int32 = -3
  }

  /// A place at the position under way with all that it waits for.
  private struct Source {
    let closure: ClosureTable.Closure
    /// The node before whose element it waits, or within.
    let trieNode: Int32
    let cost: Int32
    /// The member that it belongs to.
    let member: Int32
    /// The list of values that are implied on the way from that, or -1.
    let implied: Int32
    let isAfterSkip: Bool
  }

  /// The cheapest way to the end of an element at the position under way.
  private struct Reach {
    var cost: Int32
    var member: Int32
    var implied: Int32

    static let none = Reach(cost: .max, member: .max, implied: -1)
  }

  private let grammar: Grammar
  private let symbols: SymbolTable
  private let threshold: Cost
  private let capacity: Int
  // Used by the one thread that has borrowed the search, so access needs no check.
  @exclusivity(unchecked) private(set) var automaton: Automaton
  @exclusivity(unchecked) private var closures = ClosureTable()
  @exclusivity(unchecked) private var trie: LiveTrie
  @exclusivity(unchecked) private var paths = PathTable()
  @exclusivity(unchecked) private var sources: [Source] = []
  /// By node of the live trie.
  @exclusivity(unchecked) private var reaches: [Reach] = []
  /// The threshold, and one for each token, since any of them may be free text.
  @exclusivity(unchecked) private var limit: Int32 = 0
  @exclusivity(unchecked) private var tokenCount = 0

  /// The most nodes and arcs that are kept, about 40 bytes each: 80 MB.
  static let usualCapacity = 2_000_000

  init(
    grammar: Grammar, needs: TemplateNeeds, symbols: SymbolTable, threshold: Cost,
    capacity: Int = usualCapacity
  ) {
    self.grammar = grammar
    self.symbols = symbols
    self.threshold = threshold
    self.capacity = capacity
    automaton = Automaton(grammar)
    trie = LiveTrie(grammar.trie, needs)
  }

  /// Forgets what was written out of the templates when it has grown too much, which changes no result. Between utterances
  /// only: identifiers change.
  private func makeRoom() {
    guard automaton.nodes.count + closures.arcs.count > capacity else { return }
    automaton = Automaton(grammar)
    closures = ClosureTable()
  }

  // MARK: Forwards

  /// The symbols and edges of an utterance.
  struct Input {
    /// By token.
    let symbols: [SymbolTable.Symbol]
    /// By their first token.
    let alternatives: [AlternativeSymbol]
    /// By their first token.
    let edges: [Edge]
  }

  /// Walks the tokens and edges through the templates that they may match.
  ///
  /// - Parameter admits: Tells of a template whether it may be meant.
  func run(_ input: Input, where admits: (_ template: Int32) -> Bool) {
    makeRoom()
    trie.begin()
    for symbol in input.symbols { addWord(of: symbol) }
    for alternative in input.alternatives { addWord(of: alternative.symbol) }
    for edge in input.edges { trie.add(kind: edge.kind) }
    trie.finish(in: &automaton, where: admits)
    walk(input)
  }

  /// Walks the tokens and edges through all templates.
  ///
  /// - Returns: The last position that something reached.
  func runThroughAll(_ input: Input) -> Int {
    makeRoom()
    trie.begin()
    trie.finishWithAll(in: &automaton)
    walk(input)
    return (0...tokenCount).last { paths.first(at: $0) >= 0 } ?? 0
  }

  private func addWord(of symbol: SymbolTable.Symbol) {
    let lexeme = symbols.entries[Int(symbol)].lexeme
    if lexeme >= 0 { trie.add(word: lexeme) }
  }

  private func walk(_ input: Input) {
    tokenCount = input.symbols.count
    limit = threshold.rawValue + Int32(tokenCount) * Cost.textToken.rawValue
    paths.begin(tokenCount: tokenCount)
    reaches.removeAll(keepingCapacity: true)
    guard trie.nodes.count > 1 || trie.nodes[0].isEnd else { return }
    let start = PathTable.Origin(
      member: -1, node: Automaton.exit, implied: -1, detail: Detail.token, isSkip: false)
    paths.insert(Automaton.exit, at: 0, afterSkip: false, position: 0, cost: 0, start)
    var (edge, alternative) = (0, 0)
    for token in 0..<tokenCount {
      gatherSources(at: token)
      let isReached = !sources.isEmpty
      if isReached {
        step(over: input.symbols[token], to: token + 1, detail: Detail.token, extra: 0)
      }
      while alternative < input.alternatives.count,
        Int(input.alternatives[alternative].token) <= token
      {
        let other = input.alternatives[alternative]
        if isReached, Int(other.token) == token {
          step(
            over: other.symbol, to: token + Int(other.length),
            detail: other.length == 1 ? Detail.typo : Detail.reading, extra: other.cost.rawValue)
        }
        alternative += 1
      }
      while edge < input.edges.count, Int(input.edges[edge].from) <= token {
        if isReached, Int(input.edges[edge].from) == token {
          step(
            over: symbols.firstKind + input.edges[edge].kind, to: Int(input.edges[edge].to),
            detail: Int32(edge), extra: input.edges[edge].cost.rawValue)
        }
        edge += 1
      }
    }
    gatherSources(at: tokenCount)
  }

  /// Finds all that waits at a position: the places there, and the beginnings of the elements behind those that may end.
  private func gatherSources(at position: Int) {
    sources.removeAll(keepingCapacity: true)
    reaches.removeAll(keepingCapacity: true)
    var index = paths.first(at: position)
    guard index >= 0 else { return }
    reaches.append(contentsOf: repeatElement(.none, count: trie.nodes.count))
    while index >= 0 {
      let member = paths.members[Int(index)]
      let source = Source(
        closure: closures.closure(of: member.node, in: &automaton), trieNode: member.trieNode,
        cost: member.cost, member: index, implied: -1, isAfterSkip: member.isAfterSkip)
      sources.append(source)
      reachEnd(of: source)
      index = member.next
    }
    for place in trie.nodes.indices where reaches[place].cost <= limit {
      let reach = reaches[place]
      var child = trie.nodes[place].firstChild
      while child >= 0 {
        let node = trie.nodes[Int(child)]
        let source = Source(
          closure: closures.closure(of: node.entry, in: &automaton), trieNode: child,
          cost: reach.cost, member: reach.member, implied: reach.implied, isAfterSkip: false)
        sources.append(source)
        reachEnd(of: source)
        child = node.next
      }
    }
    sortSources()
  }

  /// Puts what waits in the order of the members that it belongs to: of paths equally cheap the one found first wins,
  /// however far it goes without consuming.
  private func sortSources() {
    for end in sources.indices.dropFirst() {
      let source = sources[end]
      var place = end
      while place > 0, sources[place - 1].member > source.member {
        sources[place] = sources[place - 1]
        place -= 1
      }
      if place < end { sources[place] = source }
    }
  }

  private func reachEnd(of source: Source) {
    guard source.closure.hasExit else { return }
    let cost = source.cost + source.closure.exitCost
    let known = reaches[Int(source.trieNode)]
    guard (cost, source.member) < (known.cost, known.member) else { return }
    reaches[Int(source.trieNode)] = Reach(
      cost: cost, member: source.member,
      implied: closures.joined(source.implied, source.closure.exitImplied))
  }

  // MARK: Steps

  private func step(over symbol: SymbolTable.Symbol, to token: Int, detail: Int32, extra: Int32) {
    let entry = symbols.entries[Int(symbol)]
    var index = 0
    while index < sources.count {
      // What waits at a member itself stands before what begins behind it.
      let own = sources[index]
      while index < sources.count, sources[index].member == own.member {
        take(entry, from: sources[index], to: token, detail: detail, extra: extra)
        index += 1
      }
      skip(entry.skip, from: own, to: token, detail: detail, extra: extra)
    }
  }

  private func take(
    _ entry: SymbolTable.Entry, from source: Source, to token: Int, detail: Int32, extra: Int32
  ) {
    guard entry.kind >= 0 else {
      return takeWord(entry, from: source, to: token, detail: detail, extra: extra)
    }
    for arc in closures.arcs(in: source.closure.kinds, consuming: entry.kind) {
      take(arc, from: source, to: token, detail: detail, extra: extra)
    }
  }

  /// Leaves a token out where a path waits; what begins behind it begins there as well.
  private func skip(
    _ price: Int32, from source: Source, to token: Int, detail: Int32, extra: Int32
  ) {
    let cost = source.cost + price + extra
    guard price < Cost.never.rawValue, source.closure.allowsSkips, cost <= limit else { return }
    let member = paths.members[Int(source.member)]
    paths.insert(
      member.node, at: member.trieNode, afterSkip: true, position: token, cost: cost,
      PathTable.Origin(
        member: source.member, node: member.node, implied: -1, detail: detail, isSkip: true))
  }

  /// Takes the arcs that consume a word as itself and those that consume any word of its class, in their order.
  private func takeWord(
    _ entry: SymbolTable.Entry, from source: Source, to token: Int, detail: Int32, extra: Int32
  ) {
    var words = closures.arcs(in: source.closure.words, consuming: entry.lexeme)
    for open in source.closure.open {
      let order = closures.arcs[Int(open)].order
      while let word = words.first, closures.arcs[Int(word)].order < order {
        take(word, from: source, to: token, detail: detail, extra: extra)
        words = words.dropFirst()
      }
      let cost = Self.cost(of: entry, by: closures.arcs[Int(open)].operation)
      if cost < Cost.never.rawValue {
        take(open, from: source, to: token, detail: detail, extra: extra + cost)
      }
    }
    for word in words { take(word, from: source, to: token, detail: detail, extra: extra) }
  }

  private func take(
    _ index: Int32, from source: Source, to token: Int, detail: Int32, extra: Int32
  ) {
    let arc = closures.arcs[Int(index)]
    let cost = source.cost + arc.cost + extra
    guard cost <= limit, !(source.isAfterSkip && arc.isInner) else { return }
    paths.insert(
      arc.next, at: source.trieNode, afterSkip: false, position: token, cost: cost,
      PathTable.Origin(
        member: source.member, node: arc.node,
        implied: closures.joined(source.implied, arc.implied), detail: detail, isSkip: false))
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

  // MARK: Backwards

  /// A template whose end was reached.
  struct Arrival {
    let template: Int32
    let cost: Cost
    /// The member that it was reached from, what that cost more, and the list of values implied by it, or -1.
    fileprivate let member: Int32
    fileprivate let endCost: Int32
    fileprivate let implied: Int32
  }

  /// The templates whose ends were reached within the threshold, cheapest first, then in file order.
  var arrivals: [Arrival] {
    var arrivals: [Arrival] = []
    for (place, reach) in reaches.enumerated() where reach.cost <= limit {
      trie.visitEnds(of: trie.nodes[place]) { template in
        arrivals.append(
          Arrival(
            template: template, cost: Cost(rawValue: reach.cost), member: reach.member,
            endCost: reach.cost - paths.members[Int(reach.member)].cost, implied: reach.implied))
      }
    }
    return arrivals.sorted {
      ($0.cost.rawValue, $0.template) < ($1.cost.rawValue, $1.template)
    }
  }

  /// What happened on the way to an arrival, last first.
  func trace(_ arrival: Arrival, _ visit: (_ event: Event) -> Void) {
    var index = arrival.member
    var ending = (cost: arrival.endCost, implied: arrival.implied)
    while true {
      let member = paths.members[Int(index)]
      let origin = member.origin
      guard origin.member >= 0 else { break }
      let before = paths.members[Int(origin.member)]
      visit(
        Event(
          node: origin.node, tokens: Int(before.position)..<Int(member.position),
          edge: max(origin.detail, -1), isSkip: origin.isSkip,
          isTypo: origin.detail == Detail.typo, implied: origin.implied,
          impliedAfter: ending.implied,
          cost: Cost(rawValue: member.cost - before.cost + ending.cost)))
      ending = (0, -1)
      index = origin.member
    }
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
    let cost: Cost
  }

  /// A node that waits at a position for a token or an edge, or for the end.
  struct Waiting {
    /// The node that would consume; the exit where a template may end.
    let node: Automaton.Node
    let template: Int32
    let cost: Cost
  }

  /// All that waits at a position, cheapest first.
  func waiting(at token: Int) -> [Waiting] {
    guard token <= tokenCount else { return [] }
    gatherSources(at: token)
    var found: [Waiting] = []
    for source in sources {
      let template = trie.template(of: trie.nodes[Int(source.trieNode)])
      let arcs = closures.arcs[
        Int(source.closure.all.lowerBound)..<Int(source.closure.all.upperBound)]
      for arc in arcs.sorted(by: { $0.order < $1.order })
      where !(source.isAfterSkip && arc.isInner) {
        found.append(
          Waiting(
            node: automaton.nodes[Int(arc.node)], template: template,
            cost: Cost(rawValue: source.cost + arc.cost)))
      }
    }
    for (place, reach) in reaches.enumerated() where reach.cost <= limit {
      trie.visitEnds(of: trie.nodes[place]) { template in
        found.append(
          Waiting(
            node: automaton.nodes[Int(Automaton.exit)], template: template,
            cost: Cost(rawValue: reach.cost)))
      }
    }
    // A stable sort keeps the order of the templates among equals.
    return found.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map(\.element)
  }

  func impliedValues(of list: Int32) -> [Int32] { closures.values(of: list) }
}

/// A token, or several, read as another word than written: a typo mended, a reading of several tokens.
struct AlternativeSymbol {
  let token: Int32
  let length: Int32
  let symbol: SymbolTable.Symbol
  let cost: Cost
}
