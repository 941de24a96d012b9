import Testing

@Suite("Numbers")
struct NumberTests {
  @Test(
    "Words",
    arguments: [
      ("zero", "0"), ("seven", "7"), ("nineteen", "19"), ("forty", "40"),
      ("twenty five", "25"), ("twenty-five", "25"), ("Ninety-Nine", "99"),
      ("a hundred", "100"), ("one hundred", "100"), ("hundred", "100"),
      ("a hundred and fifty", "150"), ("hundred fifty", "150"), ("three hundred and one", "301"),
      ("twenty five hundred", "2500"), ("nineteen hundred", "1900"),
      ("nineteen hundred and five", "1905"), ("a thousand", "1000"),
      ("two thousand and six", "2006"), ("two thousand six hundred and ten", "2610"),
      ("three hundred thousand", "300000"), ("ten million", "10000000"),
      ("one million two hundred thousand and three", "1200003"),
      ("a thousand million", "1000000000"), ("a dozen", "12"), ("two dozen", "24"),
      ("a couple of", "2"), ("a couple hundred", "200"), ("couple hundred", "200"),
      ("thirty five lakh", "3500000"), ("two crore", "20000000"),
      ("two crore five lakh", "20500000"),
    ])
  func words(_ text: String, _ value: String) throws {
    #expect(try numbers(text) == ["\(text) = \(value)"])
  }

  @Test(
    "Fractions",
    arguments: [
      ("two and a half", "2.5"), ("one and a half million", "1500000"),
      ("two million and a half", "2500000"), ("half a million", "500000"),
      ("a quarter of a million", "250000"), ("half a dozen", "6"), ("half a thousand", "500"),
      ("one point five", "1.5"), ("point five", "0.5"), ("zero point zero five", "0.05"),
      ("three point one four one five", "3.1415"), ("one point five million", "1500000"),
      ("2 point 5", "2.5"), ("1 point 25", "1.25"), ("1 point 05", "1.05"), (".5", "0.5"),
      (".05", "0.05"),
    ])
  func fractions(_ text: String, _ value: String) throws {
    #expect(try numbers(text) == ["\(text) = \(value)"])
  }

  @Test(
    "Digits",
    arguments: [
      ("0", "0"), ("007", "7"), ("42", "42"), ("1.5", "1.5"), ("0.05", "0.05"),
      ("1,234", "1234"), ("1,234.56", "1234.56"), ("12,34,567", "1234567"),
      ("1,00,000", "100000"), ("1,234,567.8", "1234567.8"), ("1.5k", "1500"), ("10K", "10000"),
      ("3m", "3000000"), ("2b", "2000000000"), ("35 lakh", "3500000"), ("2 crore", "20000000"),
      ("1.2 million", "1200000"), ("5 thousand", "5000"), ("5 hundred", "500"),
      ("999999999999999999", "999999999999999999"),
    ])
  func digits(_ text: String, _ value: String) throws {
    #expect(try numbers(text) == ["\(text) = \(value)"])
  }

  @Test(
    "No number",
    arguments: [
      "1,23", "1,2345", "1234,567", "1,23,45", "1,234,56", "and", "a", "half", "point",
      "couple", "point taken", "k", "of", "a few hundred", "several thousand",
      "99999999999999999999", "-5", "by -20", "−5",
    ])
  func none(_ text: String) throws {
    #expect(try numbers(text) == [])
  }

  @Test("Digits without end are no number", arguments: ["0.", "point ", "0.1"])
  func endless(_ start: String) throws {
    let zeros = start.hasSuffix(" ") ? "zero " : "0"
    let text = start + String(repeating: zeros, count: 300) + (start.hasSuffix(" ") ? "one" : "1")
    #expect(try numbers(text).allSatisfy { $0.hasSuffix(" = 0") || $0 == "one = 1" })
  }

  @Test(
    "Several",
    arguments: [
      ("five six", ["five = 5", "six = 6"]),
      ("twenty twelve", ["twenty = 20", "twelve = 12"]),
      ("one million and one and two", ["one million and one = 1000001", "two = 2"]),
      ("fifty five five", ["fifty five = 55", "five = 5"]),
      ("10 and 20", ["10 = 10", "20 = 20"]),
      ("a hundred and two hundred", ["a hundred = 100", "two hundred = 200"]),
      ("a hundred and twenty five hundred", ["a hundred = 100", "twenty five hundred = 2500"]),
      ("a thousand and two hundred", ["a thousand and two hundred = 1200"]),
      ("a hundred and two thousand", ["a hundred and two thousand = 102000"]),
      ("take this.5 of them", ["5 = 5"]),
    ])
  func several(_ text: String, _ values: [String]) throws {
    #expect(try numbers(text) == values)
  }

  private func numbers(_ text: String) throws -> [String] {
    try Languages.fixture("en-US").entities(text, .number)
  }
}
