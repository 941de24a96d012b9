package import ParlanceText

extension LanguageModel {
  /// Where an utterance has the names of apps and services that are known around the world.
  package func appNames(in utterance: Utterance) -> [Utterance.Span] {
    var spans: [Utterance.Span] = []
    func add(_ match: TermIndex.Match) {
      guard terms.entries[Int(match.entry)].kind == EdgeKind.app else { return }
      spans.append(utterance.span(of: match.tokens))
    }
    for start in utterance.tokens.indices {
      terms.index.visitMatches(at: start, in: utterance, add)
    }
    terms.index.visitRoleMatches(in: utterance) { match, _ in add(match) }
    return spans
  }
}
