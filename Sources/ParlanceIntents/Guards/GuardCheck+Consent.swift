internal import ParlanceMatching
internal import ParlanceText

/// Who agrees with a reserve has not agreed.
extension OrderCheck {
  /// Whether a match is of an answer that agrees.
  func isAgreement(_ match: PhraseMatch) -> Bool {
    model.purpose == .answers
      && model.matcher.templates[Int(match.template)].intent == AnswerCatalog.yes
  }

  /// What keeps words that agree from agreeing; nil where nothing does.
  func reserve(in match: PhraseMatch) -> Utterance.Span? {
    questionMark(in: match) ?? wordLeftOut(of: match)
  }

  /// A question mark, "yes?", unless it ends what is asked beside: "Yes. How long will it take?"
  private func questionMark(in match: PhraseMatch) -> Utterance.Span? {
    let end = match.bindings.first?.tokens.lowerBound ?? utterance.tokens.endIndex
    return utterance.tokens[..<end].firstIndex(where: isQuestionMark).map(span)
  }

  private func isQuestionMark(_ token: Token) -> Bool {
    token.kind == .punctuation
      && utterance.folded(token).unicodeScalars.contains(where: Self.questionMarks.contains)
  }

  /// As they are folded: those of Latin, Chinese and Japanese as one, then Greek, Armenian, Arabic, Ethiopic, and the
  /// interrobang.
  private static let questionMarks: Set<Unicode.Scalar> = [
    "?", "\u{37E}", "\u{55E}", "\u{61F}", "\u{1367}", "\u{203D}",
  ]

  /// A word that the template leaves out, as it may "uh" of a request: "yes, perhaps" does not agree.
  private func wordLeftOut(of match: PhraseMatch) -> Utterance.Span? {
    model.matcher.steps(of: match.template, in: utterance, edges: lattice.edges)
      .first { $0.role == .skipped && utterance.tokens[$0.tokens.lowerBound].kind != .punctuation }
      .map { utterance.span(of: $0.tokens) }
  }

  private func span(of token: Int) -> Utterance.Span { utterance.span(of: token..<token + 1) }
}
