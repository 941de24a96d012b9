internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText

/// Every number of an order belongs to one of its parameters, or nothing is paid.
extension GuardCheck {
  /// A number that belongs to nothing, or stands beside a sum and is no part of it: "one | fifty".
  func unreadNumber() -> Utterance.Span? {
    for binding in match.bindings where isMoney(binding) {
      for token in [binding.tokens.lowerBound - 1, binding.tokens.upperBound]
      where isNumber.indices.contains(token) && isNumber[token]
        && (!isOtherValue(token) || isGlued(token, behind: binding))
        && (model.purpose == .answers || !isOfTemplate(token))
        && !isOfWord(token)
      {
        return span(of: token)
      }
    }
    if let one = oneBeforeSum() ?? sumBesideSum() { return one }
    for token in isNumber.indices
    where isNumber[token] && !isRead(token) && !isArticleInAnswer(token) {
      return span(of: token)
    }
    return nil
  }

  /// The word for one directly before a sum in what was read without a template: "one | fifty" is no fifty.
  private func oneBeforeSum() -> Utterance.Span? {
    guard match.reading != nil else { return nil }
    for binding in match.bindings where isMoney(binding) {
      // "Einen Zehner" is an article and a note.
      let start = Int32(binding.tokens.lowerBound)
      let edges = lattice.edges
      guard edges.contains(where: { $0.kind == EdgeKind.number && $0.from == start }) else {
        continue
      }
      for edge in edges where edge.kind == EdgeKind.one && edge.to == start {
        return utterance.span(of: edge.tokens)
      }
    }
    return nil
  }

  /// Tells whether a token is the word for one in an answer, where it is an article as often: "fifteen, for | an | ice cream".
  private func isArticleInAnswer(_ token: Int) -> Bool {
    model.purpose == .answers
      && lattice.edges.contains { $0.kind == EdgeKind.one && $0.tokens == token..<token + 1 }
  }

  /// Tells whether digits stand directly behind a sum, of which they are a part then: ยี่สิบบาท|20.
  private func isGlued(_ token: Int, behind binding: PhraseMatch.Binding) -> Bool {
    token == binding.tokens.upperBound && !utterance.tokens[token].traits.contains(.followsSpace)
  }

  /// A sum directly before or behind the one that is taken: 만원| 만원.
  private func sumBesideSum() -> Utterance.Span? {
    for binding in match.bindings where isMoney(binding) {
      for edge in lattice.edges where edge.kind == EdgeKind.currencyAmount {
        let tokens = Int(edge.from)..<Int(edge.to)
        if tokens.upperBound == binding.tokens.lowerBound
          || tokens.lowerBound == binding.tokens.upperBound
        {
          return utterance.span(of: tokens)
        }
      }
    }
    return nil
  }

  /// Whether a word for a number is written without spaces, so that it may be a part of another word: 零 of 零用錢.
  private func isOfWord(_ token: Int) -> Bool {
    utterance.tokens[token].kind == .word && utterance.tokens[token].traits.contains(.isCluster)
  }

  /// Whether a number is of a value that is no sum: a phone number, a date.
  private func isOtherValue(_ token: Int) -> Bool {
    guard let binding = binding(of: token), !isMoney(binding) else { return false }
    return takenEdges(over: token..<token + 1).contains(where: isValue)
  }

  private func isRead(_ token: Int) -> Bool {
    // "Thanks a million"
    if guards.harmless.contains(where: { $0.contains(token) }) { return true }
    guard let binding = binding(of: token) else {
      return isOfTemplate(token) || isLetterOfWord(token)
    }
    let range = token..<token + 1
    if takenEdges(over: range).contains(where: isValue) { return true }
    // 张三, 三郎
    if utterance.tokens[token].traits.contains(.isCluster), !isMoney(binding) {
      if !isText(binding) || isInsideWord(token) { return true }
    }
    return isOwnText(range) || counts(token, in: binding) || isLabel(token, in: binding)
      || isGluedToName(token, in: binding)
  }

  /// Tells whether a cluster that is a number by itself is a letter of a word by which a reading was read: 구 of 청구.
  private func isLetterOfWord(_ token: Int) -> Bool {
    let word = utterance.dictionaryWord(around: token)
    return word.count > 1 && word.allSatisfy(isEvidence)
      && word.count(where: { isNumber[$0] }) == 1 && !isOfSum(token)
  }

  private func isOfSum(_ token: Int) -> Bool {
    lattice.edges.contains { $0.kind == EdgeKind.currencyAmount && $0.tokens.contains(token) }
  }

  /// Whether a cluster goes on with a word of ICU's dictionary that began before it, as 一 of 统一.
  private func isInsideWord(_ token: Int) -> Bool {
    utterance.dictionaryWord(around: token).lowerBound < token
  }

  /// Whether an edge gives a number its meaning: a sum, a date, a phone number, a name.
  private func isValue(_ edge: Edge) -> Bool {
    if case .vocabulary = lattice.source(of: edge) {
      // A contact called "Max 50" is no sum, unless no sum was said.
      return match.bindings.contains(where: isMoney)
    }
    return true
  }

  /// Whether a number counts the thing behind it: "dinner for | 2 | friends".
  private func counts(_ token: Int, in binding: PhraseMatch.Binding) -> Bool {
    guard isText(binding) else { return false }
    var next = token + 1
    while next < binding.tokens.upperBound, isNumber[next] || utterance.isHyphen(next) { next += 1 }
    guard next < binding.tokens.upperBound, utterance.tokens[next].kind == .word else {
      return false
    }
    return !model.isFunctionWord(utterance.tokens[next].lexeme)
  }

  /// Whether digits are of the name of a firm: "A1", "O2".
  private func isGluedToName(_ token: Int, in binding: PhraseMatch.Binding) -> Bool {
    guard token > binding.tokens.lowerBound, utterance.tokens[token].kind == .number,
      model.declared[match.template, binding.parameter]?.reading == .term
    else { return false }
    return utterance.tokens[token - 1].kind == .word
      && !utterance.tokens[token].traits.contains(.followsSpace)
  }

  /// Whether digits tell a thing from others of its kind: "room | 12", "invoice | 4711".
  private func isLabel(_ token: Int, in binding: PhraseMatch.Binding) -> Bool {
    guard isText(binding), utterance.tokens[token].kind == .number,
      token > binding.tokens.lowerBound
    else { return false }
    let before = utterance.tokens[token - 1]
    return before.kind == .word && !model.isFunctionWord(before.lexeme)
      && !model.isName(before.lexeme) && !model.mayBeLeftOut(before) && !isNumber[token - 1]
  }
}
