/// Tokens with a label.
package struct Segment: Hashable, Sendable {
  /// The place in ``SegmentProblem/labels``.
  package let label: Int
  package let tokens: Range<Int>

  package init(label: Int, tokens: Range<Int>) {
    self.label = label
    self.tokens = tokens
  }
}
