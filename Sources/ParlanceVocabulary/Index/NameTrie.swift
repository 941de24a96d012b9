internal import ParlanceText

/// The word sequences of terms and of parts of names, and which terms each one names.
struct NameTrie {
  /// The number of a word sequence, from 0; -1 for none.
  typealias NodeID = Int32

  struct Node {
    let parent: NodeID
    let word: WordTable.Word
    var hasChildren = false
    /// Where the terms that are this sequence begin in ``NameTrie/postings``, and where they end.
    var fullStart: Int32 = 0
    var fullEnd: Int32 = 0
    /// The people of whose names this sequence is a part with the first given name follow, up to here.
    var leadEnd: Int32 = 0
    /// The people of whose names it is another part follow, up to here.
    var partEnd: Int32 = 0
  }

  private(set) var nodes: [Node] = []
  /// The terms by node, in order of priority.
  private(set) var postings: [VocabularyIndex.TermID] = []
  private var roots: [NodeID] = []
  private var slots: [NodeID] = Array(repeating: -1, count: 1024)
  private var childCount = 0

  /// The memory it takes, in bytes.
  var byteCount: Int {
    nodes.count * MemoryLayout<Node>.stride + (postings.count + roots.count + slots.count) * 4
  }

  /// The sequence of one word.
  @inline(__always)
  func root(_ word: WordTable.Word) -> NodeID {
    Int(word) < roots.count ? roots[Int(word)] : -1
  }

  /// The sequence with one word more.
  @inline(__always)
  func child(of node: NodeID, by word: WordTable.Word) -> NodeID {
    var slot = home(node, word)
    while slots[slot] >= 0 {
      let child = slots[slot]
      if nodes[Int(child)].parent == node, nodes[Int(child)].word == word { return child }
      slot = (slot + 1) & (slots.count - 1)
    }
    return -1
  }

  /// The sequence of one word, which is added when new.
  mutating func insertRoot(_ word: WordTable.Word) -> NodeID {
    while roots.count <= Int(word) { roots.append(-1) }
    if roots[Int(word)] < 0 {
      roots[Int(word)] = NodeID(nodes.count)
      nodes.append(Node(parent: -1, word: word))
    }
    return roots[Int(word)]
  }

  /// The sequence with one word more, which is added when new.
  mutating func insertChild(of node: NodeID, by word: WordTable.Word) -> NodeID {
    let known = child(of: node, by: word)
    if known >= 0 { return known }
    if (childCount + 1) * 2 > slots.count { grow() }
    let added = NodeID(nodes.count)
    nodes.append(Node(parent: node, word: word))
    nodes[Int(node)].hasChildren = true
    childCount += 1
    place(added)
    return added
  }

  /// Takes the terms of all nodes.
  mutating func setPostings(_ list: PostingList) {
    postings = list.sorted(nodeCount: nodes.count) { node, bounds in
      nodes[node].fullStart = bounds.start
      nodes[node].fullEnd = bounds.fullEnd
      nodes[node].leadEnd = bounds.leadEnd
      nodes[node].partEnd = bounds.partEnd
    }
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for node in nodes.indices where nodes[node].parent >= 0 { place(NodeID(node)) }
  }

  private mutating func place(_ node: NodeID) {
    var slot = home(nodes[Int(node)].parent, nodes[Int(node)].word)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = node
  }

  /// Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4).
  @inline(__always)
  private func home(_ node: NodeID, _ word: WordTable.Word) -> Int {
    let key = IntegerTable.key(node, word)
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }
}
