import Testing

@Suite("The digits of every script are digits everywhere")
struct NativeDigitTests {
  /// Arabic-Indic, as Persian and Urdu write them, Devanagari, Bengali, Thai, Burmese, full width.
  static let zeros: [Unicode.Scalar] = ["٠", "۰", "०", "০", "๐", "၀", "０"]

  private func native(_ text: String, _ zero: Unicode.Scalar) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = ("0"..."9").contains(scalar) ? scalar.value - 0x30 : nil
      view.append(digit.flatMap { Unicode.Scalar(zero.value + $0) } ?? scalar)
    }
    return String(view)
  }

  @Test(
    "As those of ASCII",
    arguments: zeros,
    [
      "0", "42", "1,234.56", "12,34,567", "$50", "$1,234.50", "20 euros", "3/14/2026", "14:30",
      "+1 (555) 010-9999", "555-0123", "1.5k", "between $10 and $20",
    ])
  func readsAlike(_ zero: Unicode.Scalar, _ text: String) throws {
    let english = try Languages.fixture("en-US")
    let expected = try english.entities(text)
    #expect(!expected.isEmpty)
    #expect(
      try english.entities(native(text, zero)).map { $0.split(separator: " = ").last }
        == expected.map { $0.split(separator: " = ").last })
  }

  @Test(
    "Arabic marks, whatever the language and the digits",
    arguments: [
      ("١٬٢٣٤٫٥", "1234.5"), ("1٬234٫5", "1234.5"), ("٠٫٥", "0.5"), ("۱۲٬۳۴۵٫۶۷", "12345.67"),
      ("١٬٢٣٤٬٥٦٧", "1234567"),
    ], ["en-US", "de-DE", "ar-SA", "fa-IR", "hi-IN"])
  func readsMarks(_ number: (text: String, value: String), _ language: String) throws {
    #expect(
      try Fixture(ofAny: language).entities(number.text, .number)
        == ["\(number.text) = \(number.value)"])
  }

  @Test(
    "Arabic marks where no number has them", arguments: ["١٬٢٣", "١٫٢٫٣", "٫", "٬", "١٬٢٣٤٬٥"])
  func refusesMarks(_ text: String) throws {
    #expect(try !Fixture(ofAny: "ar-SA").entities(text, .number).contains { $0.hasPrefix(text) })
  }

  @Test("Money in the digits of its language")
  func readsMoney() throws {
    #expect(try Fixture(ofAny: "ar-SA").entities("٢٠٫٥٠ ريال") == ["٢٠٫٥٠ ريال = SAR 20.5"])
    #expect(try Fixture(ofAny: "hi-IN").entities("₹५००") == ["₹५०० = INR 500"])
    #expect(try Fixture(ofAny: "th-TH").entities("๑,๒๓๔.๕ บาท") == ["๑,๒๓๔.๕ บาท = THB 1234.5"])
  }
}
