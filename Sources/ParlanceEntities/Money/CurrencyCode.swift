internal import CICU

/// An ISO 4217 code in four bytes: units and sums are copied often, and a string each time would cost a reference.
struct CurrencyCode: Hashable, Sendable {
  private let letters: UInt32

  /// Nil when the text is not three capitals.
  init?(_ text: Span<UInt8>) {
    guard text.count == 3 else { return nil }
    var letters: UInt32 = 0
    for index in text.indices {
      guard text[index] &- 0x41 < 26 else { return nil }
      letters = letters << 8 | UInt32(text[index])
    }
    self.letters = letters
  }

  /// Nil when the text is not three capitals.
  init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  /// Whether sums are written with at most two decimals; false for what is no currency of ISO 4217.
  var hasAtMostTwoDecimals: Bool {
    let decimals = cicu_currency_decimals(text)
    return decimals >= 0 && decimals <= 2
  }

  /// The bytes of the code in small letters.
  var smallLetters: [UInt8] {
    (0..<3).map { UInt8(truncatingIfNeeded: letters >> (16 - 8 * UInt32($0))) | 0x20 }
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
