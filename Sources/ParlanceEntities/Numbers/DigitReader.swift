/// Reads a number in digits byte by byte, with the separators of a language.
struct DigitReader {
  private let separators: NumberSeparators
  /// Whether the first byte of an Arabic mark was read.
  private var isInArabicMark = false
  private var mantissa: Int64 = 0
  private var digitCount = 0
  private var fractionDigits = 0
  private var beginsWithZero = false
  private var hasForeignPoint = false
  private var hasPoint = false
  /// Digits since the last grouping separator; nil before the first.
  private var sinceGroup: Int?

  init(_ separators: NumberSeparators) {
    self.separators = separators
  }

  /// Takes one more byte; false when no number goes on with it.
  mutating func read(_ byte: UInt8) -> Bool {
    if byte &- 0x30 < 10, !isInArabicMark { return readDigit(Int64(byte - 0x30)) }
    if hasPoint { return byte == separators.decimal && regroup() }
    if isInArabicMark { return readArabicMark(byte) }
    if byte == 0xD9 {
      isInArabicMark = true
      return true
    }
    if isGrouping(byte) { return readGroup() }
    if byte == separators.foreignDecimal { hasForeignPoint = true }
    return (byte == separators.decimal || hasForeignPoint) && readPoint()
  }

  /// Whether a byte is a mark between groups. An apostrophe between digits is nothing else anywhere: `1'250` is written
  /// in all languages of Switzerland, though CLDR has it for some only.
  private func isGrouping(_ byte: UInt8) -> Bool {
    byte == separators.grouping || byte == separators.moneyGrouping || byte == UInt8(ascii: "'")
  }

  /// U+066B and U+066C, which mean the same in every language.
  private mutating func readArabicMark(_ byte: UInt8) -> Bool {
    isInArabicMark = false
    switch byte {
    case 0xAB: return readPoint()
    case 0xAC: return readGroup()
    default: return false
    }
  }

  /// Begins a group of digits that a space parts from those before it; false where none can begin.
  mutating func readSpace() -> Bool { !hasPoint && readGroup() }

  /// The number; nil when its last group is not of three digits, or a mark that the locale does not write has three
  /// behind it.
  var value: ExactNumber? {
    guard hasPoint || hasWholeGroup, !hasForeignPoint || (1...2).contains(fractionDigits) else {
      return nil
    }
    return ExactNumber(mantissa: mantissa, exponent: -fractionDigits)
  }

  /// Whether the digits would be thousands with the separators of another language: `1.000` where the point is a
  /// decimal one.
  var isGroupLike: Bool {
    hasPoint && sinceGroup == nil && fractionDigits == 3 && wholeDigits <= 3 && !beginsWithZero
  }

  private var wholeDigits: Int { digitCount - fractionDigits }

  private var hasWholeGroup: Bool { sinceGroup.map { $0 == 3 } ?? true }

  private mutating func readDigit(_ digit: Int64) -> Bool {
    let (shifted, overflows) = mantissa.multipliedReportingOverflow(by: 10)
    guard !overflows, shifted <= Int64.max - 9, -fractionDigits > ExactNumber.leastExponent else {
      return false
    }
    if digitCount == 0, !hasPoint { beginsWithZero = digit == 0 }
    mantissa = shifted + digit
    digitCount += 1
    if hasPoint { fractionDigits += 1 } else if let count = sinceGroup { sinceGroup = count + 1 }
    return true
  }

  /// Indian groups have two digits but for the last: 12,34,567. No number in groups begins with a zero: "0 475".
  private mutating func readGroup() -> Bool {
    guard digitCount > 0, !beginsWithZero,
      sinceGroup.map({ $0 == 2 || $0 == 3 }) ?? (digitCount <= 3)
    else { return false }
    sinceGroup = 0
    return true
  }

  /// Takes the mark that the locale does not write for one between groups, since the decimal one follows it: the point
  /// of `1.250,50` where groups are parted by spaces.
  private mutating func regroup() -> Bool {
    guard hasForeignPoint, fractionDigits == 3, sinceGroup == nil, wholeDigits <= 3,
      !beginsWithZero
    else { return false }
    hasForeignPoint = false
    fractionDigits = 0
    return true
  }

  private mutating func readPoint() -> Bool {
    hasPoint = hasWholeGroup
    return hasPoint
  }
}
