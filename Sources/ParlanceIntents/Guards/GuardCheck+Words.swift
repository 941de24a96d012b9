internal import ParlanceMatching
internal import ParlanceText

/// What moves money is said in words that are spelled as in the template, and nothing but fillers is left out.
extension GuardCheck {
  /// A word that may be another one than the template takes it for, or that the template leaves out.
  func wordInDoubt() -> Utterance.Span? {
    guard match.reading != nil || utterance.tokens.indices.contains(where: mayBeInDoubt) else {
      return nil
    }
    return steps().first(where: isInDoubt).map { utterance.span(of: $0.tokens) }
  }

  /// Whether a token may be none that templates and fillers are made of.
  private func mayBeInDoubt(_ token: Int) -> Bool {
    let said = utterance.tokens[token]
    switch said.kind {
    case .punctuation: return false
    case .symbol, .emoji, .number, .address: return binding(of: token) == nil
    case .word: return said.lexeme < 0 || !isSpelledAsKnown(said)
    }
  }

  private func isInDoubt(_ step: PhraseMatch.Step) -> Bool {
    step.tokens.contains { token in
      let said = utterance.tokens[token]
      return switch step.role {
      case .skipped:
        said.kind != .punctuation && (!model.mayBeLeftOut(said) || hasOtherAccents(said))
      // A known word is the template's but for accents that were left out.
      case .typo: said.lexeme < 0 && !hasItsEnds(said)
      case .word, .evidence: said.kind == .word && hasOtherAccents(said)
      case .edge, .name, .text: false
      }
    }
  }

  /// Whether the lexicon's word is what was said, accents included. Words that only the apps of the context have are of no
  /// template.
  private func isSpelledAsKnown(_ said: Token) -> Bool {
    Int(said.lexeme) >= model.lexicon.count
      || model.lexicon.bytes(of: said.lexeme).elementsEqual(bytes(of: said))
  }

  /// Whether a word differs from the lexicon's by more than accents that were left out.
  func isAnotherSpelling(_ said: Token) -> Bool {
    said.lexeme < 0 || !isSpelledAsKnown(said) && AccentFolding().changes(bytes(of: said).span)
  }

  /// Whether accents were said that the word does not have: *pagué* is no *pague*. Who leaves accents out types fast; who
  /// adds one means it.
  private func hasOtherAccents(_ said: Token) -> Bool {
    said.lexeme >= 0 && !isSpelledAsKnown(said) && LatinAccents.areIn(bytes(of: said).span)
  }

  /// Whether a misspelt word begins and ends as the right one does. Beginnings and endings tell who acts and when: "pays",
  /// "zahlte".
  private func hasItsEnds(_ said: Token) -> Bool {
    guard let right = model.matcher.correction(of: said, in: utterance) else { return false }
    let word = model.lexicon.word(right)
    let text = utterance.folded(said)
    return word.first == text.first && word.last == text.last
  }

  private func bytes(of said: Token) -> ArraySlice<UInt8> {
    utterance.foldedBytes[Int(said.folded.lowerBound)..<Int(said.folded.upperBound)]
  }
}
