internal import ParlanceMatching

/// The tokens of numbers, digits or words.
enum NumberTokens {
  /// By token, whether it is of a number.
  static func mask(_ values: ValueReader) -> [Bool] {
    let model = values.model
    let tokens = values.utterance.tokens
    var mask = tokens.indices.map { token in
      model.entities.counts(tokens[token]) && !model.isVerb(token, in: values.utterance)
    }
    for edge in values.lattice.edges
    where isNumber(edge.kind, model.purpose) || edge.kind == EdgeKind.currencyAmount {
      for token in edge.from..<edge.to { mask[Int(token)] = true }
    }
    return mask
  }

  /// Whether a kind is of a number. In an answer "one fifty" is more than fifty.
  private static func isNumber(_ kind: Int32, _ purpose: PhrasePurpose) -> Bool {
    kind == EdgeKind.number || kind == EdgeKind.one && purpose == .answers
  }
}
