internal import CICU
internal import ParlanceText

/// The marks in numbers of a locale, folded, one byte of ASCII each; 0 where it has none.
struct NumberSeparators: Sendable {
  private(set) var decimal = UInt8(ascii: ".")
  /// A space where digits are grouped by spaces.
  private(set) var grouping = UInt8(ascii: ",")
  /// What groups the digits of sums of money, where that is another mark.
  private(set) var moneyGrouping: UInt8 = 0
  /// A point or comma that the locale does not write, but that nobody can take for anything but a decimal mark.
  private(set) var foreignDecimal: UInt8 = 0

  /// Those of English.
  init() {}

  /// Reads the locale's marks between ASCII digits.
  ///
  /// - Throws: ``ICUFailure`` when ICU has no symbols.
  init(locale: String) throws(ICUFailure) {
    var status: cicu_status = 0
    let capacity = 3 * Self.capacity
    (decimal, grouping, moneyGrouping) = withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: capacity
    ) { buffer in
      guard let start = buffer.baseAddress else { return (0, 0, 0) }
      let (second, third) = (start + Self.capacity, start + 2 * Self.capacity)
      cicu_separators(locale, start, second, third, &status)
      return (Self.folded(start), Self.folded(second), Self.folded(third))
    }
    if moneyGrouping == grouping || moneyGrouping == decimal { moneyGrouping = 0 }
    let foreign = decimal == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
    foreignDecimal = grouping == foreign || moneyGrouping == foreign ? 0 : foreign
    guard status <= 0 else { throw ICUFailure(call: "DecimalFormatSymbols", status: status) }
  }

  /// Bytes for each mark.
  private static let capacity = 8

  private static func folded(_ mark: UnsafePointer<CChar>) -> UInt8 {
    guard let folded = try? Normalizer().normalized(String(cString: mark)),
      folded.utf8.count == 1
    else { return 0 }
    return folded.utf8.first ?? 0
  }
}
