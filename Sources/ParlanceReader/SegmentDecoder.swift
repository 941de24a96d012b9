/// Finds the best segments of an utterance, from left to right, with a few hypotheses at each token.
struct SegmentDecoder {
  private struct Hypothesis {
    let score: Float
    /// The labels that are taken, as bits.
    let taken: UInt64
    /// The last label, from 1; 0 where there is none.
    let last: Int
    /// Where it comes from: a token and a place there.
    let origin: (token: Int, place: Int)
    /// The segment that led here; nil for a token that is left out.
    let segment: Segment?
  }

  private let problem: SegmentProblem
  private let scores: SegmentScores
  private var hypotheses: [[Hypothesis]]

  private static let width = 6

  /// - Parameter loss: What is added to the score of a segment: in learning, for one that is wrong.
  init(_ problem: SegmentProblem, _ scores: SegmentScores, loss: (Segment) -> Float = { _ in 0 }) {
    self.problem = problem
    self.scores = scores
    hypotheses = Array(repeating: [], count: problem.count + 1)
    hypotheses[0] = [Hypothesis(score: 0, taken: 0, last: 0, origin: (0, 0), segment: nil)]
    var closed = [[Segment]](repeating: [], count: problem.count)
    for candidate in problem.closed {
      closed[candidate.tokens.lowerBound].append(
        Segment(label: candidate.label, tokens: candidate.tokens))
    }
    for token in 0..<problem.count {
      for (place, hypothesis) in hypotheses[token].enumerated() {
        push(
          Hypothesis(
            score: hypothesis.score + scores.outsides[token], taken: hypothesis.taken,
            last: hypothesis.last, origin: (token, place), segment: nil), at: token + 1)
        for segment in closed[token] {
          take(segment, from: hypothesis, (token, place), loss)
        }
        guard problem.mayBegin[token] else { continue }
        for label in problem.labels.indices {
          for end in token..<problem.end(of: label, from: token) where problem.mayEnd[end] {
            take(
              Segment(label: label, tokens: token..<end + 1), from: hypothesis, (token, place),
              loss)
          }
        }
      }
    }
  }

  private mutating func take(
    _ segment: Segment, from hypothesis: Hypothesis, _ origin: (token: Int, place: Int),
    _ loss: (Segment) -> Float
  ) {
    let bit = UInt64(1) << UInt64(segment.label)
    if hypothesis.taken & bit != 0, !problem.labels[segment.label].isRepeatable { return }
    push(
      Hypothesis(
        score: hypothesis.score + scores.score(segment, after: hypothesis.last) + loss(segment),
        taken: hypothesis.taken | bit, last: segment.label + 1, origin: origin, segment: segment),
      at: segment.tokens.upperBound)
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
