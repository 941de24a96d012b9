internal import ParlanceText

/// Works out what expressions cannot match without.
struct TemplateNeedsBuilder {
  /// Words, and the complements of kinds of edges, by number.
  private(set) var sets: [[Int32]] = []

  private let arena: PhraseArena
  private let isFunctionWord: (Lexicon.Lexeme) -> Bool
  /// The number of utterances that have something of a set, in utterances with one ordinary word.
  private var frequencies: [Int] = []
  /// The sets that an expression needs; nil where it was not asked for.
  private var known: [[Int32]?]

  /// The most sets of a template that are compared: the others hardly ever refuse what these do not.
  private static let mostNeeds = 6
  /// A set as frequent as this refuses nothing.
  private static let mostFrequent = 4_000
  private static let frequencyOfFunctionWord = 40
  private static let frequencyOfKind = 10

  init(_ arena: PhraseArena, isFunctionWord: @escaping (Lexicon.Lexeme) -> Bool) {
    self.arena = arena
    self.isFunctionWord = isFunctionWord
    known = Array(repeating: nil, count: arena.expressions.count)
  }

  /// The sets of each of which an expression consumes something, the rarest first.
  mutating func needs(of id: PhraseArena.ID) -> [Int32] {
    if let needs = known[Int(id)] { return needs }
    let needs = findNeeds(of: id)
    known[Int(id)] = needs
    return needs
  }

  private mutating func findNeeds(of id: PhraseArena.ID) -> [Int32] {
    let expression = arena[id]
    switch expression.operation {
    case .word: return number([expression.a]).map { [$0] } ?? []
    case .kind: return number([~expression.a]).map { [$0] } ?? []
    case .sequence:
      let found = needs(of: expression.a) + needs(of: expression.b)
      return rarest(found)
    case .parameter: return needs(of: expression.b)
    case .anyOrder:
      let group = arena.groups[Int(expression.a)]
      var found: [Int32] = []
      for (place, part) in group.parts.enumerated() where group.optional & 1 << place == 0 {
        found += needs(of: part)
      }
      return rarest(found)
    case .alternative: return needs(ofAlternatives: id)
    case .empty, .name, .text, .noun, .repetition, .implied, .cost: return []
    }
  }

  /// The rarest need of each way, all in one set; none where a way needs nothing.
  private mutating func needs(ofAlternatives id: PhraseArena.ID) -> [Int32] {
    var keys: [Int32] = []
    var rest = id
    while true {
      let expression = arena[rest]
      let isAlternative = expression.operation == .alternative
      guard let need = needs(of: isAlternative ? expression.a : rest).first else { return [] }
      keys += sets[Int(need)]
      guard isAlternative else { break }
      rest = expression.b
    }
    keys.sort()
    var last: Int32?
    keys.removeAll { key in
      defer { last = key }
      return key == last
    }
    return number(keys).map { [$0] } ?? []
  }

  private func rarest(_ found: [Int32]) -> [Int32] {
    guard found.count > 1 else { return found }
    var last: Int32?
    let sorted = found.sorted { (frequencies[Int($0)], $0) < (frequencies[Int($1)], $1) }
    let unique = sorted.filter { need in
      defer { last = need }
      return need != last
    }
    return Array(unique.prefix(Self.mostNeeds))
  }

  /// The number of a new set, since equal expressions are one; nil where it is too frequent to be worth a look.
  private mutating func number(_ keys: [Int32]) -> Int32? {
    let frequency = keys.reduce(0) { $0 + self.frequency(of: $1) }
    guard frequency < Self.mostFrequent else { return nil }
    let made = Int32(sets.count)
    sets.append(keys)
    frequencies.append(frequency)
    return made
  }

  private func frequency(of key: Int32) -> Int {
    if key < 0 { return Self.frequencyOfKind }
    return isFunctionWord(key) ? Self.frequencyOfFunctionWord : 1
  }
}
