import CICU
import FoundationEssentials
import ParlanceLanguages
import Synchronization
import Testing

@testable import ParlanceEntities

@Suite("Writing entities")
struct EntityFormatterTests {
  static let languages = [
    "en-US", "de-DE", "fr-FR", "ja-JP", "zh-CN", "ar-SA", "hi-IN", "th-TH",
  ]
  private static let opened = Mutex<[String: EntityFormatter]>([:])

  static func formatter(_ code: String) throws -> EntityFormatter {
    try opened.withLock { opened in
      if let formatter = opened[code] { return formatter }
      let formatter = try EntityFormatter(for: LanguageCode(code))
      opened[code] = formatter
      return formatter
    }
  }

  static func decimal(_ text: String) throws -> Decimal {
    try #require(Decimal(string: text))
  }

  /// Spaces of all kinds as one, and without the marks that keep directions apart.
  static func plain(_ text: String) -> String {
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]
    let spaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2009}"]
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !marks.contains(scalar) {
      result.append(spaces.contains(scalar) ? " " : scalar)
    }
    return String(result)
  }

  @Test(
    "Money",
    arguments: [
      ("en-US", "100", "USD", "$100.00"), ("en-US", "100", "JPY", "¥100"),
      ("en-US", "100", "CAD", "CA$100.00"), ("en-CA", "100", "CAD", "$100.00"),
      ("de-DE", "100", "EUR", "100,00 €"), ("de-CH", "1234.5", "CHF", "CHF 1’234.50"),
      ("fr-FR", "1234.5", "EUR", "1 234,50 €"), ("ja-JP", "100", "JPY", "￥100"),
      ("ja-JP", "100", "USD", "$100.00"), ("zh-CN", "100", "CNY", "¥100.00"),
      ("zh-CN", "100", "JPY", "JP¥100"), ("ar-SA", "100", "SAR", "١٠٠٫٠٠ ر.س."),
      ("hi-IN", "1234567", "INR", "₹12,34,567.00"), ("th-TH", "100", "THB", "฿100.00"),
      ("en-US", "-5", "USD", "-$5.00"),
    ])
  func money(_ code: String, _ amount: String, _ currency: String, _ expected: String) throws {
    let sum = try CurrencyAmount(amount: Self.decimal(amount), currency: currency)
    #expect(try Self.plain(Self.formatter(code).text(of: sum)) == expected)
  }

  @Test(
    "No decimal of a sum is lost, and none is made up",
    arguments: [
      ("0.1", "USD", "$0.10"), ("1234567.891", "USD", "$1,234,567.891"),
      ("1234567.891", "JPY", "¥1,234,567.891"), ("100", "JPY", "¥100"),
      ("1.234", "KWD", "KWD 1.234"), ("1.2", "KWD", "KWD 1.200"),
      ("0.005", "USD", "$0.005"), ("0.30000000000000004", "USD", "$0.30000000000000004"),
      (
        "12345678901234567890123456789012345678", "USD",
        "$12,345,678,901,234,567,890,123,456,789,012,345,678.00"
      ),
      ("99.995", "USD", "$99.995"), ("0.05", "CHF", "CHF 0.05"), ("0.01", "CHF", "CHF 0.01"),
    ])
  func exactMoney(_ amount: String, _ currency: String, _ expected: String) throws {
    let sum = try CurrencyAmount(amount: Self.decimal(amount), currency: currency)
    #expect(try Self.plain(Self.formatter("en-US").text(of: sum)) == expected)
  }

  @Test("Every language shows every digit of a sum", arguments: languages)
  func showsAllDigits(_ code: String) throws {
    let formatter = try Self.formatter(code)
    for digits in ["0.1", "1234567.891", "100", "1.234", "9007199254740993.07"] {
      for currency in ["USD", "EUR", "JPY", "KWD", "XYZ"] {
        let text = formatter.text(
          of: CurrencyAmount(amount: try Self.decimal(digits), currency: currency))
        let shown = text.unicodeScalars.compactMap { scalar -> String? in
          let value = cicu_digit(scalar.value)
          return value < 0 ? nil : String(value)
        }.joined()
        let wanted = digits.filter(\.isNumber)
        let zeros = shown.dropFirst(wanted.count)
        #expect(shown.hasPrefix(wanted) && zeros.allSatisfy { $0 == "0" }, "\(text)")
      }
    }
  }

  @Test("A code that is none stands before the number", arguments: ["U", "DOLLAR", "€€€"])
  func unknownCurrency(_ code: String) throws {
    let sum = CurrencyAmount(amount: try Self.decimal("12.5"), currency: code)
    #expect(try Self.formatter("en-US").text(of: sum) == "\(code) 12.5")
  }

  @Test("Spaces within a sum do not break") func hardSpaces() throws {
    let sum = CurrencyAmount(amount: 100, currency: "EUR")
    #expect(try Self.formatter("de-DE").text(of: sum) == "100,00\u{A0}€")
  }

  @Test(
    "No two currencies look alike", arguments: languages + ["es-MX", "sv-SE", "en-AU", "zh-TW"])
  func tellsCurrenciesApart(_ code: String) throws {
    let formatter = try Self.formatter(code)
    let currencies = [
      "AUD", "BRL", "CAD", "CLP", "CNY", "COP", "DKK", "EGP", "EUR", "GBP", "HKD", "ILS", "INR",
      "ISK", "JPY", "KRW", "MXN", "NOK", "NZD", "PHP", "PKR", "SAR", "SEK", "SGD", "THB", "TWD",
      "USD",
    ]
    let texts = try currencies.map {
      formatter.text(of: CurrencyAmount(amount: try Self.decimal("7.12345"), currency: $0))
    }
    #expect(Set(texts).count == currencies.count)
  }

  @Test(
    "Numbers and temperatures",
    arguments: [
      ("en-US", "1,234,567.891", "21.5°C", "21.5°"), ("de-DE", "1.234.567,891", "21,5 °C", "21,5°"),
      ("fr-FR", "1 234 567,891", "21,5 °C", "21,5°"), ("ar-SA", "١٬٢٣٤٬٥٦٧٫٨٩١", "٢١٫٥°م", "٢١٫٥°"),
      ("hi-IN", "12,34,567.891", "21.5°से॰", "21.5°"),
    ])
  func numbers(_ code: String, _ number: String, _ degrees: String, _ bare: String) throws {
    let formatter = try Self.formatter(code)
    let warmth = try Self.decimal("21.5")
    #expect(Self.plain(formatter.text(of: try Self.decimal("1234567.891"))) == number)
    #expect(Self.plain(formatter.text(ofDegrees: warmth, scale: .celsius)) == degrees)
    #expect(formatter.text(ofDegrees: warmth, scale: nil) == bare)
  }

  @Test(
    "Lists",
    arguments: [
      ("en-US", "Ann, Bob, and Cem", "Ann, Bob, or Cem"),
      ("de-DE", "Ann, Bob und Cem", "Ann, Bob oder Cem"),
      ("fr-FR", "Ann, Bob et Cem", "Ann, Bob ou Cem"),
      ("ja-JP", "Ann、Bob、Cem", "Ann、Bob、またはCem"), ("zh-CN", "Ann、Bob和Cem", "Ann、Bob或Cem"),
      ("ar-SA", "Ann وBob وCem", "Ann أو Bob أو Cem"),
      ("hi-IN", "Ann, Bob, और Cem", "Ann, Bob या Cem"),
      ("th-TH", "Ann Bob และCem", "Ann, Bob หรือ Cem"),
    ])
  func lists(_ code: String, _ all: String, _ one: String) throws {
    let formatter = try Self.formatter(code)
    #expect(formatter.list(["Ann", "Bob", "Cem"], .and) == all)
    #expect(formatter.list(["Ann", "Bob", "Cem"], .or) == one)
  }

  @Test(
    "Times of day",
    arguments: [
      ("en-US", "7:05 PM", "12:00 AM"), ("en-GB", "19:05", "00:00"), ("de-DE", "19:05", "00:00"),
      ("fr-FR", "19:05", "00:00"), ("ja-JP", "19:05", "0:00"), ("zh-CN", "19:05", "00:00"),
      ("fi-FI", "19.05", "0.00"), ("ko-KR", "오후 7:05", "오전 12:00"),
    ])
  func times(_ code: String, _ evening: String, _ midnight: String) throws {
    let formatter = try Self.formatter(code)
    #expect(Self.plain(formatter.text(ofMinute: 19 * 60 + 5)) == evening)
    #expect(Self.plain(formatter.text(ofMinute: 0)) == midnight)
  }

  @Test("Lists of none, one and two, and of what looks like a pattern") func shortLists() throws {
    let formatter = try Self.formatter("en-US")
    #expect(formatter.list([], .and) == "")
    #expect(formatter.list(["Ann"], .or) == "Ann")
    #expect(formatter.list(["{1}", "{0}"], .and) == "{1} and {0}")
    #expect(formatter.list(["", "👨‍👩‍👧 Lee's"], .or) == " or 👨‍👩‍👧 Lee's")
    let many = (0..<500).map { "Person \($0)" }
    #expect(formatter.list(many, .and).hasSuffix("Person 498, and Person 499"))
  }
}
