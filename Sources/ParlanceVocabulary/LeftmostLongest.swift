extension Sequence<VocabularyMatch> {
  /// The matches that do not overlap: the longest at the leftmost start, then on from its end.
  ///
  /// Of matches of the same tokens the cheapest stays, then the one whose type comes first.
  ///
  /// - Returns: Matches in text order.
  /// - Complexity: O(*n* log *n*)
  public func leftmostLongest() -> [VocabularyMatch] {
    var end = 0
    return sorted(by: Self.isPreferred).filter { match in
      guard match.tokens.lowerBound >= end else { return false }
      end = match.tokens.upperBound
      return true
    }
  }

  private static func isPreferred(_ left: VocabularyMatch, _ right: VocabularyMatch) -> Bool {
    (left.tokens.lowerBound, -left.tokens.upperBound, left.cost, left.type.rawValue)
      < (right.tokens.lowerBound, -right.tokens.upperBound, right.cost, right.type.rawValue)
  }
}
