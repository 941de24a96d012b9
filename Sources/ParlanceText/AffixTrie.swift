/// Numbers of rules by the bytes of their affixes, so that one walk along a word finds all that fit.
struct AffixTrie: Sendable {
  /// By node and byte, the node below.
  private var children = IntegerTable(minimumCapacity: 0)
  /// By node, the rules whose affix ends there.
  private var rules: [[Int32]] = [[]]

  /// Whether it holds no rule.
  var isEmpty: Bool { rules.count == 1 }

  /// Adds a rule.
  ///
  /// - Parameter affix: From the outer end of the word.
  mutating func insert(_ affix: some Sequence<UInt8>, rule: Int32) {
    var node = 0
    for byte in affix {
      var child = children[Self.key(node, byte)]
      if child < 0 {
        child = Int32(rules.count)
        children.insert(Self.key(node, byte), child)
        rules.append([])
      }
      node = Int(child)
    }
    rules[node].append(rule)
  }

  /// The rules whose affix a word has, ascending.
  ///
  /// - Parameter word: From its outer end.
  /// - Complexity: O(*n*), *n* the length of the longest affix.
  func matches(_ word: some Sequence<UInt8>) -> [Int32] {
    var found: [Int32] = []
    var node = 0
    for byte in word {
      let child = children[Self.key(node, byte)]
      if child < 0 { break }
      node = Int(child)
      found += rules[node]
    }
    if found.count > 1 { found.sort() }
    return found
  }

  private static func key(_ node: Int, _ byte: UInt8) -> UInt64 { UInt64(node) << 8 | UInt64(byte) }
}
