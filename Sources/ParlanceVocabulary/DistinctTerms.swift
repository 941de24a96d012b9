/// Terms, each once, in the order in which they came.
///
/// A set of their places in the list: it grows without hashing or moving a term.
struct DistinctTerms {
  private(set) var terms: [VocabularyTerm] = []
  private var hashes: [Int] = []
  private var slots: [Int32]

  /// - Parameter count: How many terms are expected.
  init(minimumCapacity count: Int) {
    terms.reserveCapacity(count)
    hashes.reserveCapacity(count)
    var slotCount = 16
    while slotCount < count * 2 { slotCount *= 2 }
    slots = Array(repeating: -1, count: slotCount)
  }

  /// Adds a term; false when it is there already.
  mutating func insert(_ term: VocabularyTerm) -> Bool {
    if (terms.count + 1) * 2 > slots.count { grow() }
    let hash = term.hashValue
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if hashes[place] == hash, terms[place] == term { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(terms.count)
    terms.append(term)
    hashes.append(hash)
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (place, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place)
    }
  }
}
