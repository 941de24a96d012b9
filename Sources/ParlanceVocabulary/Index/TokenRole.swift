internal import ParlanceText

/// What a token is to a name.
enum TokenRole {
  /// It has to be said.
  case word
  /// It joins words and may be missing: the hyphen of `Jean-Luc`, the full stop of `Dr. Smith`, what is invisible.
  case joiner
  /// It may be missing from what is said, but does not appear inside a name by itself: a comma, an emoji.
  case separator

  init(of token: Token, in utterance: Utterance) {
    if token.folded.isEmpty {
      self = .joiner
      return
    }
    switch token.kind {
    case .word, .number, .symbol, .address: self = .word
    case .emoji: self = .separator
    case .punctuation: self = Self.role(ofMark: token, utterance.foldedBytes)
    }
  }

  /// The tokens without the joiners before the first and after the last, of which none says anything: `Inc.` is
  /// `inc`. Joiners alone stay.
  static func withoutOuterJoiners(_ tokens: Range<Int>, in utterance: Utterance) -> Range<Int> {
    let isInner = { TokenRole(of: utterance.tokens[$0], in: utterance) != .joiner }
    guard let first = tokens.first(where: isInner), let last = tokens.last(where: isInner) else {
      return tokens
    }
    return first..<last + 1
  }

  private static func role(ofMark token: Token, _ text: [UInt8]) -> TokenRole {
    guard token.folded.upperBound - token.folded.lowerBound == 1 else { return .separator }
    switch text[Int(token.folded.lowerBound)] {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "_"): return .joiner
    case UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: "*"), UInt8(ascii: "/"):
      return .word
    default: return .separator
    }
  }
}
