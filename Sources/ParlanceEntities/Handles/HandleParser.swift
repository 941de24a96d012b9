internal import ParlanceText

/// Reads phone numbers and e-mail addresses.
struct HandleParser {
  /// A phone number and the tokens it is made of.
  struct PhoneNumber {
    let digits: String
    let tokens: Range<Int>
  }

  /// ITU-T E.164 allows fifteen digits; with fewer than seven it may be any number.
  private static let digitCounts = 7...15

  let numbers: NumberLexicon
  let utterance: Utterance

  /// Whether an address token is an e-mail address.
  func isEmailAddress(at index: Int) -> Bool {
    let token = utterance.tokens[index]
    guard token.kind == .address else { return false }
    let bytes = utterance.foldedBytes[Int(token.folded.lowerBound)..<Int(token.folded.upperBound)]
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "@")) else { return false }
    return mark > bytes.startIndex && bytes[mark...].contains(UInt8(ascii: "."))
  }

  /// The phone number at a token; nil when there is none.
  ///
  /// Digits as people type them: `+1 (555) 010-9999`, `555-5248`, `5551234567`, and digits as words.
  func phoneNumber(at start: Int) -> PhoneNumber? {
    guard begins(at: start) else { return nil }
    return written(at: start) ?? spoken(at: start)
  }

  private func begins(at start: Int) -> Bool {
    let token = utterance.tokens[start]
    if token.kind == .number { return !token.traits.contains(.isGlued) }
    return isMark(start, "+") || isMark(start, "(") || digitWord(start) != nil
  }

  private func written(at start: Int) -> PhoneNumber? {
    var digits = ""
    var end = start
    var index = start
    if isMark(index, "+") {
      digits = "+"
      index += 1
    }
    while index < utterance.tokens.count {
      if utterance.tokens[index].kind == .number {
        guard let group = plainDigits(index) else { break }
        digits += group
        index += 1
        end = index
      } else if isSeparator(index) {
        index += 1
      } else {
        break
      }
    }
    let count = digits.utf8.count - (digits.hasPrefix("+") ? 1 : 0)
    return Self.digitCounts.contains(count) ? PhoneNumber(digits: digits, tokens: start..<end) : nil
  }

  /// "five five five, oh one two three".
  private func spoken(at start: Int) -> PhoneNumber? {
    var digits = ""
    var index = start
    while let digit = digitWord(index) {
      digits += digit
      index += 1
    }
    return Self.digitCounts.contains(digits.utf8.count)
      ? PhoneNumber(digits: digits, tokens: start..<index) : nil
  }

  private func digitWord(_ index: Int) -> String? {
    guard index < utterance.tokens.count, let word = numbers[utterance.tokens[index].lexeme],
      word.role == .unit || word.role == .digit,
      let value = word.value.whole, value < 10
    else { return nil }
    return String(value)
  }

  private func isSeparator(_ index: Int) -> Bool {
    isMark(index, "-") || isMark(index, "(") || isMark(index, ")") || isMark(index, ".")
      || isMark(index, "/")
  }

  private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard index < utterance.tokens.count else { return false }
    let span = utterance.tokens[index].folded
    return span.upperBound - span.lowerBound == 1
      && utterance.foldedBytes[Int(span.lowerBound)] == UInt8(ascii: mark)
  }

  private func plainDigits(_ index: Int) -> String? {
    let span = utterance.tokens[index].folded
    let bytes = utterance.foldedBytes[Int(span.lowerBound)..<Int(span.upperBound)]
    // ICU joins digits over full stops: 555.0123 is one token.
    let digits = bytes.filter { $0 != UInt8(ascii: ".") }
    return digits.allSatisfy { $0 &- 0x30 < 10 } ? String(decoding: digits, as: UTF8.self) : nil
  }
}
