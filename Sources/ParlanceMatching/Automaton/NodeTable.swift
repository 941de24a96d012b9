/// The nodes of an automaton by what they stand for: the same request gives the same node.
///
/// Open addressing, linear probing; requests are compared on a hit.
struct NodeTable {
  /// What a node stands for.
  struct Request: Equatable {
    private let operation: Automaton.Node.Operation
    private let isInner: Bool
    private let argument: Int32
    private let next: Automaton.NodeID
    private let other: Automaton.NodeID
    private let occurrence: Int32

    init(_ node: Automaton.Node) {
      operation = node.operation
      isInner = node.isInner
      argument = node.argument
      next = node.next
      other = node.other
      occurrence = node.occurrence
    }

    /// Multiplicative hashing of each field (Knuth, The Art of Computer Programming 3, 6.4).
    var hash: UInt64 {
      var hash = UInt64(operation.rawValue) << 1 | (isInner ? 1 : 0)
      for field in [argument, next, other, occurrence] {
        hash = (hash ^ UInt64(UInt32(bitPattern: field))) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      return hash
    }
  }

  private var requests: [Request] = []
  private var nodes: [Automaton.NodeID] = []
  private var slots = [Int32](repeating: -1, count: 1 << 15)

  /// The node of a request, or -1.
  subscript(request: Request) -> Automaton.NodeID {
    var slot = Int(truncatingIfNeeded: request.hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      if requests[Int(slots[slot])] == request { return nodes[Int(slots[slot])] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return -1
  }

  /// Adds a request that is not in the table.
  mutating func insert(_ request: Request, _ node: Automaton.NodeID) {
    if (requests.count + 1) * 2 > slots.count { grow() }
    requests.append(request)
    nodes.append(node)
    place(Int32(requests.count - 1))
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for index in requests.indices { place(Int32(index)) }
  }

  private mutating func place(_ index: Int32) {
    var slot = Int(truncatingIfNeeded: requests[Int(index)].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = index
  }
}
