internal import ParlanceText

/// Parts words such as "fünfundzwanzig" and وخمسة into the number words they are made of.
struct CompoundWords: Sendable {
  private struct Node {
    var lexeme: Lexicon.Lexeme = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var byte: UInt8 = 0
  }

  private var nodes = [Node()]
  /// By byte, whether a word begins with it, and whether one ends with it.
  private var isFirst = [Bool](repeating: false, count: 256)
  private var isLast = [Bool](repeating: false, count: 256)

  /// Whether the language has no such words.
  var isEmpty: Bool { nodes.count == 1 }

  /// Adds a word that others are made of.
  mutating func insert(_ word: some BidirectionalCollection<UInt8>, _ lexeme: Lexicon.Lexeme) {
    guard let first = word.first, let last = word.last else { return }
    isFirst[Int(first)] = true
    isLast[Int(last)] = true
    var node = 0
    for byte in word { node = child(of: node, byte) ?? makeChild(of: node, byte) }
    nodes[node].lexeme = lexeme
  }

  /// The pieces of a word, longer ones before shorter; nil when it is made of nothing else.
  /// - Complexity: O(*n* · *m*), *n* the length of the word, *m* that of the longest piece.
  func pieces(of word: ArraySlice<UInt8>) -> [Lexicon.Lexeme]? {
    // Most words begin or end like no number.
    guard let first = word.first, let last = word.last, isFirst[Int(first)], isLast[Int(last)]
    else { return nil }
    var dead: Set<Int> = []
    var pieces: [Lexicon.Lexeme] = []
    return part(word, into: &pieces, dead: &dead) ? pieces : nil
  }

  private func part(
    _ word: ArraySlice<UInt8>, into pieces: inout [Lexicon.Lexeme], dead: inout Set<Int>
  ) -> Bool {
    if word.isEmpty { return true }
    if dead.contains(word.startIndex) { return false }
    for (end, lexeme) in prefixes(of: word).reversed() {
      pieces.append(lexeme)
      if part(word[end...], into: &pieces, dead: &dead) { return true }
      pieces.removeLast()
    }
    // At the start it comes here once.
    if !pieces.isEmpty { dead.insert(word.startIndex) }
    return false
  }

  private func prefixes(of word: ArraySlice<UInt8>) -> [(end: Int, lexeme: Lexicon.Lexeme)] {
    var found: [(end: Int, lexeme: Lexicon.Lexeme)] = []
    var node = 0
    for index in word.indices {
      guard let next = child(of: node, word[index]) else { break }
      node = next
      if nodes[node].lexeme >= 0 { found.append((index + 1, nodes[node].lexeme)) }
    }
    return found
  }

  private func child(of node: Int, _ byte: UInt8) -> Int? {
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].byte == byte { return Int(child) }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  private mutating func makeChild(of node: Int, _ byte: UInt8) -> Int {
    nodes.append(Node(nextSibling: nodes[node].firstChild, byte: byte))
    nodes[node].firstChild = Int32(nodes.count - 1)
    return nodes.count - 1
  }
}
