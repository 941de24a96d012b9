internal import ParlanceText

/// Which tokens can be part of an entity, by lexeme, so that all others cost one look-up.
struct EntityStarts: Sendable {
  private enum Role: UInt8 {
    case none
    /// May begin an entity, but only with a core close behind: "at", "between", "a".
    case connective
    /// Without one of these there is no entity: number words, units of money, days.
    case core
  }

  /// How far behind its first token an entity's core begins at most: "in the last three days".
  private static let reach = 4

  private var roles: [Role]

  init(
    numbers: NumberLexicon, currencies: CurrencyLexicon, intervals: IntervalLexicon, dates: DateLexicon, count: Int
  ) {
    roles = (0..<count).map { index in
      let lexeme = Lexicon.Lexeme(index)
      if numbers.isCore(lexeme) || currencies.begins(with: lexeme) || dates.isCore(lexeme) { return .core }
      let isKnown = numbers[lexeme] != nil || intervals.begins(with: lexeme) || dates.begins(with: lexeme)
      return isKnown ? .connective : .none
    }
  }

  /// Visits the tokens at which an entity may begin.
  func visit(_ utterance: Utterance, _ body: (Int) -> Void) {
    for start in utterance.tokens.indices {
      switch role(utterance.tokens[start]) {
      case .none: continue
      case .core: body(start)
      case .connective: if hasCore(after: start, in: utterance) { body(start) }
      }
    }
  }

  private func hasCore(after start: Int, in utterance: Utterance) -> Bool {
    for index in (start + 1)..<min(start + 1 + Self.reach, utterance.tokens.count)
    where role(utterance.tokens[index]) == .core {
      return true
    }
    return false
  }

  private func role(_ token: Token) -> Role {
    switch token.kind {
    case .number, .address: return .core
    case .symbol, .punctuation, .word, .emoji:
      if token.lexeme >= 0, Int(token.lexeme) < roles.count, roles[Int(token.lexeme)] != .none {
        return roles[Int(token.lexeme)]
      }
      // A plus sign or a bracket may begin a phone number.
      return token.kind == .symbol || token.kind == .punctuation ? .connective : .none
    }
  }
}
