internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// Chooses the edges that give the tokens of a parameter their value.
struct ReaderEdges {
  private let lattice: Lattice
  private let model: LanguageModel

  init(_ lattice: Lattice, _ model: LanguageModel) {
    self.lattice = lattice
    self.model = model
  }

  /// The edges within tokens that a parameter's value may be read from, one behind the other.
  ///
  /// - Parameter declared: nil for the app that is to act.
  func edges(in tokens: Range<Int>, for declared: DeclaredParameter?) -> [Int32] {
    let fitting = lattice.edges.indices.filter { index in
      let edge = lattice.edges[index]
      return tokens.lowerBound <= Int(edge.from) && Int(edge.to) <= tokens.upperBound
        && fits(edge, declared)
    }
    var chosen: [Int32] = []
    var start = tokens.lowerBound
    // The longest at each place; of equals the cheapest.
    while let next = fitting.filter({ Int(lattice.edges[$0].from) >= start }).min(by: isBefore) {
      chosen.append(Int32(next))
      start = Int(lattice.edges[next].to)
    }
    return chosen
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (lattice.edges[left], lattice.edges[right])
    return (a.from, -a.to, a.cost) < (b.from, -b.to, b.cost)
  }

  /// Tells whether an edge may give a parameter its value.
  ///
  /// - Parameter declared: nil for the app that is to act.
  func fits(_ edge: Edge, _ declared: DeclaredParameter?) -> Bool {
    let kind = model.caseKinds.base(of: edge.kind)
    guard let declared else {
      if case .app = lattice.source(of: edge) { return true }
      return false
    }
    switch declared.reading {
    case .currencyAmount: return kind == EdgeKind.currencyAmount || kind == EdgeKind.number
    case .paymentAmount:
      return kind == EdgeKind.currencyAmount || kind == EdgeKind.number || declared.lists(kind)
    // An abbreviation that is a word as often, "so", is no day by itself.
    case .date:
      return kind == EdgeKind.bareTime
        || kind == EdgeKind.date && (edge.cost == .zero || edge.tokens.count > 1)
    case .number:
      return kind == EdgeKind.number || kind == EdgeKind.one || kind == EdgeKind.people
    case .temperature: return kind == EdgeKind.number || kind == EdgeKind.one
    case .person:
      return kind == EdgeKind.vocabulary(.contactName)
        || kind == EdgeKind.vocabulary(.contactGroupName)
        || kind == EdgeKind.relation || kind == EdgeKind.phoneNumber
        || kind == EdgeKind.emailAddress || isInflected(edge)
    case .term:
      if case .entity = lattice.source(of: edge) { return false }
      return true
    case .text: return declared.lists(kind)
    }
  }

  private func isInflected(_ edge: Edge) -> Bool {
    if case .inflected = lattice.source(of: edge) { true } else { false }
  }
}
