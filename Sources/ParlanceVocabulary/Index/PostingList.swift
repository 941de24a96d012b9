/// Which terms belong to which nodes, gathered term by term and then sorted by node.
struct PostingList {
  /// What the words of a node are to a term.
  enum Share: Int {
    case whole
    /// A part with the first of a person's given names.
    case leadingPart
    case laterPart
  }

  /// Where the terms of a node begin, and where those of each share end.
  typealias Bounds = (start: Int32, fullEnd: Int32, leadEnd: Int32, partEnd: Int32)

  private static let shareCount = 3

  /// A node by its shares.
  private var keys: [Int32] = []
  private var terms: [VocabularyIndex.TermID] = []
  private var lastTerms: [VocabularyIndex.TermID] = []

  /// Adds a term, once, to a node; the terms come in order.
  mutating func append(
    _ term: VocabularyIndex.TermID, to node: NameTrie.NodeID, as share: Share
  ) {
    let key = Int(node) * Self.shareCount + share.rawValue
    while lastTerms.count <= key { lastTerms.append(-1) }
    guard lastTerms[key] != term else { return }
    lastTerms[key] = term
    keys.append(Int32(key))
    terms.append(term)
  }

  /// The terms by node, each node's terms in order: a counting sort.
  ///
  /// - Parameter place: Takes each node and its bounds.
  /// - Complexity: O(*n*)
  func sorted(
    nodeCount: Int, place: (_ node: Int, _ bounds: Bounds) -> Void
  ) -> [VocabularyIndex.TermID] {
    var starts = [Int32](repeating: 0, count: nodeCount * Self.shareCount + 1)
    for key in keys { starts[Int(key) + 1] += 1 }
    for key in 0..<nodeCount * Self.shareCount { starts[key + 1] += starts[key] }
    for node in 0..<nodeCount {
      let key = node * Self.shareCount
      place(node, (starts[key], starts[key + 1], starts[key + 2], starts[key + 3]))
    }
    var sorted = [VocabularyIndex.TermID](repeating: 0, count: terms.count)
    for (key, term) in zip(keys, terms) {
      sorted[Int(starts[Int(key)])] = term
      starts[Int(key)] += 1
    }
    return sorted
  }
}
