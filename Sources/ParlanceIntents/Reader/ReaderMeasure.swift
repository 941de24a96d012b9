/// The success of models on sentences that they have not learned from.
package struct ReaderMeasure: Sendable {
  /// The outcome of a sentence.
  struct Outcome: Sendable {
    let isRequest: Bool
    /// True where the likeliest request is the right one.
    let isRight: Bool
    /// True where all parameters are found, too.
    var isExact: Bool
    /// Of the likeliest request.
    let probability: Float
  }

  var outcomes: [Outcome] = []

  /// The number of sentences.
  package var count: Int { outcomes.count }

  /// Shares from 0 to 1 at a limit.
  package struct Shares: Sendable {
    /// Of the requests, those that are taken for what they are.
    package let recall: Double
    /// Of the requests, those of which all parameters are found, too.
    package let exact: Double
    /// Of the others, those that are taken for a request.
    package let falseAccepts: Double
  }

  /// Returns the shares that are reached where a request is to be so likely.
  package func shares(at limit: Float) -> Shares {
    let requests = outcomes.filter(\.isRequest)
    let others = outcomes.filter { !$0.isRequest }
    let taken = requests.filter { $0.isRight && $0.probability >= limit }
    return Shares(
      recall: Self.share(taken.count, of: requests.count),
      exact: Self.share(taken.count(where: \.isExact), of: requests.count),
      falseAccepts: Self.share(others.count { $0.probability >= limit }, of: others.count))
  }

  /// The lowest limit at which no larger share of the others is taken for a request.
  package func limit(forFalseAccepts share: Double) -> Float {
    let others = outcomes.filter { !$0.isRequest }.map(\.probability).sorted(by: >)
    guard let first = others.first else { return 0 }
    let allowed = Int(Double(others.count) * share)
    return allowed < others.count ? min(first, others[allowed].nextUp) : 0
  }

  private static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}
