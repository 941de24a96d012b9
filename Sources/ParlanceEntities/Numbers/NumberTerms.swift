internal import ParlanceText

/// The number words of a language by their lexemes, of which some have several: "quatre-vingt-dix", สิบ.
struct NumberTerms: Sendable {
  private struct Node {
    let parent: Int32
    let lexeme: Lexicon.Lexeme
    var word: NumberWord?
    var hasChildren = false
  }

  private var nodes: [Node] = []
  private var roots: [Int32] = []
  private var children = IntegerTable()

  /// What a lexeme does in a number by itself.
  subscript(lexeme: Lexicon.Lexeme) -> NumberWord? {
    root(lexeme).flatMap { nodes[$0].word }
  }

  /// Whether a lexeme is a term by itself.
  func hasWord(_ lexeme: Lexicon.Lexeme) -> Bool {
    root(lexeme).map { nodes[$0].word != nil } ?? false
  }

  /// Whether a term begins with a lexeme.
  func begins(with lexeme: Lexicon.Lexeme) -> Bool { root(lexeme) != nil }

  /// Whether a whole term begins at a token.
  func begins(at start: Int, in tokens: [Token]) -> Bool {
    longest(at: start) { $0 < tokens.count ? tokens[$0].lexeme : -1 } != nil
  }

  /// The longest term from a place in a row of lexemes, and the place after it.
  ///
  /// - Parameter lexeme: Answers the lexeme at a place, -1 past the end.
  /// - Parameter skip: Answers the place to go on at, past a hyphen.
  func longest(
    at start: Int, _ lexeme: (Int) -> Lexicon.Lexeme, skip: (Int) -> Int = { $0 }
  ) -> (word: NumberWord, end: Int)? {
    guard var node = root(lexeme(start)) else { return nil }
    var end = start + 1
    var best = nodes[node].word.map { (word: $0, end: end) }
    while nodes[node].hasChildren {
      let next = skip(end)
      guard let child = child(of: node, lexeme(next)) else { break }
      node = child
      end = next + 1
      if let word = nodes[node].word { best = (word, end) }
    }
    return best
  }

  /// What a term does in a number; nil when it is not known.
  func word(of term: ArraySlice<Lexicon.Lexeme>) -> NumberWord? {
    guard let first = term.first, var node = root(first) else { return nil }
    for lexeme in term.dropFirst() {
      guard let child = child(of: node, lexeme) else { return nil }
      node = child
    }
    return nodes[node].word
  }

  /// Gives a term its meaning, or takes it away.
  mutating func set(_ term: ArraySlice<Lexicon.Lexeme>, _ word: NumberWord?) {
    guard let first = term.first, first >= 0 else { return }
    var node = makeRoot(first)
    for lexeme in term.dropFirst() {
      node = child(of: node, lexeme) ?? makeChild(of: node, lexeme)
    }
    nodes[node].word = word
  }

  /// The lexemes of which the numbers among the terms are made, each at least once.
  var pieces: [Lexicon.Lexeme] {
    var pieces: [Lexicon.Lexeme] = []
    for node in nodes where node.word?.isPiece == true {
      pieces.append(node.lexeme)
      var parent = node.parent
      while parent >= 0 {
        pieces.append(nodes[Int(parent)].lexeme)
        parent = nodes[Int(parent)].parent
      }
    }
    return pieces
  }

  private func root(_ lexeme: Lexicon.Lexeme) -> Int? {
    guard lexeme >= 0, Int(lexeme) < roots.count, roots[Int(lexeme)] >= 0 else { return nil }
    return Int(roots[Int(lexeme)])
  }

  private func child(of node: Int, _ lexeme: Lexicon.Lexeme) -> Int? {
    let child = children[IntegerTable.key(Int32(node), lexeme)]
    return child < 0 ? nil : Int(child)
  }

  private mutating func makeChild(of node: Int, _ lexeme: Lexicon.Lexeme) -> Int {
    nodes[node].hasChildren = true
    children.insert(IntegerTable.key(Int32(node), lexeme), Int32(nodes.count))
    nodes.append(Node(parent: Int32(node), lexeme: lexeme))
    return nodes.count - 1
  }

  private mutating func makeRoot(_ lexeme: Lexicon.Lexeme) -> Int {
    if let known = root(lexeme) { return known }
    if Int(lexeme) >= roots.count {
      roots.append(contentsOf: repeatElement(-1, count: Int(lexeme) + 256 - roots.count))
    }
    roots[Int(lexeme)] = Int32(nodes.count)
    nodes.append(Node(parent: -1, lexeme: lexeme))
    return nodes.count - 1
  }
}
