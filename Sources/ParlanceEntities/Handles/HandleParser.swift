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
  /// In most countries, and before seven more.
  private static let areaLength = 3
  /// The least digits in groups: a short code, `12-345`.
  private static let leastGrouped = 5
  /// The most marks between two groups: `) - `.
  private static let mostSeparators = 3

  let source: EntitySource

  /// Whether an address token is an e-mail address.
  func isEmailAddress(at index: Int) -> Bool {
    let token = source.tokens[index]
    guard token.kind == .address else { return false }
    let bytes = source.bytes[Int(token.folded.lowerBound)..<Int(token.folded.upperBound)]
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
    let token = source.tokens[start]
    if token.kind == .number {
      return !token.traits.contains(.isGlued) && !continuesGroup(start) && !followsArea(start)
    }
    return source.isMark(start, "+") || source.isMark(start, "(") || digitWord(start) != nil
  }

  private func written(at start: Int) -> PhoneNumber? {
    var index = source.isMark(start, "+") ? start + 1 : start
    var end = start
    var count = 0
    var groups = 0
    var separators = 0
    while index < source.tokens.count, separators <= Self.mostSeparators {
      if source.tokens[index].kind == .number {
        let length = digitCount(index)
        guard length > 0, groups == 0 || mayFollow(index, length, from: start, groups) else {
          break
        }
        count += length
        guard count <= Self.digitCounts.upperBound else { return nil }
        groups += 1
        separators = 0
        end = index + 1
      } else if isSeparator(index) {
        separators += 1
      } else {
        break
      }
      index += 1
    }
    let least = groups > 1 ? Self.leastGrouped : Self.digitCounts.lowerBound
    guard count >= least else { return nil }
    return PhoneNumber(
      digits: digits(start..<end), tokens: start..<end,
      isShort: count < Self.digitCounts.lowerBound)
  }

  /// Whether a group may follow those before it: no whole number of its own, unless they are the area's (`030 1234567`,
  /// `+49 30 1234567`), and no sum of money.
  private func mayFollow(_ index: Int, _ length: Int, from start: Int, _ groups: Int) -> Bool {
    guard
      length < Self.digitCounts.lowerBound || groups == 1 && isArea(start, before: length)
        || source.isMark(start, "+")
    else { return false }
    guard !source.isJoined(index),
      let (_, end) = source.unit(at: index + 1)
    else { return true }
    return end < source.tokens.count && source.tokens[end].kind == .number
  }

  /// Whether digits are an area's or a carrier's, before so many others: the `030` of `030 1234567`, the `333` of
  /// `333 1234567`.
  private func isArea(_ index: Int, before length: Int) -> Bool {
    source.hasTrunkPrefix(index)
      || digitCount(index) == Self.areaLength && length == Self.digitCounts.lowerBound
  }

  /// Whether the digits before a token are the area of a number that it goes on with.
  private func followsArea(_ index: Int) -> Bool {
    guard index > 0, source.tokens[index - 1].kind == .number else { return false }
    let length = digitCount(index)
    return length >= Self.digitCounts.lowerBound && isArea(index - 1, before: length)
  }

  /// Whether a number stands before it, with a mark and no space between: "555-| 010-9999", "+| 1", "(| 555".
  private func continuesGroup(_ start: Int) -> Bool {
    guard start > 0, source.isJoined(start) else { return false }
    if source.isMark(start - 1, "+") || source.isMark(start - 1, "(") { return true }
    return start > 1 && isSeparator(start - 1) && source.tokens[start - 2].kind == .number
      && source.isJoined(start - 1)
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
    guard let word = source.numberWord(index),
      word.role == .value || word.role == .digit,
      let value = word.value.whole, value < 10
    else { return nil }
    return String(value)
  }

  private func isSeparator(_ index: Int) -> Bool {
    source.isMark(index, "-") || source.isMark(index, "(") || source.isMark(index, ")")
      || source.isMark(index, ".")
  }

  /// How many digits a token of nothing else has; ICU joins digits over full stops, so that 555.0123 is one token.
  private func digitCount(_ index: Int) -> Int {
    let span = source.tokens[index].folded
    var count = 0
    for place in Int(span.lowerBound)..<Int(span.upperBound) {
      if source.bytes[place] &- 0x30 < 10 {
        count += 1
      } else if source.bytes[place] != UInt8(ascii: ".") {
        return 0
      }
    }
    return count
  }

  /// The digits of some tokens, and the plus sign before them.
  private func digits(_ tokens: Range<Int>) -> String {
    let bytes = tokens.flatMap { index in
      let span = source.tokens[index].folded
      return source.bytes[Int(span.lowerBound)..<Int(span.upperBound)].filter {
        $0 &- 0x30 < 10 || $0 == UInt8(ascii: "+")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
