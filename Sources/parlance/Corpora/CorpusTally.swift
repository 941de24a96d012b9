/// How many examples came to what.
struct CorpusTally: Hashable, Sendable {
  private(set) var right = 0
  /// Those of the right ones that no template matches.
  private(set) var readByModel = 0
  private(set) var refused = 0
  private(set) var wrong = 0
  private(set) var known = 0

  /// All examples.
  var total: Int { right + refused + wrong + known }

  /// Counts an outcome; what passes though it is known to fail is right.
  mutating func count(_ outcome: CorpusOutcome) {
    switch outcome.verdict {
    case .right, .mended:
      right += 1
      if outcome.isReadByModel { readByModel += 1 }
    case .refused: refused += 1
    case .wrong: wrong += 1
    case .known: known += 1
    }
  }

  static func += (left: inout CorpusTally, right: CorpusTally) {
    left.right += right.right
    left.readByModel += right.readByModel
    left.refused += right.refused
    left.wrong += right.wrong
    left.known += right.known
  }
}
