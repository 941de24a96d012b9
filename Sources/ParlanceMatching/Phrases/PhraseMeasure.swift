/// What an expression comes to when an ``Automaton`` writes it out.
struct PhraseMeasure {
  /// Whether it or a part of it binds a parameter.
  private(set) var bindsParameter = false
  /// Whether it can match no word at all.
  private(set) var isEmptiable = true
  /// How many nodes it has, about.
  private(set) var size = 0
  /// How many of its nodes a search comes to before it has consumed a word.
  private(set) var choices = 0
  /// How many parts it has in a row.
  private(set) var length = 0

  private init() {}

  /// One node, which consumes a word or does not.
  private init(isEmptiable: Bool, size: Int = 1) {
    self.isEmptiable = isEmptiable
    self.size = size
    choices = 1
    length = 1
  }

  /// What an expression comes to whose parts are in an arena already.
  init(of expression: PhraseArena.Expression, in arena: PhraseArena) {
    switch expression.operation {
    case .empty: self.init()
    case .cost: self.init(isEmptiable: true)
    case .implied:
      self.init(isEmptiable: true)
      bindsParameter = true
    case .word, .kind: self.init(isEmptiable: false)
    case .name, .noun: self.init(isEmptiable: false, size: 2 * Automaton.maximumNameLength)
    case .text: self.init(isEmptiable: false, size: 3)
    case .sequence: self = arena.measure(expression.a).followed(by: arena.measure(expression.b))
    case .alternative: self = arena.measure(expression.a).or(arena.measure(expression.b))
    case .repetition: self = arena.measure(expression.a).or(PhraseMeasure())
    case .anyOrder: self.init(of: arena.groups[Int(expression.a)], in: arena)
    case .parameter:
      self = arena.measure(expression.b)
      bindsParameter = true
      length = 1
    }
  }

  /// Each part stands once behind each set of the others.
  private init(of group: PhraseArena.Group, in arena: PhraseArena) {
    length = 1
    var emptiableCount = 0
    for (index, part) in group.parts.enumerated() {
      let part = arena.measure(part)
      bindsParameter = bindsParameter || part.bindsParameter
      size += part.size + 1
      choices += part.choices + 1
      if part.isEmptiable { emptiableCount += 1 }
      if !part.isEmptiable, group.optional & 1 << UInt32(index) == 0 { isEmptiable = false }
    }
    size <<= group.parts.count - 1
    choices <<= emptiableCount
  }

  private func followed(by next: PhraseMeasure) -> PhraseMeasure {
    var both = self
    both.bindsParameter = bindsParameter || next.bindsParameter
    both.isEmptiable = isEmptiable && next.isEmptiable
    both.size += next.size
    if isEmptiable { both.choices += next.choices }
    both.length = 1 + next.length
    return both
  }

  private func or(_ other: PhraseMeasure) -> PhraseMeasure {
    var both = self
    both.bindsParameter = bindsParameter || other.bindsParameter
    both.isEmptiable = isEmptiable || other.isEmptiable
    both.size += other.size + 1
    both.choices += other.choices + 1
    both.length = 1
    return both
  }
}
