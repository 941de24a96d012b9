internal import ParlanceMatching
internal import ParlanceText

/// What is added to a value, "Ann, she was driving", takes nothing back and names no other value.
extension GuardCheck {
  /// The reason why an answer with something added to its values is none; nil when it is one, or nothing is added.
  func refusalOfAside() -> Explanation.Refusal? {
    let asides = steps().filter { $0.role == .text && $0.parameter < 0 }.map(\.tokens)
    guard !asides.isEmpty else { return nil }
    if let refusal = guarded() { return refusal }
    let corrections = model.guards.corrections(in: utterance)
    if let correction = corrections.first(where: { isOutsideValues($0) }) {
      return .guarded(.retraction, utterance.span(of: correction))
    }
    let second = lattice.edges.first { edge in
      namesValue(edge) && asides.contains { $0.overlaps(edge.tokens) }
    }
    return second.map { .secondValue(utterance.span(of: $0.tokens)) }
  }

  private func isOutsideValues(_ tokens: Range<Int>) -> Bool {
    tokens.allSatisfy { binding(of: $0) == nil }
  }

  /// Whether an edge is a value that may have been meant: a sum, a number, a date, a name that is known or a case of an
  /// enumeration.
  private func namesValue(_ edge: Edge) -> Bool {
    switch lattice.source(of: edge) {
    case .entity: edge.kind != EdgeKind.one
    case .vocabulary, .term: true
    case .app, .appTerm, .inflected: false
    }
  }
}
