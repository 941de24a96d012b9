internal import ParlanceMatching
internal import ParlanceText

/// Another order beside the one that was matched.
extension OrderCheck {
  /// How many beginnings of a second order are tried, so that long utterances take linear time, too.
  private static let maximumTrialCount = 4

  /// Another order behind the name of a place or a title: "take me to the airport and | pay Bob $20". One for the same
  /// intent may be part of the name, as "rock and | roll music".
  func secondOrder(in match: PhraseMatch) -> Utterance.Span? {
    for binding in match.bindings
    where model.declared[match.template, binding.parameter]?.isName == true {
      let starts = binding.tokens.dropFirst(2).lazy.filter(mayBeginOrder)
      for start in starts.prefix(Self.maximumTrialCount)
      where isOrder(from: start, besides: match.template) {
        return utterance.span(of: start..<utterance.tokens.endIndex)
      }
    }
    return nil
  }

  /// Another order of money in a text of one: "for the takeaway, | settle up with Ewan".
  func orderInText(of match: PhraseMatch) -> Utterance.Span? {
    for binding in match.bindings
    where model.declared[match.template, binding.parameter]?.parameter.isText == true {
      let clause = clauseStart(of: binding, in: match)..<binding.tokens.upperBound
      let starts = clause.lazy.filter { $0 > 0 && mayBeginOrder($0) }
      for start in starts.prefix(Self.maximumTrialCount) {
        let inText = start..<clause.upperBound
        if movesMoney(order(from: start, isRead: isLast(binding, in: match)))
          || movesMoney(order(in: inText, isRead: true))
        {
          return utterance.span(of: inText)
        }
      }
    }
    return nil
  }

  private func movesMoney(_ order: PartialOrder?) -> Bool {
    order.map { model.declared.movesMoney($0.template) } == true
  }

  /// Two orders of money with a mark between them that are taken for one: 付电费两百三, | 还一下花呗. What stands behind is one by a
  /// template, which has a verb, and by a value of its own.
  func orderBehindOrder(_ match: PhraseMatch) -> Utterance.Span? {
    for mark in clauseMarks.prefix(Self.maximumTrialCount) {
      let clause = mark + 1..<utterance.tokens.endIndex
      guard let behind = order(in: clause).flatMap(request),
        !behind.parameters.isEmpty, movesMoney(behind),
        movesMoney(order(in: 0..<mark, isRead: match.reading != nil).flatMap(request))
      else { continue }
      return utterance.span(of: clause)
    }
    return nil
  }

  private func isLast(_ binding: PhraseMatch.Binding, in match: PhraseMatch) -> Bool {
    match.bindings.allSatisfy { $0.tokens.lowerBound <= binding.tokens.lowerBound }
  }

  /// The beginning of the clause that ends with a text where the other parameters stand before it: its words may belong to
  /// another order.
  private func clauseStart(of binding: PhraseMatch.Binding, in match: PhraseMatch) -> Int {
    let end = binding.tokens.lowerBound
    guard let mark = clauseMarks.last(where: { $0 < end }),
      match.bindings.contains(where: { $0.tokens.upperBound <= mark }),
      !match.bindings.contains(where: { $0.tokens.overlaps(mark + 1..<end) })
    else { return end }
    return mark + 1
  }

  /// Another order in a clause of what was read without a template: one behind a mark, or one of another intent before a
  /// mark. The clauses may be one order, "give Ann something, | $20", or "twenty for the gift, | send it to Ann".
  func orderBeside(_ match: PhraseMatch) -> Utterance.Span? {
    for mark in clauseMarks.prefix(Self.maximumTrialCount) {
      let isAllBehind = match.bindings.allSatisfy { $0.tokens.lowerBound > mark }
      let behind = isAllBehind ? nil : order(from: mark + 1, isRead: true).flatMap(request)
      // Where what stands behind is an order by itself, what stands before is looked at as closely.
      let before = order(in: 0..<mark, isRead: behind != nil).flatMap(request)
      if let behind,
        !isPart(behind, of: match)
          || before != nil && !isVerbless(mark..<utterance.tokens.endIndex, match)
      {
        return utterance.span(of: mark + 1..<utterance.tokens.endIndex)
      }
      if let before,
        behind != nil ? !isPart(before, of: match) : isOtherIntent(before, than: match.template)
      {
        return utterance.span(of: 0..<mark)
      }
    }
    return nil
  }

