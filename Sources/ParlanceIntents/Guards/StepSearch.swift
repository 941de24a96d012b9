internal import ParlanceMatching

/// The steps of a match, searched for when they are asked for first; those of a reading are known.
final class StepSearch {
  private let values: ValueReader
  private let match: PhraseMatch

  init(_ values: ValueReader, _ match: PhraseMatch) {
    self.values = values
    self.match = match
  }

  lazy var steps =
    match.reading
    ?? values.model.matcher.steps(
      of: match.template, in: values.utterance, edges: values.lattice.edges)

  /// By token, whether it is a word of the template, and of no parameter.
  lazy var isTemplateWord: [Bool] = mask { $0 == .word }

  /// By token, whether it is a word that a reading was read by.
  lazy var isEvidence: [Bool] = mask { $0 == .evidence }

  /// By token, whether the template takes it for something of its own, and for no parameter.
  lazy var isOfTemplate: [Bool] = mask { role in
    if case .edge = role { true } else { role == .word }
  }

  private func mask(_ isIncluded: (PhraseMatch.Step.Role) -> Bool) -> [Bool] {
    var mask = [Bool](repeating: false, count: values.utterance.tokens.count)
    for step in steps where step.parameter < 0 && isIncluded(step.role) {
      for token in step.tokens { mask[token] = true }
    }
    return mask
  }
}
