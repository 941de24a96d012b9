internal import ParlanceText

/// Reads the interval of sums that begins at a token.
struct IntervalParser {
  /// An interval and the tokens it is made of.
  struct Interval: Hashable {
    let from: ExactNumber?
    let to: ExactNumber?
    let currency: CurrencyUnit.Currency
    let tokens: Range<Int>
  }

  /// One end, with its currency if it has one of its own.
  private struct End {
    let value: ExactNumber
    let currency: CurrencyUnit.Currency?
    let end: Int
  }

  let money: MoneyParser
  let words: IntervalLexicon

  /// The interval at a token; nil when there is none.
  ///
  /// - Parameter sums: The sums that begin there.
  func interval(at start: Int, sums: [MoneyParser.Sum]) -> Interval? {
    let utterance = money.utterance
    guard words.begins(with: utterance.tokens[start].lexeme) else {
      return range(from: start, ends(at: start, sums: sums), joinedBy: [.to])
    }
    if let end = words.end(of: .between, at: start, in: utterance) {
      return range(from: start, ends(at: end), joinedBy: [.and, .to])
    }
    if let end = words.end(of: .from, at: start, in: utterance) {
      return range(from: start, ends(at: end), joinedBy: [.to, .and])
    }
    if let end = words.end(of: .below, at: start, in: utterance), let sum = money.sums(at: end).first {
      return Interval(
        from: nil, to: sum.value, currency: sum.currency, tokens: start..<sum.tokens.upperBound)
    }
    if let end = words.end(of: .above, at: start, in: utterance), let sum = money.sums(at: end).first {
      return Interval(
        from: sum.value, to: nil, currency: sum.currency, tokens: start..<sum.tokens.upperBound)
    }
    return nil
  }

  /// Two ends, at least one of which names the currency: "10-20 dollars", "$10 to $20".
  private func range(
    from start: Int, _ firsts: [End], joinedBy joints: [IntervalLexicon.Role]
  ) -> Interval? {
    for first in firsts {
      guard let joint = joint(at: first.end, joints), let second = ends(at: joint).first,
        let currency = second.currency ?? first.currency,
        first.currency == nil || second.currency == nil || first.currency == second.currency,
        first.value.isLess(than: second.value)
      else { continue }
      return Interval(
        from: first.value, to: second.value, currency: currency, tokens: start..<second.end)
    }
    return nil
  }

  private func joint(at index: Int, _ roles: [IntervalLexicon.Role]) -> Int? {
    for role in roles {
      if let end = words.end(of: role, at: index, in: money.utterance) { return end }
    }
    return nil
  }

  private func ends(at start: Int) -> [End] {
    guard start < money.utterance.tokens.count else { return [] }
    return ends(at: start, sums: money.sums(at: start))
  }

  /// What may be an end: a sum without a doubtful minor part, or a number.
  private func ends(at start: Int, sums: [MoneyParser.Sum]) -> [End] {
    var ends: [End] = []
    for sum in sums where !sum.hasBareMinor {
      ends.append(End(value: sum.value, currency: sum.currency, end: sum.tokens.upperBound))
    }
    if let number = money.number(at: start) {
      ends.append(End(value: number.value, currency: nil, end: number.tokens.upperBound))
    }
    return ends
  }
}
