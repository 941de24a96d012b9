/// The expressions of all templates, each different one stored once.
///
/// Equal expressions have equal identifiers, which is how templates come to share their prefixes.
struct PhraseArena {
  /// The identifier of an expression.
  typealias ID = Int32

  /// An expression over two operands, whose meaning depends on the operator.
  struct Expression: Hashable {
    enum Operator: UInt8 {
      /// Nothing.
      case empty
      /// One token, the lexeme `a`.
      case word
      /// An edge of the kind `a`: an entity, a vocabulary term, a value.
      case kind
      /// A name that nothing knows: one to four tokens, as name-like as possible.
      case name
      /// Any tokens, at least one.
      case text
      /// One to four words that are not function words: a thing's name, where the words around it say that it is one.
      case noun
      /// `a`, then `b`.
      case sequence
      /// `a` or `b`.
      case alternative
      /// `a` any number of times.
      case repetition
      /// All parts of the group `a`, in any order.
      case anyOrder
      /// The parameter `a`, whose value is what `b` matches.
      case parameter
      /// The implied value `a`, without a text of its own.
      case implied
      /// Nothing, at a cost of `a`.
      case cost
    }

    let operation: Operator
    /// Less than 2^28.
    var a: Int32 = 0
    /// Less than 2^28.
    var b: Int32 = 0

    fileprivate var key: UInt64 {
      UInt64(operation.rawValue) << 56 | UInt64(UInt32(a)) << 28 | UInt64(UInt32(b))
    }
  }

  /// The parts of an any-order group.
  struct Group: Hashable {
    let parts: [ID]
    /// A set of the parts that may be left out, as bits.
    let optional: UInt32
  }

  /// What an expression binds, from nothing to what depends on the intent.
  enum Binding: UInt8, Comparable {
    case none
    /// A parameter that means the same in each intent.
    case shared
    /// A parameter or a value of one intent.
    case own

    static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var expressions: [Expression] = []
  private var bindings: [Binding] = []
  private(set) var groups: [Group] = []
  private var known = IntegerTable()
  private var knownGroups: [Group: Int32] = [:]

  let empty: ID

  init() {
    empty = 0
    _ = intern(Expression(operation: .empty))
  }

  subscript(id: ID) -> Expression { expressions[Int(id)] }

  /// What an expression and its parts bind at most.
  func binding(of id: ID) -> Binding { bindings[Int(id)] }

  /// The identifier of an expression.
  ///
  /// - Parameter binding: What a parameter or an implied value binds; of others their parts decide.
  mutating func intern(_ expression: Expression, binding: Binding = .none) -> ID {
    let id = known[expression.key]
    if id >= 0 { return id }
    bindings.append(max(binding, bindingOfParts(of: expression)))
    expressions.append(expression)
    known.insert(expression.key, ID(expressions.count - 1))
    return ID(expressions.count - 1)
  }

  private func bindingOfParts(of expression: Expression) -> Binding {
    switch expression.operation {
    case .sequence, .alternative: max(binding(of: expression.a), binding(of: expression.b))
    case .repetition: binding(of: expression.a)
    case .anyOrder: groups[Int(expression.a)].parts.map(binding(of:)).max() ?? .none
    case .empty, .word, .kind, .name, .text, .noun, .cost, .parameter, .implied: .none
    }
  }

  mutating func sequence(_ first: ID, _ second: ID) -> ID {
    if first == empty { return second }
    if second == empty { return first }
    // Leaning right, so that equal beginnings are equal heads.
    let head = self[first]
    if head.operation == .sequence {
      return sequence(head.a, sequence(head.b, second))
    }
    return intern(Expression(operation: .sequence, a: first, b: second))
  }

  mutating func alternative(_ first: ID, _ second: ID) -> ID {
    first == second ? first : intern(Expression(operation: .alternative, a: first, b: second))
  }

  mutating func optional(_ content: ID) -> ID {
    alternative(content, empty)
  }

  mutating func anyOrder(_ group: Group) -> ID {
    let index = knownGroups[group] ?? Int32(groups.count)
    if index == groups.count {
      groups.append(group)
      knownGroups[group] = index
    }
    return intern(Expression(operation: .anyOrder, a: index))
  }
}
