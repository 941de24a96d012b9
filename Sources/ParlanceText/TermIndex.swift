/// Terms of one or several tokens that the pack or an app lists, found by the lexemes of an utterance.
///
/// A trie whose first level is a table by lexeme, so that a token which begins no term costs one look-up.
package struct TermIndex: Sendable {
  /// A term that an utterance contains.
  package struct Match {
    package let tokens: Range<Int>
    /// What the caller stored with the term.
    package let entry: Int32
  }

  private struct Node {
    var children: [Lexicon.Lexeme: Int32] = [:]
    var entries: [Int32] = []
  }

  private var nodes: [Node] = []
  private var roots: [Int32] = []

  /// An index without terms.
  package init() {}

  /// Adds a term.
  package mutating func insert(_ lexemes: [Lexicon.Lexeme], entry: Int32) {
    guard let first = lexemes.first, first >= 0 else { return }
    if Int(first) >= roots.count {
      roots.append(contentsOf: repeatElement(-1, count: Int(first) + 1 - roots.count))
    }
    if roots[Int(first)] < 0 { roots[Int(first)] = makeNode() }
    var node = Int(roots[Int(first)])
    for lexeme in lexemes.dropFirst() {
      let next = nodes[node].children[lexeme] ?? makeNode()
      nodes[node].children[lexeme] = next
      node = Int(next)
    }
    if !nodes[node].entries.contains(entry) { nodes[node].entries.append(entry) }
  }

  /// Whether any term begins with a lexeme.
  package func begins(with lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && Int(lexeme) < roots.count && roots[Int(lexeme)] >= 0
  }

  /// The entries of terms that are one lexeme or begin with it.
  package func entries(beginningWith lexeme: Lexicon.Lexeme) -> [Int32] {
    guard begins(with: lexeme) else { return [] }
    var found: [Int32] = []
    var stack = [roots[Int(lexeme)]]
    while let node = stack.popLast() {
      found += nodes[Int(node)].entries
      stack += nodes[Int(node)].children.values
    }
    return found.sorted()
  }

  /// Visits every term that begins at a token, shortest first.
  /// - Complexity: O(*m*), *m* the length of the longest term.
  package func visitMatches(at start: Int, in utterance: Utterance, _ visit: (Match) -> Void) {
    visitMatches(at: start, in: utterance.tokens, visit)
  }

  /// Visits every term that begins at a token, shortest first.
  /// - Complexity: O(*m*), *m* the length of the longest term.
  package func visitMatches(at start: Int, in tokens: [Token], _ visit: (Match) -> Void) {
    var lexeme = tokens[start].lexeme
    guard lexeme >= 0, Int(lexeme) < roots.count else { return }
    var node = roots[Int(lexeme)]
    var end = start + 1
    while node >= 0 {
      for entry in nodes[Int(node)].entries { visit(Match(tokens: start..<end, entry: entry)) }
      guard end < tokens.count else { return }
      lexeme = tokens[end].lexeme
      node = nodes[Int(node)].children[lexeme] ?? -1
      end += 1
    }
  }

  private mutating func makeNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }
}
