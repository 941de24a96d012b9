/// The elements of a language's templates as one non-deterministic automaton (Thompson, CACM 11(6), 1968), written out as
/// far as utterances have asked for.
///
/// An element is what stands between two nodes of the ``TemplateTrie``; equal elements are one, wherever they stand, and
/// all lead to the same exit. A node consumes one edge of the lattice, or leads on without consuming. A part that was not
/// reached yet is one node that stands for an expression and what follows it; it is written out when a search first comes
/// to it, so that a language is ready as soon as its templates are parsed.
///
/// Node numbers depend on what was asked before; nothing that a caller sees may.
struct Automaton {
  /// The index of a node.
  typealias NodeID = Int32

  struct Node {
    enum Operation: UInt8 {
      /// Consumes a token of the lexeme `argument`.
      case word
      /// Consumes an edge of the kind `argument`.
      case kind
      /// Consumes the first token of an unknown name.
      case nameStart
      /// Consumes a further token of an unknown name.
      case nameRest
      /// Consumes a token of a noun phrase.
      case noun
      /// Consumes the first token of free text.
      case textStart
      /// Consumes a further token of free text.
      case textRest
      /// Ends the element.
      case exit
      /// Leads to `next` and to `other`.
      case split
      /// Leads to `next` at the cost `argument`.
      case cost
      /// Leads to `next` and gives the implied value `argument`.
      case implied
      /// Leads to `next`.
      case forward
      /// Stands for the expression `argument` before `next`, or before `other` where it consumes nothing.
      case expression
      /// Stands for what is left of the group whose parts are used as `argument` says; see ``GroupState``.
      case group
    }

    var operation: Operation
    /// Inside a parameter, after its first token: nothing may be left out here.
    var isInner = false
    /// The parameter's occurrence in its template, from 1; 0 outside of parameters.
    var occurrence: Int32 = 0
    var argument: Int32 = 0
    var next: NodeID = -1
    var other: NodeID = -1
  }

  /// The most tokens that an unknown name or a noun phrase has.
  static let maximumNameLength = 4

  private let grammar: Grammar
  private(set) var nodes: [Node] = []
  /// The parameter of each occurrence.
  private(set) var parameterOfOccurrence: [Int32] = [-1]
  private var known = NodeTable()
  /// The first node of each element, by expression; -1 where it was not asked for.
  private var entries: [NodeID]
  /// The node that all elements end in.
  static let exit: NodeID = 0

  init(_ grammar: Grammar) {
    self.grammar = grammar
    entries = Array(repeating: -1, count: grammar.arena.expressions.count)
    nodes.append(Node(operation: .exit))
  }

  /// The first node of an element.
  mutating func entry(of element: PhraseArena.ID) -> NodeID {
    if entries[Int(element)] < 0 {
      entries[Int(element)] = expression(
        element, next: Self.exit, untouched: Self.exit, like: nodes[Int(Self.exit)])
    }
    return entries[Int(element)]
  }

  /// The node, written out by one step if it was not yet.
  mutating func written(_ id: NodeID) -> Node {
    let node = nodes[Int(id)]
    switch node.operation {
    case .expression: return write(id, node, as: entry(of: node))
    case .group: return write(id, node, as: groupEntry(of: node))
    default: return node
    }
  }

  private mutating func write(_ id: NodeID, _ node: Node, as entry: NodeID) -> Node {
    nodes[Int(id)].operation = .forward
    nodes[Int(id)].next = entry
    return nodes[Int(id)]
  }

  // MARK: Writing out

  private mutating func entry(of node: Node) -> NodeID {
    let expression = grammar.arena[node.argument]
    let next = node.next
    switch expression.operation {
    case .empty: return node.other
    case .word: return consuming(.word, expression.a, next: next, like: node)
    case .kind: return consuming(.kind, expression.a, next: next, like: node)
    case .name: return words(.nameStart, .nameRest, next: next, like: node)
    case .text: return text(next: next, like: node)
    case .noun: return words(.noun, .noun, next: next, like: node)
    case .sequence: return sequence(expression, next: next, like: node)
    case .alternative:
      return alternatives([
        self.expression(expression.a, next: next, untouched: node.other, like: node),
        self.expression(expression.b, next: next, untouched: node.other, like: node),
      ])
    case .repetition: return repetition(of: expression.a, like: node)
    case .anyOrder:
      return group(GroupState(id: expression.a, used: 0), next, node.other, like: node)
    case .parameter: return parameter(expression, next: next, like: node)
    case .implied: return consuming(.implied, expression.a, next: node.other, like: node)
    case .cost: return consuming(.cost, expression.a, next: node.other, like: node)
    }
  }

  /// A node for an expression and what follows it, not written out yet.
  ///
  /// - Parameter untouched: What follows where the expression consumes nothing: within a parameter that has not begun,
  ///   what comes then is still its beginning.
  private mutating func expression(
    _ id: PhraseArena.ID, next: NodeID, untouched: NodeID, like node: Node, isInner: Bool? = nil
  ) -> NodeID {
    if id == grammar.arena.empty { return untouched }
    var made = Node(operation: .expression, argument: id, next: next, other: untouched)
    made.occurrence = node.occurrence
    made.isInner = isInner ?? node.isInner
    return shared(made)
  }

