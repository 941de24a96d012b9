internal import ParlanceMatching
internal import ParlanceText

/// Finds a value that its speaker took back at once for another one of its kind: "sixty, no wait, fifty".
///
/// The words between the two are the `correction` rows of the pack's `guards.tsv`, in an answer also a negation that is a
/// clause of its own, "sixty, no, fifty"; nothing else may stand there but marks and fillers.
/// Where the two are not alike, as "$60, no wait, 50", nothing is found, and the same words refuse an order of money.
struct SelfCorrection {
  private let utterance: Utterance
  private let edges: [Edge]
  private let model: LanguageModel
  /// By what may stand before the words, what corrects it behind them.
  private let corrections: [Int32: Set<Int32>]

  private var guards: GuardIndex { model.guards }

  /// - Parameter asksWho: Whether a person was asked for.
  init(_ utterance: Utterance, _ edges: [Edge], _ model: LanguageModel, asksWho: Bool) {
    self.utterance = utterance
    self.edges = edges
    self.model = model
    corrections = asksWho ? Self.correctionsOfPeople : Self.corrections
  }

  /// Returns the tokens of the first value that was taken back, and of the words that did so; nil where there is none.
  ///
  /// - Complexity: O(*n* · *m*) for *n* tokens and *m* the length of the longest guard.
  func tokens() -> Range<Int>? {
    guard edges.lazy.filter({ corrections[$0.kind] != nil }).prefix(2).count == 2 else {
      return nil
    }
    let correcting = guards.corrections(in: utterance)
    guard model.purpose == .answers || !correcting.isEmpty else { return nil }
    let negations = guards.matches(in: utterance).found.filter {
      $0.guardWords.effect == .refuses(.negation)
    }
    let clauses = model.purpose == .answers ? negations.filter(isClause) : []
    let words = correcting + clauses.map(\.tokens)
    let isQuoted = Quotations.tokens(of: utterance)
    let negated = endsOfNegated(negations)
    for range in words where !isQuoted[range.lowerBound] {
      let between = widened(range, by: words)
      if let start = startOfCorrected(before: between), !negated.contains(start) {
        return start..<between.upperBound
      }
    }
    return nil
  }

  /// Tells whether a negation is an answer by itself: it ends a clause wherever it stands, "nein", or a mark says so, "no," for
  /// which "not" is meant without one.
  private func isClause(_ negation: GuardIndex.Match) -> Bool {
    let (start, end) = (negation.tokens.lowerBound - 1, negation.tokens.upperBound)
    return negation.guardWords.place == .end || isMark(start) && isMark(end)
  }

  private func isFiller(_ token: Int) -> Bool {
    utterance.tokens.indices.contains(token)
      && model.wordClass(of: utterance.tokens[token]) == .filler
  }

  private func isMark(_ token: Int) -> Bool {
    utterance.tokens.indices.contains(token) && utterance.tokens[token].kind == .punctuation
  }

  /// Where a value is negated and not taken back: in "not sixty, make it fifty" the negation must not fall to the fifty.
  /// A word that ends a clause, "no", is an answer by itself.
  private func endsOfNegated(_ negations: [GuardIndex.Match]) -> Set<Int> {
    Set(negations.filter { $0.guardWords.place != .end }.map(\.tokens.upperBound))
  }

  /// The range with the marks, the fillers and the other words of correction beside it.
  private func widened(_ range: Range<Int>, by words: [Range<Int>]) -> Range<Int> {
    func isBetween(_ token: Int) -> Bool {
      isMark(token) || isFiller(token) || words.contains { $0.contains(token) }
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while isBetween(start - 1) { start -= 1 }
    while isBetween(end) { end += 1 }
    return start..<end
  }

  /// The first token of the longest value before some words that one of its kind stands behind; nil where there is none.
  private func startOfCorrected(before range: Range<Int>) -> Int? {
    let before = edges.filter { $0.tokens.upperBound == range.lowerBound }
    let behind = edges.filter { $0.tokens.lowerBound == range.upperBound }
    let isSum = before.contains { EdgeKind.isSum($0.kind) }
    return before.filter { edge in
      // The number of "$60" is no bare one.
      (!isSum || edge.kind != EdgeKind.number)
        && behind.contains { corrections[edge.kind]?.contains($0.kind) == true }
    }.map(\.tokens.lowerBound).min()
  }

  /// A sum that is named as one is not corrected by a bare number, which may be of another currency; people are left out,
  /// since "tell Tom sorry Ann is late" corrects nothing.
  private static let corrections: [Int32: Set<Int32>] = [
    EdgeKind.currencyAmount: [EdgeKind.currencyAmount],
    EdgeKind.number: [EdgeKind.number, EdgeKind.currencyAmount],
    EdgeKind.date: [EdgeKind.date],
  ]

  /// Where a person was asked for: "Kev, no sorry, Marcus".
  private static let correctionsOfPeople: [Int32: Set<Int32>] = {
    let contact = EdgeKind.vocabulary(.contactName)
    return corrections.merging([contact: [contact]]) { $1 }
  }()
}
