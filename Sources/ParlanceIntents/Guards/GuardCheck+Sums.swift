internal import FoundationEssentials
internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceText

/// An order pays one sum that is plainly said, on one day.
extension GuardCheck {
  /// A sum that nobody can pay, or that is not plainly said: nothing, less than nothing, between quotation marks, beside
  /// a sign or an open bracket, with zeros in front, or with characters in it that nobody sees.
  func unpayableSum() -> Utterance.Span? {
    for binding in match.bindings where isMoney(binding) {
      let span = utterance.span(of: binding.tokens)
      guard isPositive(binding), !binding.tokens.contains(where: { isQuoted[$0] }),
        !hasSign(beside: binding.tokens), !hasOddDigits(binding.tokens),
        SafeText.isSafe(utterance.text(of: span))
      else { return span }
    }
    return nil
  }

  private func isPositive(_ binding: PhraseMatch.Binding) -> Bool {
    guard let declared = model.declared[match.template, binding.parameter] else { return true }
    return switch values.value(of: binding, as: declared) {
    case .currencyAmount(let sum), .paymentAmount(.amount(let sum)): sum.amount > 0
    default: true
    }
  }

  /// Tells whether a sign or an open bracket stands before a sum, or a sign or a bracket that nothing closes behind it: `>$5`,
  /// `($5)`, `$5 ~`, but not "$5 (lunch)".
  private func hasSign(beside sum: Range<Int>) -> Bool {
    isSign(sum.lowerBound - 1) || isBracket(sum.lowerBound - 1) || isSign(sum.upperBound)
      || isBracket(sum.upperBound) && !isClosed(sum.upperBound)
  }

  private func isSign(_ token: Int) -> Bool {
    utterance.tokens.indices.contains(token) && utterance.tokens[token].kind == .symbol
  }

  private func isBracket(_ token: Int) -> Bool {
    utterance.tokens.indices.contains(token) && hasMark(token, .openPunctuation)
  }

  private func isClosed(_ bracket: Int) -> Bool {
    utterance.tokens.indices.dropFirst(bracket).contains { hasMark($0, .closePunctuation) }
  }

  private func hasMark(_ token: Int, _ category: Unicode.GeneralCategory) -> Bool {
    utterance.tokens[token].kind == .punctuation
      && utterance.folded(utterance.tokens[token]).unicodeScalars.contains {
        $0.properties.generalCategory == category
      }
  }

  /// Tells whether digits begin with a zero, or have more decimals than any money: `025`, `12.5000`.
  private func hasOddDigits(_ sum: Range<Int>) -> Bool {
    guard let first = sum.first(where: { utterance.tokens[$0].kind == .number }) else {
      return false
    }
    let digits = Array(utterance.folded(utterance.tokens[first]).utf8)
    let isPadded = digits.count > 1 && digits[0] == UInt8(ascii: "0") && isDigit(digits[1])
    return isPadded
      || digits.reversed().prefix(while: isDigit).count > Self.longestGroup
        && !digits.allSatisfy(isDigit)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Thousands, and the decimals of dinars.
  private static let longestGroup = 3

  /// A word that may be the unit of a number that is read as a sum: one that nothing explains behind it, "three | hundo", or
  /// one before it without a space, `R|300`.
  func wordBesideNumber() -> Utterance.Span? {
    guard match.reading != nil else { return nil }
    for binding in match.bindings where isMoney(binding) && !isNamedSum(binding) {
      let (start, end) = (binding.tokens.lowerBound, binding.tokens.upperBound)
      if start > 0, isWord(start - 1), !utterance.tokens[start].traits.contains(.followsSpace) {
        return span(of: start - 1)
      }
      if end < utterance.tokens.count, isWord(end), isUnexplained(end) { return span(of: end) }
    }
    return nil
  }

  private func isWord(_ token: Int) -> Bool {
    let said = utterance.tokens[token]
    return said.kind == .word && !said.traits.contains(.isCluster) && binding(of: token) == nil
  }

  private func isUnexplained(_ token: Int) -> Bool {
    let said = utterance.tokens[token]
    return !isEvidence(token) && !model.isFunctionWord(said.lexeme) && !model.mayBeLeftOut(said)
  }

  /// A name of money behind a number that is read as a sum without it, words that the pack does not know between them:
  /// "forty | Aussie dollars".
  func unknownCurrency() -> Utterance.Span? {
    for binding in match.bindings where isMoney(binding) && !isNamedSum(binding) {
      let start = binding.tokens.upperBound
      let words = utterance.tokens[start...].prefix(Self.longestCurrency).prefix {
        $0.kind == .word && !$0.traits.contains(.isCluster) && !model.isFunctionWord($0.lexeme)
      }
      guard let unit = words.dropFirst().firstIndex(where: model.entities.endsCurrencyName) else {
        continue
      }
      return utterance.span(of: start..<unit + 1)
    }
    return nil
  }

  private static let longestCurrency = 3

  private func isNamedSum(_ binding: PhraseMatch.Binding) -> Bool {
    binding.edges.contains { EdgeKind.isSum(lattice.edges[Int($0)].kind) }
  }

  /// Another value for a parameter that takes one: two sums, two days.
  func secondValue() -> Utterance.Span? {
    var values: [Int32: ParameterValue] = [:]
    for binding in match.bindings {
      guard let declared = model.declared[match.template, binding.parameter],
        !declared.parameter.isArray
      else { continue }
      let value = self.values.value(of: binding, as: declared)
      if let known = values.updateValue(value, forKey: binding.parameter), known != value {
        return utterance.span(of: binding.tokens)
      }
    }
    return nil
  }

  /// A day from which on an order is to be carried out, again and again: "from tomorrow on".
  func openDay() -> Utterance.Span? {
    for binding in match.bindings {
      guard let declared = model.declared[match.template, binding.parameter], declared.schedules,
        case .dateRange(let range) = values.value(of: binding, as: declared), range.end == nil
      else { continue }
      return utterance.span(of: binding.tokens)
    }
    return nil
  }
}
