internal import ParlanceText

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

  private(set) var expressions: [Expression] = []
  private var measures: [PhraseMeasure] = []
  private(set) var groups: [Group] = []
  private var known = IntegerTable(minimumCapacity: usualCount)
  private var knownGroups: [Group: Int32] = [:]

  let empty: ID

  init() {
    empty = 0
    _ = intern(Expression(operation: .empty))
  }

  subscript(id: ID) -> Expression { expressions[Int(id)] }

  /// Whether an expression or a part of it binds a parameter.
  func bindsParameter(_ id: ID) -> Bool { measures[Int(id)].bindsParameter }

  /// What an expression comes to when it is written out.
  func measure(_ id: ID) -> PhraseMeasure { measures[Int(id)] }

  /// Room for the expressions of a usual pack.
  private static let usualCount = 8_192

  /// The identifier of an expression.
  mutating func intern(_ expression: Expression) -> ID {
    let id = known[expression.key]
    if id >= 0 { return id }
    measures.append(PhraseMeasure(of: expression, in: self))
    expressions.append(expression)
    known.insert(expression.key, ID(expressions.count - 1))
    return ID(expressions.count - 1)
  }

  /// One expression after the other.
  ///
  /// Sequences lean right, so that equal beginnings are equal heads.
  mutating func sequence(_ first: ID, _ second: ID) -> ID {
    if first == empty { return second }
    if second == empty { return first }
    guard self[first].operation == .sequence else {
      return intern(Expression(operation: .sequence, a: first, b: second))
    }
    var result = second
    for element in elements(of: first).reversed() {
      result = intern(Expression(operation: .sequence, a: element, b: result))
    }
    return result
  }

  /// What a sequence that leans right consists of.
  private func elements(of id: ID) -> [ID] {
    var elements: [ID] = []
    var rest = id
    while rest != empty {
      let expression = self[rest]
      let isSequence = expression.operation == .sequence
      elements.append(isSequence ? expression.a : rest)
      rest = isSequence ? expression.b : empty
    }
    return elements
  }

  /// Gives words other numbers, after which nothing more can be interned.
  mutating func renumberWords(_ number: (Lexicon.Lexeme) -> Lexicon.Lexeme) {
    known = IntegerTable(minimumCapacity: 0)
    for index in expressions.indices where expressions[index].operation == .word {
      expressions[index].a = number(expressions[index].a)
    }
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
