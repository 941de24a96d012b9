internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText

/// Sums and days that the match does not take.
extension OrderCheck {
  /// A sum of money that is left in a text beside the one that is taken: "send Bob $20 for lunch and | $10 | for
  /// coffee" asks for two payments. Where none is taken, the user is asked how much.
  func secondSum(in match: PhraseMatch) -> Utterance.Span? {
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
  func sumBeside(_ match: PhraseMatch) -> Utterance.Span? {
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
  func sumInName(of match: PhraseMatch) -> Utterance.Span? {
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
      !entity.isWordForOne && !model.isVerb(entity.tokens.upperBound - 1, in: part)
        // 세, "three", of 재산세.
        && part.dictionaryWord(around: entity.tokens.lowerBound).count <= entity.tokens.count
    case .date, .phoneNumber, .emailAddress, .people: false
    }
  }

  /// Another day than today outside the parameters of what was read without a template: to pay at once what is to be paid
  /// tomorrow is another order.
  func dayBeside(_ match: PhraseMatch) -> Utterance.Span? {
    lattice.edges.first { edge in
      guard edge.kind == EdgeKind.date, case .entity(let entity) = lattice.source(of: edge),
        case .date(let reading) = entity.value, !reading.upcoming.isWithinDay(of: reference)
      else { return false }
      return !match.bindings.contains { $0.tokens.overlaps(edge.tokens) }
    }.map { utterance.span(of: $0.tokens) }
  }

  /// A sum of money in the name of a place, unless it begins it as in "the 99 cents store": "the airport pay Bob | $20".
  func sumInPlace(in match: PhraseMatch) -> Utterance.Span? {
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

  /// The day on which the order is to be carried out, where that is past: 我昨天交水费 tells what was done.
  func pastDate(in match: PhraseMatch) -> Utterance.Span? {
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
