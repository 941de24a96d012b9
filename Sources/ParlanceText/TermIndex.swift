/// Terms of one or several tokens that the pack or an app lists, found by the lexemes of an utterance.
///
/// A trie whose first level is a table by lexeme, so that a token which begins no term costs one look-up. Its nodes are
/// plain numbers in one array: a search counts no references.
package struct TermIndex: Sendable {
  /// A term that an utterance contains.
  package struct Match {
    package let tokens: Range<Int>
    /// What the caller stored with the term.
    package let entry: Int32
  }

  private struct Node {
    var firstEntry: Int32 = -1
    var lastEntry: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  private struct Entry {
    let value: Int32
    var next: Int32 = -1
  }

  private var nodes: [Node] = []
  private var entries: [Entry] = []
  /// The nodes below nodes, by node and lexeme.
  private var children = IntegerTable()
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
    var node = roots[Int(first)]
    for lexeme in lexemes.dropFirst() { node = makeChild(of: node, over: lexeme) }
    add(entry, to: Int(node))
  }

  /// Whether any term begins with a lexeme.
  package func begins(with lexeme: Lexicon.Lexeme) -> Bool {
    lexeme >= 0 && Int(lexeme) < roots.count && roots[Int(lexeme)] >= 0
  }

  /// Whether any term of several lexemes begins with a lexeme.
  package func hasLonger(_ lexeme: Lexicon.Lexeme) -> Bool {
    begins(with: lexeme) && nodes[Int(roots[Int(lexeme)])].firstChild >= 0
  }

  /// The entries of terms that are one lexeme or begin with it.
  package func entries(beginningWith lexeme: Lexicon.Lexeme) -> [Int32] {
    guard begins(with: lexeme) else { return [] }
    var found: [Int32] = []
    var stack = [roots[Int(lexeme)]]
    while let node = stack.popLast() {
      visitEntries(of: node) { found.append($0) }
      var child = nodes[Int(node)].firstChild
      while child >= 0 {
        stack.append(child)
        child = nodes[Int(child)].nextSibling
      }
    }
    return found.sorted()
  }

  /// The entries of the terms that are one lexeme.
  package func entries(of lexeme: Lexicon.Lexeme) -> [Int32] {
    guard begins(with: lexeme) else { return [] }
    var found: [Int32] = []
    visitEntries(of: roots[Int(lexeme)]) { found.append($0) }
    return found
  }

  /// Visits every term of which at least one word was said with an affix, the others with the same or as they are:
  /// first those whose first word has none.
  /// - Complexity: O(*n* · *m* · *r*) for *n* tokens, *m* the length of the longest term, *r* the number of readings of a
  ///   token.
  package func visitRoleMatches(
    in utterance: Utterance, _ visit: (_ match: Match, _ role: Int16) -> Void
  ) {
    if roots.isEmpty { return }
    for (start, token) in utterance.tokens.enumerated() where hasLonger(token.lexeme) {
      let path = Path(roots[Int(token.lexeme)], role: 0)
      extendRole(path, start..<start + 1, in: utterance, visit)
    }
    for reading in utterance.readings where reading.role != 0 && begins(with: reading.lexeme) {
      let path = Path(roots[Int(reading.lexeme)], role: reading.role)
      extendRole(path, reading.tokens, in: utterance, visit)
    }
  }

  /// A node, and the role of the words that led there; 0 when none had an affix.
  private struct Path {
    let node: Int32
    let role: Int16

    init(_ node: Int32, role: Int16) {
      self.node = node
      self.role = role
    }
  }

  private func extendRole(
    _ path: Path, _ tokens: Range<Int>, in utterance: Utterance, _ visit: (Match, Int16) -> Void
  ) {
    if path.role != 0 {
      visitEntries(of: path.node) { visit(Match(tokens: tokens, entry: $0), path.role) }
    }
    let end = tokens.upperBound
    guard end < utterance.tokens.count, nodes[Int(path.node)].firstChild >= 0 else { return }
    let longer = tokens.lowerBound..<end + 1
    let next = child(of: path.node, over: utterance.tokens[end].lexeme)
    if next >= 0 {
      extendRole(Path(next, role: path.role), longer, in: utterance, visit)
    }
    utterance.visitRoles(at: end) { reading in
      guard path.role == 0 || path.role == reading.role else { return }
      let next = child(of: path.node, over: reading.lexeme)
      guard next >= 0 else { return }
      extendRole(Path(next, role: reading.role), longer, in: utterance, visit)
    }
  }

  /// Visits every term that begins at a token, shortest first.
  /// - Complexity: O(*m*), *m* the length of the longest term.
  package func visitMatches(at start: Int, in utterance: Utterance, _ visit: (Match) -> Void) {
    visitMatches(at: start, in: utterance.tokens, visit)
  }

  /// Visits every term that begins at a token, shortest first.
  /// - Complexity: O(*m*), *m* the length of the longest term.
  package func visitMatches(at start: Int, in tokens: [Token], _ visit: (Match) -> Void) {
    let first = tokens[start].lexeme
    guard begins(with: first) else { return }
    var node = roots[Int(first)]
    var end = start + 1
    while true {
      visitEntries(of: node) { visit(Match(tokens: start..<end, entry: $0)) }
      // Most terms are one word.
      guard end < tokens.count, nodes[Int(node)].firstChild >= 0 else { return }
      node = child(of: node, over: tokens[end].lexeme)
      if node < 0 { return }
      end += 1
    }
  }

  /// Whether a whole term begins at a token.
  package func begins(at start: Int, in tokens: [Token]) -> Bool {
    var isFound = false
    visitMatches(at: start, in: tokens) { _ in isFound = true }
    return isFound
  }

  @inline(__always)
  private func visitEntries(of node: Int32, _ visit: (Int32) -> Void) {
    var entry = nodes[Int(node)].firstEntry
    while entry >= 0 {
      visit(entries[Int(entry)].value)
      entry = entries[Int(entry)].next
    }
  }

  /// The node below a node, or -1; no lexeme, which is -1, leads anywhere.
  private func child(of node: Int32, over lexeme: Lexicon.Lexeme) -> Int32 {
    children[IntegerTable.key(node, lexeme)]
  }

  private mutating func makeChild(of node: Int32, over lexeme: Lexicon.Lexeme) -> Int32 {
    let known = child(of: node, over: lexeme)
    if known >= 0 { return known }
    let made = makeNode()
    nodes[Int(made)].nextSibling = nodes[Int(node)].firstChild
    nodes[Int(node)].firstChild = made
    children.insert(IntegerTable.key(node, lexeme), made)
    return made
  }

  private mutating func add(_ value: Int32, to node: Int) {
    var isKnown = false
    visitEntries(of: Int32(node)) { isKnown = isKnown || $0 == value }
    if isKnown { return }
    let added = Int32(entries.count)
    entries.append(Entry(value: value))
    if nodes[node].lastEntry >= 0 {
      entries[Int(nodes[node].lastEntry)].next = added
    } else {
      nodes[node].firstEntry = added
    }
    nodes[node].lastEntry = added
  }

  private mutating func makeNode() -> Int32 {
    nodes.append(Node())
    return Int32(nodes.count - 1)
  }
}
