/// The paths of one search: at each position of the utterance the places where paths wait, each at its least cost.
///
/// Open addressing, linear probing; the slots of another utterance are free.
struct PathTable {
  /// A place where a path waits: before a node of an element at a node of the ``LiveTrie``.
  struct Member {
    let trieNode: Int32
    let node: Automaton.NodeID
    /// The token that comes next.
    let position: Int32
    /// Something was left out here: then a parameter cannot go on.
    let isAfterSkip: Bool
    fileprivate(set) var cost: Int32
    fileprivate(set) var origin: Origin
    /// The member that was found next at the same position, or -1.
    fileprivate(set) var next: Int32 = -1
  }

  /// The last step of a path to a place.
  struct Origin {
    /// The member before; -1 at the beginning.
    let member: Int32
    /// The node that consumed; where the token was left out, the one that waited.
    let node: Automaton.NodeID
    /// The list of values that were implied on the way to that node, or -1.
    let implied: Int32
    /// The edge taken, or a kind of ``Search/Detail``.
    let detail: Int32
    /// True where the token was left out.
    let isSkip: Bool
  }

  private(set) var members: [Member] = []
  /// By position, the first of its members and the last, or -1.
  private var firsts: [Int32] = []
  private var lasts: [Int32] = []
  private var slots = [(search: Int32, member: Int32)](repeating: (0, 0), count: 1 << 10)
  private var search: Int32 = 0

  /// Forgets all, for an utterance of so many tokens.
  mutating func begin(tokenCount: Int) {
    search &+= 1
    members.removeAll(keepingCapacity: true)
    firsts.removeAll(keepingCapacity: true)
    firsts.append(contentsOf: repeatElement(-1, count: tokenCount + 1))
    lasts.removeAll(keepingCapacity: true)
    lasts.append(contentsOf: repeatElement(-1, count: tokenCount + 1))
  }

  /// The first member at a position, or -1; the others follow by ``Member/next``.
  func first(at position: Int) -> Int32 { firsts[position] }

  /// Adds a way to a place; of ways equally cheap the first stays.
  ///
  /// The order of the members is that of their discovery, which follows the order of the templates: of paths equally
  /// cheap the first wins, whatever numbers the nodes happen to have.
  mutating func insert(
    _ node: Automaton.NodeID, at trieNode: Int32, afterSkip: Bool, position: Int, cost: Int32,
    _ origin: @autoclosure () -> Origin
  ) {
    var slot = home(node, trieNode, afterSkip, position)
    while slots[slot].search == search {
      let place = Int(slots[slot].member)
      if members[place].node == node, members[place].trieNode == trieNode,
        Int(members[place].position) == position, members[place].isAfterSkip == afterSkip
      {
        guard cost < members[place].cost else { return }
        members[place].cost = cost
        members[place].origin = origin()
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let made = Int32(members.count)
    slots[slot] = (search, made)
    members.append(
      Member(
        trieNode: trieNode, node: node, position: Int32(position), isAfterSkip: afterSkip,
        cost: cost, origin: origin()))
    if lasts[position] >= 0 {
      members[Int(lasts[position])].next = made
    } else {
      firsts[position] = made
    }
    lasts[position] = made
    if members.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = Array(repeating: (0, 0), count: slots.count * 4)
    for (place, member) in members.enumerated() {
      var slot = home(member.node, member.trieNode, member.isAfterSkip, Int(member.position))
      while slots[slot].search == search { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = (search, Int32(place))
    }
  }

  /// Multiplicative hashing (Knuth, The Art of Computer Programming 3, 6.4).
  private func home(
    _ node: Automaton.NodeID, _ trieNode: Int32, _ afterSkip: Bool, _ position: Int
  ) -> Int {
    var hash = UInt64(UInt32(bitPattern: node)) << 1 | (afterSkip ? 1 : 0)
    hash |= UInt64(UInt32(bitPattern: trieNode)) << 40
    hash = (hash ^ UInt64(position)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }
}
