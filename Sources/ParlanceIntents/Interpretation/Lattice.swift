internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// The edges over an utterance, and what each stands for.
struct Lattice {
  /// What an edge stands for.
  enum Source {
    case entity(Entity)
    case vocabulary(VocabularyMatch)
    /// The number of an app of the context.
    case app(Int32)
    /// A term of an app of the context.
    case appTerm(VocabularyMatch)
    /// The number of a term of the pack.
    case term(Int32)
    /// A word said with an affix: the number of its reading.
    case inflected(Int)
  }

  /// A source by its number, since entities and matches are large.
  private enum Reference {
    case entity(Int32), vocabulary(Int32), app(Int32), appTerm(Int32), term(Int32)
    case inflected(Int32)
  }

  private let entities: [Entity]
  private let matches: [VocabularyMatch]
  private let appMatches: [VocabularyMatch]
  private(set) var edges: [Edge] = []
  private var references: [Reference] = []

  /// No edges yet.
  ///
  /// - Parameters:
  ///   - entities, matches, appMatches: What edges may stand for.
  ///   - count: How many readings of words may be added.
  init(
    _ entities: [Entity], _ matches: [VocabularyMatch], _ appMatches: [VocabularyMatch],
    readingCount count: Int
  ) {
    self.entities = entities
    self.matches = matches
    self.appMatches = appMatches
    // An inflected word may be a name and a noun.
    let capacity =
      entities.count + matches.count + appMatches.count + 2 * count + Self.usualTermCount
    edges.reserveCapacity(capacity)
    references.reserveCapacity(capacity)
  }

  private static let usualTermCount = 4

  /// What an edge stands for.
  func source(of edge: Edge) -> Source {
    switch references[Int(edge.payload)] {
    case .entity(let number): .entity(entities[Int(number)])
    case .vocabulary(let number): .vocabulary(matches[Int(number)])
    case .app(let number): .app(number)
    case .appTerm(let number): .appTerm(appMatches[Int(number)])
    case .term(let number): .term(number)
    case .inflected(let number): .inflected(Int(number))
    }
  }

  mutating func addEntity(_ number: Int, kind: Int32) {
    let cost = Int32(entities[number].cost) * Self.entityCostUnit
    add(
      .entity(Int32(number)), over: entities[number].tokens, kind: kind, cost: Cost(rawValue: cost))
  }

  mutating func addMatch(_ number: Int, kind: Int32) {
    add(.vocabulary(Int32(number)), matches[number], kind: kind)
  }

  mutating func addAppMatch(_ number: Int, kind: Int32) {
    add(.appTerm(Int32(number)), appMatches[number], kind: kind)
  }

  private mutating func add(_ reference: Reference, _ match: VocabularyMatch, kind: Int32) {
    let cost = Cost(rawValue: Int32(match.cost) * Self.vocabularyCostUnit)
    add(reference, over: match.tokens, kind: kind, cost: cost)
  }

  mutating func addApp(_ app: Int32, over tokens: Range<Int>, kind: Int32) {
    add(.app(app), over: tokens, kind: kind, cost: .zero)
  }

  mutating func addTerm(_ term: Int32, over tokens: Range<Int>, kind: Int32) {
    add(.term(term), over: tokens, kind: kind, cost: Self.packTermCost)
  }

  /// Adds an edge that stands for the same as another one, and goes on over an ending.
  mutating func add(_ edge: Edge, upTo end: Int, kind: Int32) {
    edges.append(
      Edge(from: edge.from, to: Int32(end), kind: kind, cost: edge.cost, payload: edge.payload))
  }

  mutating func addInflected(
    _ reading: Int, over tokens: Range<Int>, kind: Int32, cost: Cost
  ) {
    if cost < .never { add(.inflected(Int32(reading)), over: tokens, kind: kind, cost: cost) }
  }

  /// Orders the edges by their first token; a stable order, so that equals stay as they came.
  mutating func sort() {
    // Insertion: the edges come in few sorted runs.
    for index in edges.indices.dropFirst() {
      var place = index
      while place > 0, edges[place - 1].from > edges[place].from {
        edges.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  /// One step of an entity's cost: a twentieth of a doubt.
  private static let entityCostUnit: Int32 = 51
  /// One step of a vocabulary match's cost: a hundredth of a doubt, so that even a part of a contact's name is
  /// preferred to a name that nobody bears.
  private static let vocabularyCostUnit: Int32 = 10
  /// What the pack knows yields to what the user brought.
  private static let packTermCost = Cost(rawValue: 2)

  private mutating func add(
    _ reference: Reference, over tokens: Range<Int>, kind: Int32, cost: Cost
  ) {
    edges.append(
      Edge(
        from: Int32(tokens.lowerBound), to: Int32(tokens.upperBound), kind: kind, cost: cost,
        payload: Int32(references.count)))
    references.append(reference)
  }
}
