internal import ParlanceText

/// The endings of `cases.tsv` in scripts without spaces, where an ending is tokens of its own: the さん of 高橋さん.
struct ClusterSuffixes: Sendable {
  private var index = TermIndex()
  /// Whether the language has none.
  private(set) var isEmpty = true

  init(_ cases: CaseTable, _ words: inout WordReader) {
    for suffix in cases.suffixes where WordReader.isUnspaced(suffix.text.span) {
      index.insert(words.lexemes(suffix.text.span), entry: Int32(suffix.role))
      isEmpty = false
    }
  }

  /// Visits the endings that begin at a token, shortest first: where each ends, and its role.
  func visit(at start: Int, in utterance: Utterance, _ visit: (_ end: Int, _ role: Int16) -> Void) {
    index.visitMatches(at: start, in: utterance) { visit($0.tokens.upperBound, Int16($0.entry)) }
  }
}
