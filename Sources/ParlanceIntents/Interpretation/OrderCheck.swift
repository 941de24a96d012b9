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

  // MARK: Second orders

  /// How many beginnings of a second order are tried, so that long utterances take linear time, too.
  private static let maximumTrialCount = 4

  /// Another order behind the name of a place or a title: "take me to the airport and | pay Bob $20". One for the same
  /// intent may be part of the name, as "rock and | roll music".
  private func secondOrder(in match: PhraseMatch) -> Utterance.Span? {
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
  private func orderInText(of match: PhraseMatch) -> Utterance.Span? {
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
  private func orderBehindOrder(_ match: PhraseMatch) -> Utterance.Span? {
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
  /// mark. The clauses may be one order, "give Ann something, | $20".
  private func orderBeside(_ match: PhraseMatch) -> Utterance.Span? {
    for mark in clauseMarks.prefix(Self.maximumTrialCount) {
      let isAllBehind = match.bindings.allSatisfy { $0.tokens.lowerBound > mark }
      let behind = isAllBehind ? nil : order(from: mark + 1, isRead: true).flatMap(request)
      if let behind,
        !isPart(behind, of: match) || !isVerbless(mark..<utterance.tokens.endIndex, match)
      {
        return utterance.span(of: mark + 1..<utterance.tokens.endIndex)
      }
      // Where what stands behind is an order by itself, what stands before is looked at as closely.
      if let before = order(in: 0..<mark, isRead: behind != nil).flatMap(request),
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
      utterance.tokens[$0].kind == .punctuation && utterance.folded(utterance.tokens[$0]) != "-"
    }
  }

  private func request(_ order: PartialOrder) -> PartialOrder? {
    model.matcher.isRequest[Int(order.template)] ? order : nil
  }

  /// Another order behind a word that joins orders in what was read without a template: "call Luca and | write to Giulia".
  private func joinedOrder(in match: PhraseMatch) -> Utterance.Span? {
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
        || model.isFunctionWord(said.lexeme)
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
  private func order(without tokens: Range<Int>) -> PartialOrder? {
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

  // MARK: Sums

  /// A sum of money that is left in a text beside the one that is taken: "send Bob $20 for lunch and | $10 | for
  /// coffee" asks for two payments. Where none is taken, the user is asked how much.
  private func secondSum(in match: PhraseMatch) -> Utterance.Span? {
    guard match.bindings.contains(where: { isMoney($0, of: match) }) else { return nil }
    for edge in lattice.edges where EdgeKind.isSum(edge.kind) || isAnotherNumber(edge) {
      for binding in match.bindings
      where contains(edge, in: binding, of: match) && !isQuoted(edge) {
        return utterance.span(of: edge.tokens)
      }
    }
    return nil
  }

  /// A sum or a number outside the parameters of what was read without a template: "a tenner | fifty to Ann". What stands
  /// beside a sum is looked at by itself, since two in a row may be one sum that nobody says.
  private func sumBeside(_ match: PhraseMatch) -> Utterance.Span? {
    let taken = Set(match.bindings.flatMap(\.tokens))
    for part in utterance.tokens.indices.split(whereSeparator: taken.contains) {
      let span = utterance.span(of: part.startIndex..<part.endIndex)
      let found = try? engine.entities(in: String(utterance.text(of: span)), at: reference)
      guard let found, !found.entities.contains(where: { mayBeSum($0, in: found.utterance) })
      else { return span }
    }
    return nil
  }

  /// A sum in the name of a person whom nobody knows, looked at by itself for the same reason: "с лёхи | пятихатку | пятьсот".
  private func sumInName(of match: PhraseMatch) -> Utterance.Span? {
    guard match.reading != nil else { return nil }
    return match.bindings.lazy.filter { binding in
      model.declared[match.template, binding.parameter]?.reading == .person
        && !binding.edges.contains { isVocabulary(lattice.edges[Int($0)]) }
    }.map { utterance.span(of: $0.tokens) }.first { span in
      let found = try? engine.entities(in: String(utterance.text(of: span)), at: reference)
      return found?.entities.contains { $0.kind == .currencyAmount } ?? true
    }
  }

  private func isVocabulary(_ edge: Edge) -> Bool {
    if case .vocabulary = lattice.source(of: edge) { true } else { false }
  }

  private func mayBeSum(_ entity: Entity, in part: Utterance) -> Bool {
    switch entity.kind {
    case .currencyAmount: true
    case .number:
      !entity.isWordForOne && !isInsideWord(entity.tokens, of: part)
        && !model.entities.isVerb(entity.tokens.upperBound - 1, in: part)
    case .date, .phoneNumber, .emailAddress: false
    }
  }

  /// Tells whether tokens of a script without spaces, or with few, are a part of a word: 세, "three", of 재산세.
  private func isInsideWord(_ tokens: Range<Int>, of part: Utterance) -> Bool {
    guard part.tokens[tokens].allSatisfy({ $0.traits.contains(.isCluster) }) else { return false }
    let isJoinedBehind =
      tokens.upperBound < part.tokens.count && part.tokens[tokens.upperBound].kind == .word
      && !part.tokens[tokens.upperBound].traits.contains(.followsSpace)
    let isJoinedBefore =
      tokens.lowerBound > 0 && part.tokens[tokens.lowerBound - 1].kind == .word
      && !part.tokens[tokens.lowerBound].traits.contains(.followsSpace)
    return isJoinedBefore || isJoinedBehind
  }

  /// Another day than today outside the parameters of what was read without a template: to pay at once what is to be paid
  /// tomorrow is another order.
  private func dayBeside(_ match: PhraseMatch) -> Utterance.Span? {
    lattice.edges.first { edge in
      guard edge.kind == EdgeKind.date, case .entity(let entity) = lattice.source(of: edge),
        case .date(let reading) = entity.value, !reading.upcoming.isWithinDay(of: reference)
      else { return false }
      return !match.bindings.contains { $0.tokens.overlaps(edge.tokens) }
    }.map { utterance.span(of: $0.tokens) }
  }

  /// A sum of money in the name of a place, unless it begins it as in "the 99 cents store": "the airport pay Bob | $20".
  private func sumInPlace(in match: PhraseMatch) -> Utterance.Span? {
    for binding in match.bindings
    where model.declared[match.template, binding.parameter]?.parameter.isPlace == true {
      for edge in lattice.edges where EdgeKind.isSum(edge.kind) {
        guard edge.from > binding.tokens.lowerBound + 1, contains(edge, in: binding, of: match)
        else { continue }
        return utterance.span(of: edge.tokens)
      }
    }
    return nil
  }

  /// Whether a number without a unit may well be another sum: "20 for lunch and | 10 | for coffee", but not "dinner for
  /// me and | 2 | friends", which counts something.
  private func isAnotherNumber(_ edge: Edge) -> Bool {
    guard edge.kind == EdgeKind.number, model.entities.isJoined(Int(edge.from), in: utterance)
    else { return false }
    let next = Int(edge.to)
    guard next < utterance.tokens.count else { return true }
    let token = utterance.tokens[next]
    return token.kind == .punctuation || model.isFunctionWord(token.lexeme)
  }

  /// Whether a sum is left in a binding that is not read as money, and not part of a name that is known.
  private func contains(
    _ sum: Edge, in binding: PhraseMatch.Binding, of match: PhraseMatch
  ) -> Bool {
    guard binding.tokens.lowerBound <= sum.from, binding.tokens.upperBound >= sum.to,
      !isMoney(binding, of: match)
    else { return false }
    return !binding.edges.contains { index in
      let edge = lattice.edges[Int(index)]
      return edge.from <= sum.from && edge.to >= sum.to && edge.kind != sum.kind
        && !EdgeKind.isSum(edge.kind)
    }
  }

  private func isMoney(_ binding: PhraseMatch.Binding, of match: PhraseMatch) -> Bool {
    model.declared[match.template, binding.parameter]?.parameter.isMoney == true
  }

  /// Whether a sum stands between quotation marks.
  private func isQuoted(_ edge: Edge) -> Bool {
    Quotations.tokens(of: utterance)[Int(edge.from)]
  }

  // MARK: Dates

  /// The day on which the order is to be carried out, where that is past: 我昨天交水费 tells what was done.
  private func pastDate(in match: PhraseMatch) -> Utterance.Span? {
    for binding in match.bindings {
      guard let parameter = model.declared[match.template, binding.parameter],
        parameter.schedules, case .dateRange(let range) = values.value(of: binding, as: parameter),
        range.ends(before: reference)
      else { continue }
      return utterance.span(of: binding.tokens)
    }
    return nil
  }
}
