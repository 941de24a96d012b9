internal import CICU
package import FoundationEssentials
package import ParlanceLanguages

/// Writes numbers, money, dates and lists as the people of a language and a region read them, by CLDR.
///
/// Numbers are never rounded. A value that threads share; copies share ICU's formatters.
package struct EntityFormatter: Sendable {
  /// The scales of temperatures.
  package enum TemperatureScale: String, Sendable {
    case celsius
    case fahrenheit
  }

  /// What joins the last text of a list to the others.
  package enum Conjunction: Sendable {
    /// A, B, and C.
    case and
    /// A, B, or C.
    case or
  }

  private let handle: FormatHandle

  /// Opens ICU's formatters, which takes some milliseconds.
  ///
  /// - Throws: ``ICUFailure`` when ICU lacks its data.
  package init(for code: LanguageCode) throws(ICUFailure) {
    handle = try FormatHandle(locale: code.icuLocale)
  }

  /// A number with all its decimals.
  package func text(of number: Decimal) -> String {
    let digits = number.description
    return handle.text { cicu_format_number($0, digits, $1, $2, &$3) } ?? digits
  }

  /// A sum with the decimals that its currency usually has, and more where it has more.
  ///
  /// A currency that is no code of three letters stands before the number as it is.
  package func text(of sum: CurrencyAmount) -> String {
    let digits = sum.amount.description
    return handle.text { cicu_format_money($0, digits, sum.currency, $1, $2, &$3) }
      ?? "\(sum.currency) \(digits)"
  }

  /// A temperature with all its decimals.
  ///
  /// - Parameter scale: nil where none was said.
  package func text(ofDegrees degrees: Decimal, scale: TemperatureScale?) -> String {
    let digits = degrees.description
    let unit = Self.unit(scale)
    return handle.text { cicu_format_temperature($0, digits, unit, $1, $2, &$3) } ?? digits
  }

  /// Days and times, with the year where it is another one than that of a reference date.
  ///
  /// Days are those of the Gregorian calendar, with the years of the Buddhist one where people count these; times go by
  /// the clock of the region. In the place of a bound that is open stands "…".
  package func text(of range: DateComponentsRange, at reference: ReferenceDate) -> String {
    let start = Self.bound(range.start)
    let end = Self.bound(range.end)
    let hasYear = [range.start, range.end].contains { moment in
      moment.map { $0.date.components.year != reference.date.components.year } ?? false
    }
    return handle.text { cicu_format_dates($0, start, end, hasYear, $1, $2, &$3) }
      ?? range.description
  }

  /// A time of day by the clock of the region: "7:00 PM", "19:00".
  ///
  /// - Parameter minute: Minutes since midnight.
  package func text(ofMinute minute: Int) -> String {
    handle.text { cicu_format_time($0, Int32(minute), $1, $2, &$3) } ?? Self.digits(of: minute)
  }

  /// Texts as a list; empty for none.
  package func list(_ texts: [String], _ conjunction: Conjunction) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let items = Array(texts.joined().utf8)
    var length: Int32 = 0
    let ends = texts.map { text -> Int32 in
      length += Int32(text.utf8.count)
      return length
    }
    let kind = conjunction == .and ? cicu_list_and : cicu_list_or
    return handle.text {
      cicu_format_list($0, kind, items, ends, Int32(ends.count), $1, $2, &$3)
    } ?? texts.joined(separator: ", ")
  }

  private static func digits(of minute: Int) -> String {
    "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
  }

  private static func unit(_ scale: TemperatureScale?) -> cicu_temperature {
    switch scale {
    case .celsius: cicu_temperature_celsius
    case .fahrenheit: cicu_temperature_fahrenheit
    case nil: cicu_temperature_any
    }
  }

  private static func bound(_ moment: DateComponentsRange.Moment?) -> cicu_bound {
    guard let moment else { return cicu_bound(kind: cicu_bound_open, minutes: 0) }
    return cicu_bound(
      kind: moment.minute == nil ? cicu_bound_day : cicu_bound_minute,
      minutes: Int64(moment.date.days) * 1440 + Int64(moment.minute ?? 0))
  }
}
