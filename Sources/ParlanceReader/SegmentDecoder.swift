/// Finds the best segments of an utterance, from left to right, with a few hypotheses at each token.
struct SegmentDecoder {
  private struct Hypothesis {
    let score: Float
    /// The labels that are taken, as bits.
    let taken: UInt64
    /// The last label, from 1; 0 where there is none.
    let last: Int
    /// Its predecessor: a token and a place there.
    let origin: (token: Int, place: Int)
    /// The segment that led here; nil for a token that is left out.
    let segment: Segment?
  }

  private let problem: SegmentProblem
  private let scores: SegmentScores
  private var hypotheses: [[Hypothesis]]

  private static let width = 6

  /// Searches.
  ///
  /// - Parameter loss: An addition to the score of a segment: in learning, for one that is wrong.
  init(_ problem: SegmentProblem, _ scores: SegmentScores, loss: (Segment) -> Float = { _ in 0 }) {
    self.problem = problem
    self.scores = scores
    hypotheses = Array(repeating: [], count: problem.count + 1)
    hypotheses[0] = [Hypothesis(score: 0, taken: 0, last: 0, origin: (0, 0), segment: nil)]
    for token in 0..<problem.count {
      leaveOut(token)
      for segment in problem.segments(from: token) { take(segment, loss(segment)) }
    }
  }

  private mutating func leaveOut(_ token: Int) {
    for (place, hypothesis) in hypotheses[token].enumerated() {
      push(
        Hypothesis(
          score: hypothesis.score + scores.outsides[token], taken: hypothesis.taken,
          last: hypothesis.last, origin: (token, place), segment: nil), at: token + 1)
    }
  }

  private mutating func take(_ segment: Segment, _ loss: Float) {
    let token = segment.tokens.lowerBound
    let bit = UInt64(1) << UInt64(segment.label)
    let isRepeatable = problem.labels[segment.label].isRepeatable
    for (place, hypothesis) in hypotheses[token].enumerated()
    where isRepeatable || hypothesis.taken & bit == 0 {
      push(
        Hypothesis(
          score: hypothesis.score + scores.score(segment, after: hypothesis.last) + loss,
          taken: hypothesis.taken | bit, last: segment.label + 1, origin: (token, place),
          segment: segment), at: segment.tokens.upperBound)
    }
  }

  /// Keeps the best few; of those that go on alike, the better one.
  private mutating func push(_ hypothesis: Hypothesis, at token: Int) {
    let alike = hypotheses[token].firstIndex {
      $0.taken == hypothesis.taken && $0.last == hypothesis.last
    }
    if let alike {
      if hypotheses[token][alike].score < hypothesis.score { hypotheses[token][alike] = hypothesis }
      return
    }
    if hypotheses[token].count < Self.width { return hypotheses[token].append(hypothesis) }
    var worst = 0
    for place in 1..<Self.width
    where hypotheses[token][place].score < hypotheses[token][worst].score { worst = place }
    if hypotheses[token][worst].score < hypothesis.score { hypotheses[token][worst] = hypothesis }
  }

  /// The best segments, in text order.
  var best: [Segment] {
    let final = hypotheses[problem.count]
    guard var place = final.indices.max(by: { final[$0].score < final[$1].score }) else {
      return []
    }
    var segments: [Segment] = []
    var token = problem.count
    while token > 0 {
      let hypothesis = hypotheses[token][place]
      if let segment = hypothesis.segment { segments.append(segment) }
      (token, place) = hypothesis.origin
    }
    return segments.reversed()
  }
}
