/// How many examples came to what.
struct CorpusTally: Hashable, Sendable {
  private(set) var right = 0
  private(set) var refused = 0
  private(set) var wrong = 0
  private(set) var known = 0

  /// All examples.
  var total: Int { right + refused + wrong + known }

  /// Counts an outcome; what passes though it is known to fail is right.
  mutating func count(_ verdict: CorpusOutcome.Verdict) {
    switch verdict {
    case .right, .mended: right += 1
    case .refused: refused += 1
    case .wrong: wrong += 1
    case .known: known += 1
    }
  }

  static func += (left: inout CorpusTally, right: CorpusTally) {
    left.right += right.right
    left.refused += right.refused
    left.wrong += right.wrong
    left.known += right.known
  }
}
