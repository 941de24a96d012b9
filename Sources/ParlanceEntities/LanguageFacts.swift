internal import CICU
package import ParlanceLanguages

/// What CLDR knows of a language already, for whoever begins a pack of it.
package struct LanguageFacts {
  /// From January; empty where CLDR has no names.
  package let months: [String]
  /// From Sunday; empty where CLDR has no names.
  package let weekdays: [String]
  /// Numbers in digits, each with its first spelling; empty where CLDR has no rules for the language.
  package let numbers: [(digits: String, words: String)]
  /// What the money of the region is called; empty where CLDR has no names.
  package let currencyNames: [String]

  /// Asks ICU.
  ///
  /// - Throws: ``ICUFailure`` when ICU lacks its data.
  package init(_ code: LanguageCode) throws(ICUFailure) {
    let names = try Self.calendarNames(code.icuLocale)
    months = (1...12).compactMap { names["m\($0)"] }
    weekdays = [7, 1, 2, 3, 4, 5, 6].compactMap { names["w\($0)"] }
    numbers = try Self.spelledNumbers(code.icuLocale)
    currencyNames =
      try code.currency.map { currency throws(ICUFailure) in
        try Self.names(of: currency, code.icuLocale)
      } ?? []
  }

  /// The first name of each month and weekday, which is the one that is written in full.
  private static func calendarNames(_ locale: String) throws(ICUFailure) -> [Substring: String] {
    let text = try textFromICU("ures_open", capacity: 1 << 14) { buffer, capacity, status in
      cicu_date_words(locale, buffer, capacity, &status)
    }
    let names = lines(text).map { $0.split(separator: "\t") }.filter { $0.count == 2 }
    return Dictionary(names.map { ($0[0], String($0[1])) }) { first, _ in first }
  }

  /// Enough to see how tens, units and magnitudes are joined.
  private static let samples: [Int64] = [
    1, 2, 3, 10, 11, 20, 21, 35, 100, 101, 1000, 2500, 1_000_000,
  ]

  private static func spelledNumbers(
    _ locale: String
  ) throws(ICUFailure) -> [(digits: String, words: String)] {
    let text = try textFromICU("RuleBasedNumberFormat", capacity: 1 << 12) {
      buffer, capacity, status in
      cicu_spell_out(
        locale, samples, Int32(samples.count), Int32(samples.count), buffer, capacity, &status)
    }
    var numbers: [(digits: String, words: String)] = []
    for line in lines(PieceMark.removed(from: text)) {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, !numbers.contains(where: { $0.digits == fields[0] }),
        fields[0].utf8.allSatisfy({ $0 &- 0x30 < 10 })
      else { continue }
      numbers.append((String(fields[0]), String(fields[1])))
    }
    return numbers
  }

  private static func names(of currency: String, _ locale: String) throws(ICUFailure) -> [String] {
    let text = try textFromICU("ures_open", capacity: 1 << 16) { buffer, capacity, status in
      cicu_currency_names(locale, buffer, capacity, &status)
    }
    // A line is a code in three letters, a letter for the kind, and the name.
    var names: [String] = []
    for line in lines(text) where line.hasPrefix(currency + "n") {
      let name = String(line.dropFirst(4))
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func lines(_ text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