  private mutating func consuming(
    _ operation: Node.Operation, _ argument: Int32, next: NodeID, like node: Node,
    isInner: Bool? = nil
  ) -> NodeID {
    var made = Node(operation: operation, argument: argument, next: next)
    made.occurrence = node.occurrence
    made.isInner = isInner ?? node.isInner
    return shared(made)
  }

  private mutating func shared(_ node: Node) -> NodeID {
    let request = NodeTable.Request(node)
    let known = known[request]
    if known >= 0 { return known }
    let id = add(node)
    self.known.insert(request, id)
    return id
  }

  private mutating func add(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(nodes.count - 1)
  }

  private mutating func alternatives(_ entries: [NodeID]) -> NodeID {
    entries.dropLast().reversed().reduce(entries[entries.count - 1]) { rest, entry in
      entry == rest ? rest : add(Node(operation: .split, next: entry, other: rest))
    }
  }

  /// In a parameter, what comes after its first token is inner; where the first part consumes nothing, the rest can be
  /// first, too.
  private mutating func sequence(
    _ expression: PhraseArena.Expression, next: NodeID, like node: Node
  ) -> NodeID {
    let rest = self.expression(
      expression.b, next: next, untouched: next, like: node, isInner: node.occurrence > 0)
    let untouched = self.expression(
      expression.b, next: next, untouched: node.other, like: node)
    return self.expression(expression.a, next: rest, untouched: untouched, like: node)
  }

  /// One to four tokens.
  private mutating func words(
    _ first: Node.Operation, _ further: Node.Operation, next: NodeID, like node: Node
  ) -> NodeID {
    var rest = next
    for _ in 1..<Self.maximumNameLength {
      let more = consuming(further, 0, next: rest, like: node, isInner: true)
      rest = alternatives([more, next])
    }
    return consuming(first, 0, next: rest, like: node)
  }

  private mutating func text(next: NodeID, like node: Node) -> NodeID {
    let loop = add(Node(operation: .split, other: next))
    let further = consuming(.textRest, 0, next: loop, like: node, isInner: true)
    nodes[Int(loop)].next = further
    return consuming(.textStart, 0, next: loop, like: node)
  }

  /// The first time round may be the beginning of a parameter; the others are not.
  private mutating func repetition(of content: PhraseArena.ID, like node: Node) -> NodeID {
    let loop = add(Node(operation: .split, other: node.next))
    nodes[Int(loop)].next = expression(
      content, next: loop, untouched: loop, like: node, isInner: node.occurrence > 0)
    guard node.occurrence > 0, !node.isInner else { return loop }
    return alternatives([
      expression(content, next: loop, untouched: node.other, like: node), node.other,
    ])
  }

  private mutating func parameter(
    _ expression: PhraseArena.Expression, next: NodeID, like node: Node
  ) -> NodeID {
    parameterOfOccurrence.append(expression.a)
    var inside = node
    inside.occurrence = Int32(parameterOfOccurrence.count - 1)
    inside.isInner = false
    return self.expression(expression.b, next: next, untouched: next, like: inside)
  }

  // MARK: Any order

  /// A group and the set of its parts used so far, as the number that a node keeps.
  private struct GroupState {
    let id: Int32
    let used: UInt32

    init(id: Int32, used: UInt32) {
      self.id = id
      self.used = used
    }

    init(_ argument: Int32) {
      id = argument >> 8
      used = UInt32(argument & 0xFF)
    }

    var argument: Int32 { id << 8 | Int32(used) }

    func using(_ part: Int) -> GroupState { GroupState(id: id, used: used | 1 << UInt32(part)) }
  }

  /// One state for each set of parts used so far, not one path for each order.
  private mutating func group(
    _ state: GroupState, _ next: NodeID, _ untouched: NodeID, like node: Node, isInner: Bool? = nil
  ) -> NodeID {
    var made = Node(operation: .group, argument: state.argument, next: next, other: untouched)
    made.occurrence = node.occurrence
    made.isInner = isInner ?? node.isInner
    return shared(made)
  }

  private mutating func groupEntry(of node: Node) -> NodeID {
    let state = GroupState(node.argument)
    let group = grammar.arena.groups[Int(state.id)]
    var ways: [NodeID] = []
    for (index, part) in group.parts.enumerated() where state.used & (1 << UInt32(index)) == 0 {
      let rest = self.group(
        state.using(index), node.next, node.next, like: node, isInner: node.occurrence > 0)
      let untouched = self.group(state.using(index), node.next, node.other, like: node)
      ways.append(expression(part, next: rest, untouched: untouched, like: node))
    }
    let all: UInt32 = (1 << UInt32(group.parts.count)) - 1
    if state.used | group.optional == all { ways.append(node.other) }
    return alternatives(ways)
  }
}
