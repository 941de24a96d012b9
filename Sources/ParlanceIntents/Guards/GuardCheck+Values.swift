internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// A value that an answer rules out is never that value.
extension GuardCheck {
  /// A value with a negation before it, or behind it with no other value that it may belong to: "not | Ann",
  /// "Ann | değil".
  func negatedValue() -> Utterance.Span? {
    for negation in guards.found
    where negation.guardWords.effect == .refuses(.negation) && !isKnown(negation) {
      let values = values(beside: negation)
      // Of two the template takes the right one: "5 not 6", 田中さんじゃなくて佐藤さん.
      if !values.isEmpty, values.allSatisfy(isTaken) {
        return utterance.span(of: negation.tokens)
      }
    }
    return nil
  }

  /// A negation by itself behind all values, with which an answer ends: "forty, | no".
  func negationAtEnd() -> Utterance.Span? {
    let end = utterance.tokens.indices.last { !isMark($0) }.map { $0 + 1 }
    return guards.found.first { found in
      found.guardWords.effect == .refuses(.negation) && found.tokens.upperBound == end
        && !isKnown(found)
        && match.bindings.allSatisfy { $0.tokens.upperBound <= found.tokens.lowerBound }
        && standsAlone(found.tokens)
    }.map { utterance.span(of: $0.tokens) }
  }

  /// Tells whether a mark or a value stands directly before words.
  private func standsAlone(_ tokens: Range<Int>) -> Bool {
    tokens.lowerBound > 0
      && (isMark(tokens.lowerBound - 1) || binding(of: tokens.lowerBound - 1) != nil)
  }

  /// The values that a negation may belong to. One that ends a clause, "no", is an answer by itself but directly before a
  /// value: "No I want a luxury ride", but "no | $50".
  private func values(beside negation: GuardIndex.Match) -> [Range<Int>] {
    let after = value(after: negation.tokens)
    if negation.guardWords.place == .end {
      return after.map { $0.lowerBound == negation.tokens.upperBound ? [$0] : [] } ?? []
    }
    return [value(before: negation.tokens), after].compactMap { $0 }
  }

  private func isTaken(_ value: Range<Int>) -> Bool {
    match.bindings.contains { !isText($0) && $0.tokens.overlaps(value) }
  }

  /// The first value behind a negation in its clause.
  private func value(after negation: Range<Int>) -> Range<Int>? {
    let end = (negation.upperBound..<utterance.tokens.count).first(where: isMark)
    let clause = negation.upperBound..<(end ?? utterance.tokens.count)
    return values(in: clause).min {
      ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound)
    }
  }

  /// The last value before a negation in its clause.
  private func value(before negation: Range<Int>) -> Range<Int>? {
    let start = (0..<negation.lowerBound).last(where: isMark)
    let clause = (start.map { $0 + 1 } ?? 0)..<negation.lowerBound
    return values(in: clause).max {
      ($0.upperBound, -$0.lowerBound) < ($1.upperBound, -$1.lowerBound)
    }
  }

  /// What a clause holds that may be a value: sums, numbers, dates, people of the vocabulary, and what the match took.
  private func values(in clause: Range<Int>) -> [Range<Int>] {
    let edges = lattice.edges.lazy.filter(isValueEdge).map { Int($0.from)..<Int($0.to) }
    return (edges + match.bindings.map(\.tokens) + namesOfTemplate).filter { clause.contains($0) }
  }

  /// The names that the template takes for no parameter: 田中さん of 田中さんじゃなくて佐藤さんに.
  private var namesOfTemplate: [Range<Int>] {
    steps().filter { step in
      switch step.role {
      case .name, .text, .edge: step.parameter < 0
      case .word, .typo, .skipped, .evidence: false
      }
    }.map(\.tokens)
  }

  private func isValueEdge(_ edge: Edge) -> Bool {
    switch lattice.source(of: edge) {
    case .entity: edge.kind != EdgeKind.one
    case .vocabulary: true
    case .app, .appTerm, .term, .inflected: false
    }
  }
}
