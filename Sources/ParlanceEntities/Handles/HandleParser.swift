internal import ParlanceText

/// Reads phone numbers and e-mail addresses.
struct HandleParser {
  /// A phone number and the tokens it is made of.
  struct PhoneNumber {
    let digits: String
    let tokens: Range<Int>
    /// Whether it has so few digits that it may be something else.
    let isShort: Bool
  }

  /// ITU-T E.164 allows fifteen digits; with fewer than seven it may be any number.
  private static let digitCounts = 7...15
  /// The least digits in groups: a short code, `12-345`.
  private static let leastGrouped = 5

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
    if token.kind == .number { return !token.traits.contains(.isGlued) && !continuesGroup(start) }
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
    var groups = 0
    while index < utterance.tokens.count {
      if utterance.tokens[index].kind == .number {
        guard let group = plainDigits(index),
          groups == 0 || group.utf8.count < Self.digitCounts.lowerBound
        else { break }
        digits += group
        groups += 1
        index += 1
        end = index
        if digits.utf8.count > Self.digitCounts.upperBound + 1 { return nil }
      } else if isSeparator(index) {
        index += 1
      } else {
        break
      }
    }
    let count = digits.utf8.count - (digits.hasPrefix("+") ? 1 : 0)
    let least = groups > 1 ? Self.leastGrouped : Self.digitCounts.lowerBound
    guard (least...Self.digitCounts.upperBound).contains(count) else { return nil }
    return PhoneNumber(
      digits: digits, tokens: start..<end, isShort: count < Self.digitCounts.lowerBound)
  }

  /// Whether a number stands before it, with a mark and no space between: "555-| 010-9999", "+| 1", "(| 555".
  private func continuesGroup(_ start: Int) -> Bool {
    guard start > 0, !utterance.tokens[start].traits.contains(.followsSpace) else { return false }
    if isMark(start - 1, "+") || isMark(start - 1, "(") { return true }
    return start > 1 && isSeparator(start - 1) && utterance.tokens[start - 2].kind == .number
      && !utterance.tokens[start - 1].traits.contains(.followsSpace)
  }

  /// "five five five, oh one two three".
  private func spoken(at start: Int) -> PhoneNumber? {
    var digits = ""
    var index = start
    while digits.utf8.count <= Self.digitCounts.upperBound, let digit = digitWord(index) {
      digits += digit
      index += 1
    }
    return Self.digitCounts.contains(digits.utf8.count)
      ? PhoneNumber(digits: digits, tokens: start..<index, isShort: false) : nil
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
