internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText

/// Refuses matches that fit and are no order for all that: what asks for none of the intents, what is two orders, and
/// where money would move otherwise than was said.
struct OrderCheck {
  let values: ValueReader
  let reference: ReferenceDate
  /// What reads a part of the utterance as if it had been said alone.
  let engine: InterpretationEngine

  var model: LanguageModel { values.model }
  var utterance: Utterance { values.utterance }
  var lattice: Lattice { values.lattice }

  /// Why a match is no order; nil when it may be one.
  func refusal(of match: PhraseMatch) -> Explanation.Refusal? {
    guard model.matcher.isRequest[Int(match.template)] else {
      return .noRequest(utterance.span(of: utterance.tokens.indices))
    }
    if model.purpose == .requests, let app = unsupportedApp(in: match) { return app }
    if let order = secondOrder(in: match) { return .secondOrder(order) }
    if let sum = sumInPlace(in: match) { return .secondSum(sum) }
    switch model.purpose {
    case .answers: return refusal(ofAnswer: match)
    case .requests:
      return model.declared.movesMoney(match.template)
        ? refusal(ofMoney: match) : joinedOrder(in: match).map(Explanation.Refusal.secondOrder)
    }
  }

  private func refusal(ofAnswer match: PhraseMatch) -> Explanation.Refusal? {
    if let refusal = GuardCheck(values, match).refusalOfAnswer() { return refusal }
    return model.declared.movesMoney(match.template) ? refusal(ofSums: match) : nil
  }

  private func refusal(ofMoney match: PhraseMatch) -> Explanation.Refusal? {
    if let refusal = refusal(ofSums: match) { return refusal }
    if let order = orderInText(of: match) ?? orderBehindOrder(match) { return .secondOrder(order) }
    if match.reading != nil {
      if let order = orderBeside(match) { return .secondOrder(order) }
      if let sum = sumBeside(match) { return .secondSum(sum) }
      if let day = dayBeside(match) { return .guarded(.terms, day) }
    }
    return GuardCheck(values, match, isNeeded: { order(without: $0) == nil }).refusalOfOrder()
  }

  private func refusal(ofSums match: PhraseMatch) -> Explanation.Refusal? {
    (secondSum(in: match) ?? sumInName(of: match)).map(Explanation.Refusal.secondSum)
      ?? pastDate(in: match).map(Explanation.Refusal.pastDate)
  }
}
