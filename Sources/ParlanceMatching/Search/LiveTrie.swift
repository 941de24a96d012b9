internal import ParlanceText

/// The part of a ``TemplateTrie`` that an utterance may match: the nodes on the way to the templates whose needs it meets.
struct LiveTrie {
  /// A node of the trie; those before it have lower places.
  struct Node {
    /// Its number in the trie.
    let number: Int32
    /// The first node of the element before it; none at the root.
    let entry: Automaton.NodeID
    /// The first of the nodes behind it, or -1.
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    /// The next of the nodes behind the same one, or -1.
    var next: Int32 = -1
    /// True where a template of the utterance ends.
    var isEnd = false
  }

  private(set) var nodes: [Node] = []
  private let trie: TemplateTrie
  private let needs: TemplateNeeds
  /// By set, the utterance that met it last.
  private var metSets: [Int32]
  private var found: [Int32] = []
  /// By place of a template, whether it may match.
  private var isLive: [Bool]
  /// By node of the trie, its place here, as far as it belongs to the utterance under way.
  private var placeOfNode: [(utterance: Int32, place: Int32)]
  private var utterance: Int32 = 0
  private let templateAtPlace: [Int32]

  init(_ trie: TemplateTrie, _ needs: TemplateNeeds) {
    self.trie = trie
    self.needs = needs
    metSets = Array(repeating: 0, count: needs.setCount)
    isLive = Array(repeating: false, count: trie.places.count)
    placeOfNode = Array(repeating: (0, 0), count: trie.nodes.count)
    var templates = [Int32](repeating: 0, count: trie.places.count)
    for (template, place) in trie.places.enumerated() { templates[Int(place)] = Int32(template) }
    templateAtPlace = templates
  }

  /// The templates of a node that end there and may match, in the order of the files.
  func visitEnds(of node: Node, _ visit: (_ template: Int32) -> Void) {
    guard node.isEnd else { return }
    for template in trie.nodes[Int(node.number)].ends where isLive[Int(trie.places[Int(template)])]
    {
      visit(template)
    }
  }

  /// The first template that passes a node.
  func template(of node: Node) -> Int32 { trie.nodes[Int(node.number)].template }

  // MARK: What an utterance has

  mutating func begin() {
    utterance &+= 1
    found.removeAll(keepingCapacity: true)
  }

  mutating func add(word: Lexicon.Lexeme) {
    for set in needs.sets(ofWord: word) { meet(set) }
  }

  mutating func add(kind: Int32) {
    for set in needs.sets(ofKind: kind) { meet(set) }
  }

  private mutating func meet(_ set: Int32) {
    guard metSets[Int(set)] != utterance else { return }
    metSets[Int(set)] = utterance
    found.append(set)
  }

  // MARK: What it may match

  /// Takes the templates whose needs are met.
  ///
  /// - Parameter admits: Tells of a template whether it may be meant.
  mutating func finish(in automaton: inout Automaton, where admits: (Int32) -> Bool) {
    for place in isLive.indices { isLive[place] = false }
    for template in needs.needless { take(template, admits) }
    for set in found {
      for template in needs.templates(needing: set)
      where needs.furtherNeeds(of: template).allSatisfy({ metSets[Int($0)] == utterance }) {
        take(template, admits)
      }
    }
    build(in: &automaton)
  }

  /// Takes all templates.
  mutating func finishWithAll(in automaton: inout Automaton) {
    for place in isLive.indices { isLive[place] = true }
    build(in: &automaton)
  }

  private mutating func take(_ template: Int32, _ admits: (Int32) -> Bool) {
    if admits(template) { isLive[Int(trie.places[Int(template)])] = true }
  }

  private mutating func build(in automaton: inout Automaton) {
    nodes.removeAll(keepingCapacity: true)
    nodes.append(Node(number: 0, entry: -1))
    placeOfNode[0] = (utterance, 0)
    for place in isLive.indices where isLive[place] {
      let end = trie.ends[Int(templateAtPlace[place])]
      nodes[Int(self.place(of: end, in: &automaton))].isEnd = true
    }
  }

  private mutating func place(of number: Int32, in automaton: inout Automaton) -> Int32 {
    let known = placeOfNode[Int(number)]
    if known.utterance == utterance { return known.place }
    let source = trie.nodes[Int(number)]
    let parent = Int(place(of: source.parent, in: &automaton))
    let made = Int32(nodes.count)
    nodes.append(Node(number: number, entry: automaton.entry(of: source.element)))
    placeOfNode[Int(number)] = (utterance, made)
    if nodes[parent].lastChild >= 0 {
      nodes[Int(nodes[parent].lastChild)].next = made
    } else {
      nodes[parent].firstChild = made
    }
    nodes[parent].lastChild = made
    return made
  }
}
