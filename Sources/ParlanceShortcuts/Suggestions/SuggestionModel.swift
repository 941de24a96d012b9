/// Tells from what people have done which shortcuts they likely want now.
///
/// Each donation is evidence for its shortcut. It weighs the more, the newer it is (half of it after six weeks), the nearer
/// its time of day is to the time asked about (nothing beyond two hours), and the most on the same day of the week and at the
/// same place. The score of a shortcut is the sum: an estimate, by product kernels, of how often the shortcut is used at
/// such times and places. A small part of a weight is the same at all times, so that the first donations give something to
/// suggest: the most recent shortcut, with little confidence.
///
///     let model = SuggestionModel()
///     let soup = DonationEvent(
///       shortcut: "soup", moment: DonationMoment(secondsSince1970: 0, secondsFromUTC: 0))
///     let thursday = DonationMoment(secondsSince1970: 7 * 86_400, secondsFromUTC: 0)
///     model.suggestions(from: [soup], at: thursday).map(\.shortcut)  // ["soup"]
///
/// Scores are whole numbers, a function of the donations alone: the same ones give the same suggestions in any order, and
/// a donation that is deleted leaves no trace. No score falls when a donation is added, and none grows for others. What
/// lies ahead of the time asked about does not count.
///
/// Sources: kernels of density on the circle (Hall, Watson and Cabrera, Biometrika 74(4), 1987), the biweight kernel and
/// classes by their densities (Silverman, Density Estimation, 1986), kernels of categories such as days and places (Aitchison
/// and Aitken, Biometrika 63(3), 1976), exponential decay as in streams (Cormode and others, Forward Decay, ICDE 2009).
public struct SuggestionModel: Sendable {
  /// What a donation weighs that was made this very minute at this place.
  public static let fullWeight = EvidenceWeights.full

  /// A shortcut with what speaks for it.
  private struct Candidate {
    let history: ShortcutHistory
    let score: Int
    let latest: DonationMoment
  }

  /// Makes a model.
  public init() {}

  /// The shortcuts that are likely wanted at a moment, the likeliest first; of equals the one that was used last.
  ///
  /// - Parameters:
  ///   - histories: One for each shortcut.
  ///   - asked: The time and the place to suggest for.
  ///   - limit: How many to give at most.
  /// - Returns: None where nothing was donated before.
  /// - Complexity: O(*n* log *n*), *n* the number of shortcuts.
  public func suggestions(
    from histories: some Sequence<ShortcutHistory>, at asked: DonationMoment, limit: Int = 3
  ) -> [Suggestion] {
    let candidates = histories.compactMap { candidate($0, at: asked) }.sorted(by: Self.precedes)
    let others = candidates.reduce(1) { $0 + Self.likelihood(of: $1.score) }
    return candidates.prefix(limit).map { candidate in
      Suggestion(
        shortcut: candidate.history.shortcut, score: candidate.score,
        confidence: Self.likelihood(of: candidate.score) / others,
        reason: SuggestionReason(candidate.history, at: asked))
    }
  }

  /// The shortcuts that are likely wanted at a moment, from donations in any order.
  ///
  /// - Parameters:
  ///   - donations: All that there are.
  ///   - asked: The time and the place to suggest for.
  ///   - limit: How many to give at most.
  /// - Complexity: O(*n* log *n*), *n* the number of donations.
  public func suggestions(
    from donations: some Sequence<DonationEvent>, at asked: DonationMoment, limit: Int = 3
  ) -> [Suggestion] {
    let histories = Dictionary(grouping: donations, by: \.shortcut).map { shortcut, events in
      ShortcutHistory(shortcut: shortcut, moments: events.map(\.moment))
    }
    return suggestions(from: histories, at: asked, limit: limit)
  }

  private func candidate(_ history: ShortcutHistory, at asked: DonationMoment) -> Candidate? {
    guard let latest = history.moments.last(where: { $0.minute <= asked.minute }) else {
      return nil
    }
    let score = history.moments.reduce(0) { $0 + EvidenceWeights.weight(of: $1, at: asked) }
    return Candidate(history: history, score: score, latest: latest)
  }

  private static func precedes(_ first: Candidate, _ second: Candidate) -> Bool {
    if first.score != second.score { return first.score > second.score }
    if first.latest.minute != second.latest.minute {
      return first.latest.minute > second.latest.minute
    }
    return first.history.shortcut < second.history.shortcut
  }

  /// A score as odds against what was never donated, which counts as one full donation.
  ///
  /// The power of 3/2 makes up for neighbours in time that share a score's evidence. It was chosen so that on the simulated
  /// year of habits with one donation of five at random, suggestions of a confidence come true about as often.
  private static func likelihood(of score: Int) -> Double {
    let share = Double(score) / Double(fullWeight)
    return share * share.squareRoot()
  }
}
