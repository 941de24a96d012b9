/// The segments of an utterance that may be read with labels, and the features that speak for and against them.
package struct SegmentProblem: Sendable {
  /// The segments that a label may take.
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
    /// True where several segments may have it.
    package let isRepeatable: Bool

    package init(number: Int, shape: Shape, isRepeatable: Bool) {
      self.number = number
      self.shape = shape
      self.isRepeatable = isRepeatable
    }
  }

  package let count: Int
  package let labels: [Label]
  /// The features of a segment's first token and what stands before it, by token.
  package var begins: [[UInt32]]
  /// The features of a segment's last token and what follows it, by token.
  package var ends: [[UInt32]]
  /// The features of a token inside a segment.
  package var insides: [[UInt32]]
  /// The features of a token outside all segments.
  package var outsides: [[UInt32]]
  /// The segments that labels of closed shape may take.
  package var closed: [Segment] = []
  /// The features of segments as a whole.
  package var wholes: [Range<Int>: [UInt32]] = [:]
  /// By token, whether it is a mark, with which no name and no text begins or ends.
  package var isMark: [Bool]
  /// By token, whether it is in no name.
  package var isWall: [Bool]

  /// Makes a problem without candidates and features.
  package init(count: Int, labels: [Label]) {
    self.count = count
    self.labels = labels
    begins = Array(repeating: [], count: count)
    ends = begins
    insides = begins
    outsides = begins
    isMark = Array(repeating: false, count: count)
    isWall = isMark
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

  /// Returns the segments that begin with a token.
  ///
  /// - Complexity: O(*n* · *l* + *c*) for *n* tokens, *l* labels and *c* candidates.
  func segments(from token: Int) -> [Segment] {
    let closed = closed.filter { $0.tokens.lowerBound == token }
    if isMark[token] { return closed }
    return closed
      + labels.indices.flatMap { label in
        (token..<end(of: label, from: token)).filter { !isMark[$0] }
          .map { Segment(label: label, tokens: token..<$0 + 1) }
      }
  }

  /// Tells whether a segment is one of those that are considered.
  func admits(_ segment: Segment) -> Bool {
    if case .closed = labels[segment.label].shape {
      return closed.contains(segment)
    }
    return !isMark[segment.tokens.lowerBound] && !isMark[segment.tokens.upperBound - 1]
      && segment.tokens.upperBound <= end(of: segment.label, from: segment.tokens.lowerBound)
  }
}
