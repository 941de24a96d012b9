internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// A name is one name, and spelled as it looks.
extension GuardCheck {
  /// A name that nobody knows with a mark between clauses in it: ねえお母さん、さくら calls one person and names another.
  func brokenName() -> Utterance.Span? {
    for binding in match.bindings
    where model.declared[match.template, binding.parameter]?.reading == .person {
      for token in binding.tokens
      where isClauseMark(token) && takenEdges(over: token..<token + 1).isEmpty {
        return utterance.span(of: binding.tokens)
      }
    }
    return joinedNames() ?? joinedPeople() ?? pronoun()
  }

  /// A person whom nobody knows with a word that joins in the name, in what was read without a template: "Bob | and | Ann" are two.
  private func joinedPeople() -> Utterance.Span? {
    guard match.reading != nil else { return nil }
    return match.bindings.first { binding in
      model.declared[match.template, binding.parameter]?.reading == .person
        && takenEdges(over: binding.tokens).isEmpty
        && binding.tokens.dropFirst(2).contains { model.entities.isJoined($0, in: utterance) }
    }.map { utterance.span(of: $0.tokens) }
  }

  /// A person who is no more than a function word in what was read without a template: "pay | him".
  private func pronoun() -> Utterance.Span? {
    guard match.reading != nil else { return nil }
    return match.bindings.first { binding in
      model.declared[match.template, binding.parameter]?.reading == .person
        && takenEdges(over: binding.tokens).isEmpty
        && utterance.tokens[binding.tokens].allSatisfy { model.isFunctionWord($0.lexeme) }
    }.map { utterance.span(of: $0.tokens) }
  }

  /// A name that is none of a contact's and holds those of two: 陳家明何家明.
  private func joinedNames() -> Utterance.Span? {
    for binding in match.bindings
    where model.declared[match.template, binding.parameter]?.reading == .person {
      let contacts = lattice.edges.filter { edge in
        guard case .vocabulary(let found) = lattice.source(of: edge) else { return false }
        return found.type == .contactName && found.quality <= .folded
          && binding.tokens.contains(edge.tokens)
      }
      guard let first = contacts.map(\.tokens.upperBound).min(),
        contacts.contains(where: { $0.tokens.lowerBound >= first }),
        !contacts.contains(where: { $0.tokens == binding.tokens })
      else { continue }
      return utterance.span(of: binding.tokens)
    }
    return nil
  }

  private func isClauseMark(_ token: Int) -> Bool {
    utterance.tokens[token].kind == .punctuation
      && [",", "、", ";", ":", "!", "?"].contains(utterance.folded(utterance.tokens[token]))
  }

  /// A name that may deceive: letters of two alphabets in one word, as "Bоb" with a Cyrillic о, or a name that looks
  /// like a contact's and is spelled with other letters.
  func deceptiveName() -> Explanation.Refusal? {
    // Where no template says which words are names, any word may be.
    if match.reading != nil, Alphabets.areMixed(in: utterance.text) {
      return .mixedLetters(utterance.span(of: utterance.tokens.indices))
    }
    for binding in match.bindings where !isMoney(binding) {
      let span = utterance.span(of: wholeWords(binding.tokens))
      let name = utterance.text(of: span)
      if !isText(binding), let contact = contact(lookingLike: name, binding) {
        return .lookAlike(contact, span)
      }
      if Alphabets.areMixed(in: name) || !isText(binding) && Alphabets.areDisguised(in: name) {
        return .mixedLetters(span)
      }
    }
    return nil
  }

  /// Tokens with those that nothing parts from them: a word is cut where its alphabet changes.
  private func wholeWords(_ tokens: Range<Int>) -> Range<Int> {
    var start = tokens.lowerBound
    var end = tokens.upperBound
    while start > 0, isJoined(start), utterance.tokens[start - 1].kind == .word { start -= 1 }
    while end < utterance.tokens.count, isJoined(end), utterance.tokens[end].kind == .word {
      end += 1
    }
    return start..<end
  }

  private func isJoined(_ token: Int) -> Bool {
    !utterance.tokens[token].traits.contains(.followsSpace)
  }

  private func contact(lookingLike name: Substring, _ binding: PhraseMatch.Binding) -> String? {
    guard !takenEdges(over: binding.tokens).contains(where: isContact),
      Alphabets.mayLookLatin(name)
    else { return nil }
    return values.contact(lookingLike: String(name))
  }

  private func isContact(_ edge: Edge) -> Bool {
    if case .vocabulary = lattice.source(of: edge) { true } else { false }
  }
}
