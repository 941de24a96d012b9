internal import CICU

/// An ISO 4217 code in four bytes: units and sums are copied often, and a string each time would cost a reference.
struct CurrencyCode: Hashable, Sendable {
  private let letters: UInt32

  /// Nil when the text is not three capitals.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 3, text.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    letters = text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whether sums are written with at most two decimals; false for what is no currency of ISO 4217.
  var hasAtMostTwoDecimals: Bool {
    let decimals = cicu_currency_decimals(text)
    return decimals >= 0 && decimals <= 2
  }

  /// The code as text.
  var text: String {
    String(unsafeUninitializedCapacity: 3) { buffer in
      for place in 0..<3 {
        buffer[place] = UInt8(truncatingIfNeeded: letters >> (16 - 8 * UInt32(place)))
      }
      return 3
    }
  }
}
