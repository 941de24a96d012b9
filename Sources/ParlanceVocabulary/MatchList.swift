/// Keeps matches in order while they are found.
enum MatchList {
  /// Adds terms at their place; terms that fit the same tokens equally well become one match.
  static func insert(
    _ type: VocabularyType, _ tokens: Range<Int>, _ terms: ArraySlice<VocabularyIndex.TermID>,
    _ quality: VocabularyMatch.Quality, cost: Int, role: Int16 = 0,
    into matches: inout [VocabularyMatch]
  ) {
    if terms.isEmpty { return }
    let match = VocabularyMatch(
      type: type, tokens: tokens, terms: terms, quality: quality, cost: cost, role: role)
    var place = matches.count
    while place > 0, VocabularyMatch.isOrderedBefore(match, matches[place - 1]) { place -= 1 }
    if place > 0, !VocabularyMatch.isOrderedBefore(matches[place - 1], match) {
      matches[place - 1].terms = union(matches[place - 1].terms, terms)
    } else {
      // Most utterances name someone by several parts of the name.
      if matches.isEmpty { matches.reserveCapacity(8) }
      matches.append(match)
      for later in (place..<matches.count - 1).reversed() { matches.swapAt(later, later + 1) }
    }
  }

  /// The terms of both lists in order, each once.
  private static func union(
    _ first: ArraySlice<VocabularyIndex.TermID>, _ second: ArraySlice<VocabularyIndex.TermID>
  ) -> ArraySlice<VocabularyIndex.TermID> {
    var merged: [VocabularyIndex.TermID] = []
    merged.reserveCapacity(first.count + second.count)
    var (here, there) = (first.startIndex, second.startIndex)
    while here < first.endIndex, there < second.endIndex {
      let (left, right) = (first[here], second[there])
      merged.append(min(left, right))
      if left <= right { here += 1 }
      if right <= left { there += 1 }
    }
    merged += first[here...]
    merged += second[there...]
    return merged[...]
  }
}
