/// Reads a number in digits byte by byte, with the separators of a language.
struct DigitReader {
  /// One byte each; 0 where the language has none in ASCII.
  let decimalSeparator: UInt8
  let groupingSeparator: UInt8
  private var mantissa: Int64 = 0
  private var digitCount = 0
  private var fractionDigits = 0
  private var beginsWithZero = false
  private var hasPoint = false
  /// Digits since the last grouping separator; nil before the first.
  private var sinceGroup: Int?

  init(decimalSeparator: UInt8, groupingSeparator: UInt8) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
  }

  /// Takes one more byte; false when no number goes on with it.
  mutating func read(_ byte: UInt8) -> Bool {
    if byte &- 0x30 < 10 { return readDigit(Int64(byte - 0x30)) }
    if hasPoint { return false }
    if byte == groupingSeparator { return readGroup() }
    return byte == decimalSeparator && readPoint()
  }

  /// The number; nil when its last group is not of three digits.
  var value: ExactNumber? {
    guard hasPoint || hasWholeGroup else { return nil }
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

  /// Indian groups have two digits but for the last: 12,34,567.
  private mutating func readGroup() -> Bool {
    guard digitCount > 0, sinceGroup.map({ $0 == 2 || $0 == 3 }) ?? (digitCount <= 3) else {
      return false
    }
    sinceGroup = 0
    return true
  }

  private mutating func readPoint() -> Bool {
    hasPoint = hasWholeGroup
    return hasPoint
  }
}
