internal import ParlanceText

/// The templates of a language by their elements, so that what they begin with alike is walked once.
struct TemplateTrie: Sendable {
  struct Node: Sendable {
    /// The elements that go on from here, in the order of the files.
    var branches: [(element: PhraseArena.ID, child: Int32)] = []
    /// The templates that end here.
    var ends: [Int32] = []
    /// The first template that passes here.
    let template: Int32
    /// The node before, and the element between; -1 at the root.
    let parent: Int32
    let element: PhraseArena.ID
  }

  private(set) var nodes: [Node] = []
  /// By template, the node that it ends at.
  private(set) var ends: [Int32]
  /// By template, its place among the templates as the trie branches.
  private(set) var places: [Int32]
  /// The child of a node by an element.
  private var children = IntegerTable()

  init(_ templates: [PhraseTemplate], in arena: PhraseArena) {
    ends = Array(repeating: 0, count: templates.count)
    places = ends
    nodes.append(Node(template: 0, parent: -1, element: -1))
    // A node that is shared goes by a request, which tells more of what is missing.
    for isRequest in [true, false] {
      for (index, template) in templates.enumerated() where template.isRequest == isRequest {
        insert(template.root, as: Int32(index), in: arena)
      }
    }
    children = IntegerTable(minimumCapacity: 0)
    numberPlaces()
  }

  /// Numbers the templates in the order of a walk that takes the branches as they stand.
  private mutating func numberPlaces() {
    var count: Int32 = 0
    var stack: [Int32] = [0]
    while let node = stack.popLast() {
      for template in nodes[Int(node)].ends {
        places[Int(template)] = count
        count += 1
      }
      stack += nodes[Int(node)].branches.reversed().map(\.child)
    }
  }

  private mutating func insert(_ root: PhraseArena.ID, as template: Int32, in arena: PhraseArena) {
    var node = 0
    var rest = root
    while rest != arena.empty {
      let expression = arena[rest]
      let isSequence = expression.operation == .sequence
      node = child(of: node, by: isSequence ? expression.a : rest, template)
      rest = isSequence ? expression.b : arena.empty
    }
    nodes[node].ends.append(template)
    ends[Int(template)] = Int32(node)
  }

  private mutating func child(
    of node: Int, by element: PhraseArena.ID, _ template: Int32
  ) -> Int {
    let key = IntegerTable.key(Int32(node), element)
    let known = children[key]
    if known >= 0 { return Int(known) }
    let child = Int32(nodes.count)
    children.insert(key, child)
    nodes[node].branches.append((element, child))
    nodes.append(Node(template: template, parent: Int32(node), element: element))
    return Int(child)
  }
}
