import Testing

@Suite("Intervals of money")
struct CurrencyIntervalTests {
  @Test(
    "Ranges",
    arguments: [
      ("between 10 and 20 dollars", "USD 10..20"), ("between $10 and $20", "USD 10..20"),
      ("between $10 and 20", "USD 10..20"), ("from 5 to 15 euros", "EUR 5..15"),
      ("10 to 20 dollars", "USD 10..20"), ("10-20 dollars", "USD 10..20"),
      ("$10-$20", "USD 10..20"), ("$10-20", "USD 10..20"), ("$10 to $20", "USD 10..20"),
      ("ten to twenty bucks", "USD 10..20"), ("£5–£7", "GBP 5..7"),
      ("between a hundred and two hundred euros", "EUR 100..200"),
      ("between 50 cents and 2 dollars", "USD 0.5..2"),
      ("between 20 cents and 50 cents", "USD 0.2..0.5"),
    ])
  func ranges(_ text: String, _ value: String) throws {
    #expect(try sums("find payments \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "Bounds",
    arguments: [
      ("at most $50", "USD ..50"), ("up to 50 dollars", "USD ..50"), ("less than €9", "EUR ..9"),
      ("under 50 bucks", "USD ..50"), ("below £30", "GBP ..30"), ("no more than $5", "USD ..5"),
      ("not more than $5", "USD ..5"), ("maximum of $5", "USD ..5"), ("at least $50", "USD 50.."),
      ("more than fifty dollars", "USD 50.."), ("over $5k", "USD 5000.."),
      ("above 20 euros", "EUR 20.."), ("no less than $5", "USD 5.."),
      (">10 dollars", "USD 10.."), ("≤ $10", "USD ..10"),
      ("upwards of $100", "USD 100.."), ("minimum of $1", "USD 1.."),
    ])
  func bounds(_ text: String, _ value: String) throws {
    #expect(try sums("find payments \(text)") == ["\(text) = \(value)"])
  }

  @Test(
    "Two sums and no interval",
    arguments: [
      ("between $20 and $10", ["$20 = USD 20", "$10 = USD 10"]),
      ("$10 to mia and $20 to leo", ["$10 = USD 10", "$20 = USD 20"]),
      ("from $10 to €20", ["$10 = USD 10", "€20 = EUR 20"]),
      ("$2 to 5 friends", ["$2 = USD 2"]),
      ("$20 to 555-0123", ["$20 = USD 20"]),
      ("50 cents to 2", ["50 cents = USD 0.5"]),
      ("$10 and $20", ["$10 = USD 10", "$20 = USD 20"]),
    ])
  func separate(_ text: String, _ values: [String]) throws {
    #expect(try sums("send \(text)") == values)
  }

  private func sums(_ text: String) throws -> [String] {
    try Languages.fixture("en-US").entities(text, .currencyAmount)
  }
}
