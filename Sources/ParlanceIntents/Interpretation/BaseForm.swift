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
    let role = commonRole(of: binding)
    if role == 0 { return String(utterance.text(of: span)) }
    var result = ""
    var start = span.lowerBound
    for token in binding.tokens {
      guard let reading = reading(of: token, binding) ?? known(token, role) else { continue }
      let word = utterance.tokens[token].span
      result += utterance.text(of: .init(start, word.lowerBound)) + utterance.baseText(of: reading)
      start = word.upperBound
    }
    return result + utterance.text(of: .init(start, span.upperBound))
  }

  /// Returns where the value of a binding stands: without a preposition that is written as one word with it, לדני, and
  /// without an ending that an apostrophe sets off, Ahmet'e. Other endings belong to their words.
  func span(of binding: PhraseMatch.Binding) -> Utterance.Span {
    let span = utterance.span(of: binding.tokens)
    let said = utterance.text(of: span).utf8
    let base = text(of: binding).utf8
    let affix = Int32(said.count - base.count)
    guard affix > 0 else { return span }
    if said.suffix(base.count).elementsEqual(base) {
      return .init(span.lowerBound + affix, span.upperBound)
    }
    let ending = said.dropFirst(base.count)
    guard said.starts(with: base), Self.apostrophes.contains(where: ending.starts) else {
      return span
    }
    return .init(span.lowerBound, span.upperBound - affix)
  }

  private static let apostrophes = ["'", "’", "ʼ"].map(\.utf8)

  /// The role that all edges of a binding have; 0 where there is none.
  private func commonRole(of binding: PhraseMatch.Binding) -> Int16 {
    var common: Int16 = 0
    for (place, index) in binding.edges.enumerated() {
      let role = model.caseKinds.role(of: lattice.edges[Int(index)].kind)
      guard role != 0, place == 0 || role == common else { return 0 }
      common = role
    }
    return common
  }

  /// The reading that the match took.
  private func reading(of token: Int, _ binding: PhraseMatch.Binding) -> Utterance.Reading? {
    for index in binding.edges {
      let edge = lattice.edges[Int(index)]
      if edge.from == Int32(token), case .inflected(let number) = lattice.source(of: edge) {
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
