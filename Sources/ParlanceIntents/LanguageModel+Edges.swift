package import ParlanceEntities
package import ParlanceMatching
package import ParlanceText

extension LanguageModel {
  package func edges(in utterance: Utterance, at reference: ReferenceDate) -> [Edge] {
    var edges: [Edge] = []
    for start in utterance.tokens.indices {
      terms.index.visitMatches(at: start, in: utterance) { match in
        edges.append(
          Edge(
            from: Int32(match.tokens.lowerBound), to: Int32(match.tokens.upperBound),
            kind: terms.entries[Int(match.entry)].kind, cost: .zero, payload: match.entry))
      }
    }
    return edges
  }
}
