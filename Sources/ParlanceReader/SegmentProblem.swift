/// What may be read from an utterance: segments of its tokens with labels, and the features that speak for and against them.
package struct SegmentProblem: Sendable {
  /// What may stand for a label.
  package enum Shape: Sendable {
    /// Only a segment that is listed in ``SegmentProblem/closed``.
    case closed
    /// Any tokens up to a number, none of them a wall.
    case name(maximumLength: Int)
    /// Any tokens.
    case text
  }

  /// A label of the utterance's class.
  package struct Label: Sendable {
    /// The number by which weights know it.
    package let number: Int
    package let shape: Shape
    /// Whether several segments may have it.
    package let isRepeatable: Bool

    package init(number: Int, shape: Shape, isRepeatable: Bool) {
      self.number = number
      self.shape = shape
      self.isRepeatable = isRepeatable
    }
  }

  /// A segment that a label of closed shape may take.
  package struct Candidate: Sendable {
    /// The place in ``SegmentProblem/labels``.
    package let label: Int
    package let tokens: Range<Int>

    package init(label: Int, tokens: Range<Int>) {
      self.label = label
      self.tokens = tokens
    }
  }

  package let count: Int
  package var labels: [Label] = []
  /// The features of a segment's first token and what stands before it, by token.
  package var begins: [[UInt32]]
  /// The features of a segment's last token and what follows it, by token.
  package var ends: [[UInt32]]
  /// The features of a token inside a segment.
  package var insides: [[UInt32]]
  /// The features of a token outside all segments.
  package var outsides: [[UInt32]]
  package var closed: [Candidate] = []
  /// The features of segments as a whole.
  package var wholes: [Range<Int>: [UInt32]] = [:]
  /// By token, whether a name or a text may begin with it.
  package var mayBegin: [Bool]
  /// By token, whether a name or a text may end with it.
  package var mayEnd: [Bool]
  /// By token, whether it is in no name.
  package var isWall: [Bool]

  package init(count: Int) {
    self.count = count
    begins = Array(repeating: [], count: count)
    ends = begins
    insides = begins
    outsides = begins
    mayBegin = Array(repeating: true, count: count)
    mayEnd = mayBegin
    isWall = Array(repeating: false, count: count)
  }

  /// The label outside all segments.
  package static let outsideLabel = 0

  /// The token before which a name or a text ends at the latest.
  func end(of label: Int, from token: Int) -> Int {
    switch labels[label].shape {
    case .closed: return token
    case .text: return count
    case .name(let limit):
      let end = min(count, token + limit)
      return isWall[token..<end].firstIndex(of: true) ?? end
    }
  }

  /// Whether a segment is one of those that are considered.
  func admits(_ segment: Segment) -> Bool {
    if case .closed = labels[segment.label].shape {
      return closed.contains { $0.label == segment.label && $0.tokens == segment.tokens }
    }
    return mayBegin[segment.tokens.lowerBound] && mayEnd[segment.tokens.upperBound - 1]
      && segment.tokens.upperBound <= end(of: segment.label, from: segment.tokens.lowerBound)
  }
}
