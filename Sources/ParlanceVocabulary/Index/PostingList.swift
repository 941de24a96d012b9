/// Which terms belong to which nodes, gathered term by term and then sorted by node.
struct PostingList {
  /// A node, doubled, and one more when the node is a part of the term.
  private var keys: [Int32] = []
  private var terms: [VocabularyIndex.TermID] = []
  private var lastTerms: [VocabularyIndex.TermID] = []

  /// Adds a term, once, to a node; the terms come in order.
  mutating func append(_ term: VocabularyIndex.TermID, to node: NameTrie.NodeID, isPart: Bool) {
    let key = Int(node) * 2 + (isPart ? 1 : 0)
    while lastTerms.count <= key { lastTerms.append(-1) }
    guard lastTerms[key] != term else { return }
    lastTerms[key] = term
    keys.append(Int32(key))
    terms.append(term)
  }

  /// The terms by node, each node's terms in order: a counting sort.
  ///
  /// - Parameter place: Takes each node, where its full terms and its partial terms begin, and where they end.
  /// - Complexity: O(*n*)
  func sorted(
    nodeCount: Int, place: (_ node: Int, _ starts: (full: Int32, part: Int32, end: Int32)) -> Void
  ) -> [VocabularyIndex.TermID] {
    var starts = [Int32](repeating: 0, count: nodeCount * 2 + 1)
    for key in keys { starts[Int(key) + 1] += 1 }
    for key in 0..<nodeCount * 2 { starts[key + 1] += starts[key] }
    for node in 0..<nodeCount {
      place(node, (starts[node * 2], starts[node * 2 + 1], starts[node * 2 + 2]))
    }
    var sorted = [VocabularyIndex.TermID](repeating: 0, count: terms.count)
    for (key, term) in zip(keys, terms) {
      sorted[Int(starts[Int(key)])] = term
      starts[Int(key)] += 1
    }
    return sorted
  }
}
