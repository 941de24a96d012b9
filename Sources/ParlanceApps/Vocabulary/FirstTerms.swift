/// The first of some terms: as many as it takes to tell, for any term, which of all comes first that is of another thing
/// and has other words.
struct FirstTerms {
  /// What tells a term from another.
  struct Key: Hashable {
    let identifier: String?
    let words: String

    init(_ term: PlacedTerm) {
      (identifier, words) = (term.term.vocabularyIdentifier, term.phrase.folded)
    }

    /// Whether both are of other things and have other words; equal words have a rule of their own.
    func isOther(than key: Key) -> Bool { identifier != key.identifier && words != key.words }
  }

  /// Before the first term that is other than some term, all have the identifier or the words of this one. Where no
  /// identifier and no words are kept more than twice, these are four at most.
  private static let maximumCount = 5

  private var kept: [(place: Int, key: Key)] = []

  /// - Parameters:
  ///   - places: The terms, the first one first.
  ///   - keys: Those of all terms.
  init(of places: [Int], _ keys: [Key]) {
    for place in places where kept.count < Self.maximumCount { keep(place, keys[place]) }
  }

  /// The first one that is other than a term; nil when there is none.
  func first(otherThan key: Key) -> Int? { kept.first { $0.key.isOther(than: key) }?.place }

  private mutating func keep(_ place: Int, _ key: Key) {
    guard !kept.contains(where: { $0.key == key }),
      kept.count(where: { $0.key.identifier == key.identifier }) < 2,
      kept.count(where: { $0.key.words == key.words }) < 2
    else { return }
    kept.append((place, key))
  }
}
