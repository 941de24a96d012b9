internal import ParlanceMatching
internal import ParlanceText

/// Words that keep an order from being carried out, wherever they stand.
extension GuardCheck {
  /// The first words of the pack's guards that hold here.
  func guarded(
    by kinds: Set<GuardKind> = Set(GuardKind.allCases)
  ) -> Explanation.Refusal? {
    for found in guards.found {
      guard case .refuses(let kind) = found.guardWords.effect, kinds.contains(kind),
        isPlaced(found), !isKnown(found), !isAskedBeside(found.tokens)
      else { continue }
      if found.guardWords.place.yieldsToTemplates,
        found.tokens.allSatisfy({ isTemplateWord($0) || isMark($0) }) || isOwnOrder(found)
      {
        continue
      }
      return .guarded(kind, utterance.span(of: found.tokens))
    }
    return nil
  }

  /// Tells whether words are the verb of a reading, and the only order that there is: the verb that it begins with, "please
  /// pay", or one without which nothing is asked for. What joins orders, "and send" or ", send", is no such verb.
  private func isOwnOrder(_ found: GuardIndex.Match) -> Bool {
    guard match.reading != nil, found.guardWords.effect == .refuses(.order), !match.bindings.isEmpty
    else { return false }
    return isVerb(found.tokens) && isOnlyOrder(found)
      && (isBeginning(found.tokens) || isNeeded(found.tokens))
  }

  /// Tells whether words are a verb with what may follow it, भेज | दो: each speaks for the class, and the first is no word
  /// that joins.
  private func isVerb(_ tokens: Range<Int>) -> Bool {
    !model.isFunctionWord(utterance.tokens[tokens.lowerBound].lexeme)
      && tokens.allSatisfy { isEvidence($0) && !isMark($0) }
  }

  private func isOnlyOrder(_ found: GuardIndex.Match) -> Bool {
    guards.found.allSatisfy { other in
      other.guardWords.effect != .refuses(.order) || found.tokens.overlaps(other.tokens)
        || isKnown(other) || !isPlaced(other)
    }
  }

  private func isBeginning(_ tokens: Range<Int>) -> Bool {
    utterance.tokens[..<tokens.lowerBound].allSatisfy {
      model.mayBeLeftOut($0) || model.isFunctionWord($0.lexeme)
    }
  }

  /// Tells whether words of an answer are of a text, or of what is asked beside an agreement: "yes. | How long will it take?"
  private func isAskedBeside(_ tokens: Range<Int>) -> Bool {
    model.purpose == .answers && isInText(tokens)
  }

  private func isInText(_ tokens: Range<Int>) -> Bool {
    binding(of: tokens.lowerBound).map(isText) == true
  }

  private func isPlaced(_ found: GuardIndex.Match) -> Bool {
    switch found.guardWords.place {
    case .free, .always: !isOwnText(found.tokens)
    case .end: isEnd(found.tokens.upperBound) && !isOwnText(found.tokens)
    case .sum: isBeforeSum(found.tokens) || isBehindSum(found.tokens)
    case .before: isBeforeSum(found.tokens)
    case .text: isInText(found.tokens) && !isOwnText(found.tokens)
    }
  }

  /// Whether nothing but a mark stands at a token.
  private func isEnd(_ token: Int) -> Bool {
    token >= utterance.tokens.count || isMark(token)
  }

  /// Whether words begin the sum, or stand directly before it.
  private func isBeforeSum(_ tokens: Range<Int>) -> Bool {
    sums.contains { [tokens.lowerBound, tokens.upperBound].contains($0.lowerBound) }
  }

  private func isBehindSum(_ tokens: Range<Int>) -> Bool {
    sums.contains { $0.upperBound == tokens.lowerBound }
  }

  private var sums: [Range<Int>] {
    match.bindings.filter { isMoney($0) && $0.edges.contains(where: isSum) }.map(\.tokens)
  }

  /// Whether an edge is a sum or a number, and not what a sum is called: "the minimum".
  private func isSum(_ edge: Int32) -> Bool {
    if case .entity = lattice.source(of: lattice.edges[Int(edge)]) { true } else { false }
  }

  /// Whether tokens are of a name that the user or the pack knows, or of a day that is a parameter.
  ///
  /// What is to be done again and again, "every Monday", is no such day.
  func isKnown(_ found: GuardIndex.Match) -> Bool {
    takenEdges(over: found.tokens).contains { edge in
      switch lattice.source(of: edge) {
      case .vocabulary(let match): match.quality <= .folded
      case .app, .appTerm: true
      case .term(let number): model.terms.entries[Int(number)].isProperName
      case .entity: found.guardWords.place != .always && isDate(found.tokens)
      case .inflected: false
      }
    }
  }

  private func isDate(_ tokens: Range<Int>) -> Bool {
    guard let binding = binding(of: tokens.lowerBound) else { return false }
    return model.declared[match.template, binding.parameter]?.reading == .date
  }
}