  /// The marks between clauses. A hyphen joins words: *nonante-cinq*.
  private var clauseMarks: [Int] {
    utterance.tokens.indices.dropFirst().dropLast().filter {
      utterance.tokens[$0].kind == .punctuation && !utterance.isHyphen($0)
    }
  }

  private func request(_ order: PartialOrder) -> PartialOrder? {
    model.matcher.isRequest[Int(order.template)] ? order : nil
  }

  /// Another order behind a word that joins orders in what was read without a template: "call Luca and | write to Giulia".
  func joinedOrder(in match: PhraseMatch) -> Utterance.Span? {
    guard match.reading != nil else { return nil }
    for joint in GuardCheck(values, match).joints.prefix(Self.maximumTrialCount) {
      let start = joint.lowerBound + 1
      if let behind = order(from: start, isRead: true).flatMap(request),
        isOtherIntent(behind, than: match.template)
      {
        return utterance.span(of: start..<utterance.tokens.endIndex)
      }
    }
    return nil
  }

  /// Tells whether an order asks for nothing that a match does not ask for.
  private func isPart(_ order: PartialOrder, of match: PhraseMatch) -> Bool {
    !isOtherIntent(order, than: match.template)
      && order.parameters.isSubset(of: PartialOrder(match, in: utterance).parameters)
  }

  private func mayBeginOrder(_ token: Int) -> Bool {
    utterance.tokens[token].kind == .word
      && (model.entities.isJoined(token, in: utterance)
        || utterance.tokens[token - 1].kind == .punctuation)
  }

  private func isOrder(from start: Int, besides template: Int32) -> Bool {
    order(from: start).map { isOtherIntent($0, than: template) } ?? false
  }

  /// Tells whether a clause is parameters and what joins them.
  private func isVerbless(_ clause: Range<Int>, _ match: PhraseMatch) -> Bool {
    let taken = Set(match.bindings.flatMap(\.tokens))
    return clause.allSatisfy { token in
      let said = utterance.tokens[token]
      return taken.contains(token) || said.kind == .punctuation
        || model.isFunctionWord(said.lexeme) || model.mayBeLeftOut(said)
    }
  }

  private func isOtherIntent(_ order: PartialOrder, than template: Int32) -> Bool {
    let intents = model.matcher.intentOfTemplate
    return intents[Int(order.template)] != intents[Int(template)]
  }

  /// Returns the order of an utterance from a token on, as if it had been said alone.
  private func order(from start: Int, isRead: Bool = false) -> PartialOrder? {
    order(in: start..<utterance.tokens.endIndex, isRead: isRead)
  }

  /// Returns the order of an utterance that some words are cut out of.
  func order(without tokens: Range<Int>) -> PartialOrder? {
    let rest = [0..<tokens.lowerBound, tokens.upperBound..<utterance.tokens.endIndex]
      .filter { !$0.isEmpty }.map { String(utterance.text(of: utterance.span(of: $0))) }
    return engine.order(ofPart: rest.joined(separator: " ")[...], at: reference, isRead: true)
      .flatMap(request)
  }

  private func order(in tokens: Range<Int>, isRead: Bool = false) -> PartialOrder? {
    let span = utterance.span(of: tokens)
    return engine.order(ofPart: utterance.text(of: span), at: reference, isRead: isRead)?
      .moved(by: span.lowerBound)
  }
}
