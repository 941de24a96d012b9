internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// The text of a binding with each word that was said with an affix in its base form.
struct BaseForm {
  let model: LanguageModel
  let vocabulary: VocabularyIndex
  let utterance: Utterance
  let lattice: Lattice

  /// The text as said where the binding's edges have no role, or several: the genitive in *Annas Bruder* is no affix of
  /// the whole.
  func text(of binding: PhraseMatch.Binding) -> String {
    let span = utterance.span(of: binding.tokens)
    let edges = binding.edges.map { lattice.edges[Int($0)] }
    let roles = Set(edges.map { model.caseKinds.role(of: $0.kind) })
    guard roles.count == 1, let role = roles.first, role != 0 else {
      return String(utterance.text(of: span))
    }
    var result = ""
    var start = span.lowerBound
    for token in binding.tokens {
      guard let reading = reading(of: token, edges) ?? known(token, role) else { continue }
      let word = utterance.tokens[token].span
      result += utterance.text(of: .init(start, word.lowerBound)) + utterance.baseText(of: reading)
      start = word.upperBound
    }
    return result + utterance.text(of: .init(start, span.upperBound))
  }

  /// The reading that the match took.
  private func reading(of token: Int, _ edges: [Edge]) -> Utterance.Reading? {
    for edge in edges where edge.from == Int32(token) {
      if case .inflected(let number) = lattice.source(of: edge) {
        return utterance.readings[number]
      }
    }
    return nil
  }

  /// Of a term's words, and of words that agree with it, the reading that is a word: *моего начальника* is *мой
  /// начальник*.
  private func known(_ token: Int, _ role: Int16) -> Utterance.Reading? {
    var found: Utterance.Reading?
    utterance.visitRoles(at: token) { reading in
      guard found == nil, reading.role == role,
        reading.lexeme >= 0 || vocabulary.hasWord(reading, in: utterance)
      else { return }
      found = reading
    }
    return found
  }
}
