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
  /// By byte, whether it is the ``lead(of:)`` of a word, and whether a word ends with it.
  private var isFirst = [Bool](repeating: false, count: 256)
  private var isLast = [Bool](repeating: false, count: 256)

  /// Whether the language has no such words.
  var isEmpty: Bool { nodes.count == 1 }

  /// Adds a word that others are made of.
  mutating func insert(_ word: some BidirectionalCollection<UInt8>, _ lexeme: Lexicon.Lexeme) {
    guard let first = Self.lead(of: word), let last = word.last else { return }
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
    guard let first = Self.lead(of: word), let last = word.last, isFirst[Int(first)],
      isLast[Int(last)],
      word.count <= Self.maximumLength
    else { return nil }
    var parting = Parting(word: word)
    return parts(from: word.startIndex, &parting) ? parting.pieces : nil
  }

  /// The byte that tells the first letters of an alphabet best: beyond ASCII the second.
  private static func lead(of word: some Collection<UInt8>) -> UInt8? {
    word.first.flatMap { $0 < 0x80 ? $0 : word.dropFirst().first }
  }

  /// More bytes than any number below a million millions takes in any language.
  private static let maximumLength = 256

  private struct Parting {
    let word: ArraySlice<UInt8>
    var pieces: [Lexicon.Lexeme] = []
    /// Where no pieces lead from to the end.
    var dead: [Int] = []
  }

  private func parts(from start: Int, _ parting: inout Parting) -> Bool {
    if start == parting.word.endIndex { return true }
    if parting.dead.contains(start) { return false }
    if descends(from: 0, at: start, &parting) { return true }
    if !parting.pieces.isEmpty { parting.dead.append(start) }
    return false
  }

  /// Goes on with a piece as far as it can, and back to where it may end as well.
  private func descends(from node: Int, at index: Int, _ parting: inout Parting) -> Bool {
    guard index < parting.word.endIndex, let next = child(of: node, parting.word[index]) else {
      return false
    }
    if descends(from: next, at: index + 1, &parting) { return true }
    guard nodes[next].lexeme >= 0 else { return false }
    parting.pieces.append(nodes[next].lexeme)
    if parts(from: index + 1, &parting) { return true }
    parting.pieces.removeLast()
    return false
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
