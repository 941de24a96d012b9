import Testing

@Suite("Names of money")
struct CurrencyNameTests {
  @Test(
    "Adjectives and regions before and after a name",
    arguments: [
      ("20 canadian dollars", "CAD 20"), ("20 Canada dollars", "CAD 20"),
      ("20 New Zealand dollars", "NZD 20"), ("20 West African CFA francs", "XOF 20"),
      ("20 dollars australian", "AUD 20"), ("20 South Korean won", "KRW 20"),
      ("20 Malaysian ringgits", "MYR 20"), ("20 Egypt pounds", "EGP 20"),
      ("20 Kenyan shillings", "KES 20"), ("20 US dollars", "USD 20"), ("20 u.s. dollars", "USD 20"),
      ("20 Hong Kong dollars", "HKD 20"), ("20 Qatari riyals", "QAR 20"),
    ])
  func qualified(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia") == ["\(text) = \(value)"])
  }

  @Test(
    "Adjectives that the name does not take",
    arguments: [
      "20 canadian", "20 new", "20 us", "20 malaysia", "canadian 20", "20 japanese dollars",
    ])
  func unqualified(_ text: String) throws {
    let found = try sums("send \(text) to mia")
    #expect(!found.contains { $0.hasPrefix("20") })
  }

  @Test(
    "Names before the number that ends what is said",
    arguments: [
      ("euros 20", "EUR 20"), ("Rupees 20.43", "INR 20.43"), ("malaysia ringgit 42", "MYR 42"),
      ("canadian dollars 42", "CAD 42"), ("baht 300", "THB 300"),
    ])
  func leading(_ text: String, _ value: String) throws {
    #expect(try sums(text) == ["\(text) = \(value)"])
    #expect(try sums("send \(text).") == ["\(text) = \(value)"])
  }

  @Test(
    "Words before a number that are no names of money there",
    arguments: [
      "I won 5", "euros 20 people", "pounds 5", "a dollar 20 people", "the pound 5", "quarter 5",
    ])
  func notLeading(_ text: String) throws {
    #expect(try sums(text).allSatisfy { !$0.contains("= USD 20") && !$0.hasSuffix(" 5") })
  }

  @Test(
    "Codes with a letter of magnitude",
    arguments: [
      ("30 MUSD", "USD 30000000"), ("5 kEUR", "EUR 5000"), ("2 BJPY", "JPY 2000000000"),
      ("1.5 MGBP", "GBP 1500000"),
    ])
  func scaled(_ text: String, _ value: String) throws {
    #expect(try sums("move \(text) today") == ["\(text) = \(value)"])
  }

  @Test(
    "Words that look like codes with a letter",
    arguments: ["20 MARS BARS", "20 BALL", "20 mall", "30 musd", "5 keur", "20 MTOP"])
  func notScaled(_ text: String) throws {
    #expect(try sums("move \(text) today") == [])
  }

  @Test(
    "Tenths",
    arguments: [
      ("one kuai five", "CNY 1.5"), ("three mao five", "CNY 0.35"),
      ("one kuai and five mao five", "CNY 1.55"), ("one kuai and five mao", "CNY 1.5"),
    ])
  func tenths(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text)") == ["\(text) = \(value)"])
  }

  private func sums(_ text: String) throws -> [String] {
    try Languages.fixture("en-US").entities(text, .currencyAmount)
  }
}
