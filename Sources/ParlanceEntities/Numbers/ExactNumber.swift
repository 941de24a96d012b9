internal import FoundationEssentials

/// A decimal number that is reckoned without rounding: `mantissa` · 10^`exponent`.
///
/// Overflow gives nil instead of a wrong amount.
struct ExactNumber: Hashable, Sendable {
  let mantissa: Int64
  let exponent: Int

  init(_ value: Int64) {
    self.init(mantissa: value, exponent: 0)
  }

  init(mantissa: Int64, exponent: Int) {
    var mantissa = mantissa
    var exponent = exponent
    while exponent < 0, mantissa % 10 == 0, mantissa != 0 {
      mantissa /= 10
      exponent += 1
    }
    self.mantissa = mantissa
    self.exponent = mantissa == 0 ? 0 : exponent
  }

  /// Decimals that are read: products of a few such numbers stay within what Foundation's decimal holds.
  static let leastExponent = -30

  /// Reads ASCII digits with at most one point.
  init?(digits: some StringProtocol) {
    var mantissa: Int64 = 0
    var exponent = 0
    var isFraction = false
    for byte in digits.utf8 {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard byte &- 0x30 < 10 else { return nil }
      let (shifted, overflows) = mantissa.multipliedReportingOverflow(by: 10)
      guard !overflows, shifted <= Int64.max - 9 else { return nil }
      mantissa = shifted + Int64(byte - 0x30)
      if isFraction { exponent -= 1 }
      guard exponent >= Self.leastExponent else { return nil }
    }
    self.init(mantissa: mantissa, exponent: exponent)
  }

  static let zero = ExactNumber(0)

  /// Whether it is more than one.
  var isGreaterThanOne: Bool { ExactNumber(1).isLess(than: self) }

  /// Whether it has no fraction.
  var isWhole: Bool { exponent >= 0 }

  /// The value when it is whole and fits.
  var whole: Int64? { exponent == 0 ? mantissa : isWhole ? scaled(to: 0) : nil }

  /// As Foundation's decimal, which holds every value of this type.
  var decimal: Decimal {
    // Without an exponent Foundation multiplies nothing.
    exponent == 0
      ? Decimal(mantissa)
      : Decimal(
        sign: mantissa < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(abs(mantissa))
      )
  }

  func adding(_ other: ExactNumber) -> ExactNumber? {
    let common = min(exponent, other.exponent)
    guard let left = scaled(to: common), let right = other.scaled(to: common) else { return nil }
    let (sum, overflows) = left.addingReportingOverflow(right)
    return overflows ? nil : ExactNumber(mantissa: sum, exponent: common)
  }

  /// The difference; nil when it is less than nothing or too large.
  func subtracting(_ other: ExactNumber) -> ExactNumber? {
    guard !isLess(than: other) else { return nil }
    return adding(ExactNumber(mantissa: -other.mantissa, exponent: other.exponent))
  }

  func multiplied(by other: ExactNumber) -> ExactNumber? {
    let (product, overflows) = mantissa.multipliedReportingOverflow(by: other.mantissa)
    return overflows ? nil : ExactNumber(mantissa: product, exponent: exponent + other.exponent)
  }

  /// Whether it is less than another; numbers too large to compare are not.
  func isLess(than other: ExactNumber) -> Bool {
    let common = min(exponent, other.exponent)
    guard let left = scaled(to: common), let right = other.scaled(to: common) else { return false }
    return left < right
  }

  private func scaled(to common: Int) -> Int64? {
    var value = mantissa
    for _ in common..<exponent {
      let (next, overflows) = value.multipliedReportingOverflow(by: 10)
      guard !overflows else { return nil }
      value = next
    }
    return value
  }
}
