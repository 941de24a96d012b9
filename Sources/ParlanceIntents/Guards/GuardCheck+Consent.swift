internal import ParlanceMatching
internal import ParlanceText

/// Who agrees with a reserve has not agreed.
extension GuardCheck {
  /// Whether the match is of an answer that agrees.
  var isConsent: Bool {
    model.purpose == .answers
      && model.matcher.templates[Int(match.template)].intent == AnswerCatalog.yes
  }

  /// The kinds of guards with which nobody agrees.
  private static let reserves: Set<GuardKind> = [.negation, .condition, .doubt]

  /// The reason why words that agree do not agree; nil when they do.
  func refusalOfConsent() -> Explanation.Refusal? {
    if let reserve = questionMark() { return .noRequest(reserve) }
    if let word = wordInDoubtOfConsent() { return .wordInDoubt(word) }
    return guarded(by: Self.reserves)
  }

  /// A question mark, "yes?", unless it ends what is asked beside: "Yes. How long will it take?"
  private func questionMark() -> Utterance.Span? {
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

  /// A word that is not of the pack's own list letter by letter, or that the template leaves out, as it may "uh" of a
  /// request: "yes, perhaps" does not agree, and neither does a word that is one letter away from "yes".
  private func wordInDoubtOfConsent() -> Utterance.Span? {
    steps().first(where: isInDoubtOfConsent).map { utterance.span(of: $0.tokens) }
  }

  private func isInDoubtOfConsent(_ step: PhraseMatch.Step) -> Bool {
    guard step.parameter < 0 else { return false }
    let said = utterance.tokens[step.tokens.lowerBound]
    return switch step.role {
    case .typo: said.lexeme < 0
    case .skipped: said.kind != .punctuation
    case .word: said.kind == .word && isAnotherSpelling(said)
    case .edge, .name, .text, .evidence: false
    }
  }
}
