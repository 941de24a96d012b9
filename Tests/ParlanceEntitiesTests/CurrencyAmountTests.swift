import Testing

@Suite("Sums of money")
struct CurrencyAmountTests {
  @Test(
    "Symbols and codes on either side",
    arguments: [
      ("$20", "USD 20"), ("20$", "USD 20"), ("$ 20", "USD 20"), ("20 $", "USD 20"),
      ("$1,234.56", "USD 1234.56"), ("$.50", "USD 0.5"), (".50 dollars", "USD 0.5"),
      ("€15", "EUR 15"), ("15€", "EUR 15"),
      ("£7.50", "GBP 7.5"), ("¥3000", "JPY 3000"), ("₹500", "INR 500"), ("₩9000", "KRW 9000"),
      ("₪40", "ILS 40"), ("₺75", "TRY 75"), ("฿300", "THB 300"), ("₱250", "PHP 250"),
      ("USD 20", "USD 20"), ("20 USD", "USD 20"), ("USD20", "USD 20"), ("20USD", "USD 20"),
      ("usd 20", "USD 20"), ("20 usd", "USD 20"), ("20eur", "EUR 20"), ("CHF 90", "CHF 90"),
      ("A$20", "AUD 20"), ("CA$20", "CAD 20"), ("US$20", "USD 20"), ("NZ$5", "NZD 5"),
      ("HK$88", "HKD 88"), ("S$12", "SGD 12"), ("R$30", "BRL 30"), ("$20 dollars", "USD 20"),
      ("$20 USD", "USD 20"), ("Rs 500", "INR 500"), ("Rs. 500", "INR 500"), ("rs500", "INR 500"),
    ])
  func symbols(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia") == ["\(text) = \(value)"])
  }

  @Test(
    "Names, one and many",
    arguments: [
      ("1 dollar", "USD 1"), ("20 dollars", "USD 20"), ("twenty dollars", "USD 20"),
      ("a dollar", "USD 1"), ("one euro", "EUR 1"), ("thirty euros", "EUR 30"),
      ("50 British pounds", "GBP 50"), ("8 Canadian dollars", "CAD 8"),
      ("1 Canadian dollar", "CAD 1"), ("six Australian dollars", "AUD 6"),
      ("500 Japanese yen", "JPY 500"), ("500 yen", "JPY 500"), ("40 Swiss francs", "CHF 40"),
      ("99 Mexican pesos", "MXN 99"), ("20 Polish zlotys", "PLN 20"), ("70 Thai baht", "THB 70"),
      ("3 Indian rupees", "INR 3"), ("12 Israeli new shekels", "ILS 12"),
      ("two bitcoins", "BTC 2"), ("five quid", "GBP 5"), ("60 bucks", "USD 60"),
      ("a buck", "USD 1"), ("a hundred bucks", "USD 100"), ("five grand", "USD 5000"),
      ("a grand", "USD 1000"), ("a fiver", "USD 5"), ("a tenner", "USD 10"),
    ])
  func names(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia") == ["\(text) = \(value)"])
  }

  @Test(
    "Coins",
    arguments: [
      ("50 cents", "USD 0.5"), ("1 cent", "USD 0.01"), ("a cent", "USD 0.01"),
      ("75¢", "USD 0.75"), ("43c", "USD 0.43"), ("a dime", "USD 0.1"), ("three dimes", "USD 0.3"),
      ("a nickel", "USD 0.05"), ("two nickels", "USD 0.1"), ("a quarter", "USD 0.25"),
      ("three pennies", "USD 0.03"), ("50 pence", "GBP 0.5"), ("20p", "GBP 0.2"),
      ("10 paise", "INR 0.1"), ("150 cents", "USD 1.5"),
    ])
  func coins(_ text: String, _ value: String) throws {
    #expect(try sums("give mia \(text) today") == ["\(text) = \(value)"])
  }

  @Test(
    "Major and minor",
    arguments: [
      ("5 dollars and 20 cents", "USD 5.2"), ("5 dollars 20 cents", "USD 5.2"),
      ("five dollars and a quarter", "USD 5.25"), ("$5 and 20 cents", "USD 5.2"),
      ("$20 and 43c", "USD 20.43"), ("twenty dollars fifty", "USD 20.5"),
      ("3 euros 40 cents", "EUR 3.4"), ("12 pounds 50 pence", "GBP 12.5"),
      ("7 pounds and 5 pence", "GBP 7.05"), ("2 rupees and 50 paise", "INR 2.5"),
      ("one dollar and one cent", "USD 1.01"), ("two dollars and a half", "USD 2.5"),
      ("two and a half dollars", "USD 2.5"), ("half a dollar", "USD 0.5"),
      ("$20 05", "USD 20.05"), ("5 dollars two dimes and a nickel", "USD 5.25"),
      ("two grand and five hundred dollars", "USD 2500"), ("a tenner and a fiver", "USD 15"),
      ("a dollar fifty", "USD 1.5"), ("2 grand and 50 cents", "USD 2000.5"),
    ])
  func parts(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia") == ["\(text) = \(value)"])
  }

  @Test(
    "Magnitudes",
    arguments: [
      ("$5k", "USD 5000"), ("5k dollars", "USD 5000"), ("$1.5m", "USD 1500000"),
      ("$2bn", "USD 2000000000"), ("$3 million", "USD 3000000"), ("€4 thousand", "EUR 4000"),
      ("half a million dollars", "USD 500000"), ("one and a half million euros", "EUR 1500000"),
      ("2 lakh rupees", "INR 200000"), ("₹3 crore", "INR 30000000"),
      ("a couple of dollars", "USD 2"), ("a couple hundred bucks", "USD 200"),
      ("two dozen dollars", "USD 24"), ("twenty five hundred dollars", "USD 2500"),
      ("ten thousand five hundred dollars", "USD 10500"), ("point five bitcoin", "BTC 0.5"),
      ("one point five million dollars", "USD 1500000"),
    ])
  func magnitudes(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia") == ["\(text) = \(value)"])
  }

  @Test(
    "Names that several regions share",
    arguments: [
      ("en-US", "20 dollars", "USD"), ("en-AU", "20 dollars", "AUD"),
      ("en-CA", "20 dollars", "CAD"), ("en-NZ", "20 dollars", "NZD"),
      ("en-SG", "20 dollars", "SGD"), ("en-GB", "20 dollars", "USD"),
      ("en-IN", "20 dollars", "USD"), ("en-US", "$20", "USD"), ("en-AU", "$20", "AUD"),
      ("en-CA", "$20", "CAD"), ("en-NZ", "$20", "NZD"), ("en-SG", "$20", "SGD"),
      ("en-GB", "$20", "USD"), ("en-IN", "$20", "USD"), ("en-AU", "20 bucks", "AUD"),
      ("en-CA", "20 bucks", "CAD"), ("en-GB", "20 bucks", "USD"), ("en-IN", "20 bucks", "INR"),
      ("en-ZA", "20 bucks", "ZAR"), ("en-ZA", "R20", "ZAR"), ("en-ZA", "20 rand", "ZAR"),
      ("en-US", "20 pounds", "GBP"), ("en-GB", "20 pounds", "GBP"), ("en-IN", "20 rupees", "INR"),
      ("en-US", "20 rupees", "INR"), ("en-GB", "20 quid", "GBP"), ("en-IE", "20 quid", "EUR"),
      ("en-CA", "US$20", "USD"), ("en-AU", "20 US dollars", "USD"),
      ("en-US", "20 pesos", "MXN"), ("en-US", "20 francs", "CHF"), ("en-GB", "¥20", "JPY"),
    ])
  func families(_ language: String, _ text: String, _ currency: String) throws {
    #expect(try sums("send \(text) to mia", language) == ["\(text) = \(currency) 20"])
  }

  @Test(
    "Parts of the region's money",
    arguments: [
      ("en-AU", "50 cents", "AUD 0.5"), ("en-CA", "50 cents", "CAD 0.5"),
      ("en-IE", "50 cents", "EUR 0.5"), ("en-GB", "a fiver", "GBP 5"),
      ("en-GB", "a tenner", "GBP 10"), ("en-AU", "a grand", "AUD 1000"),
      ("en-GB", "two grand", "GBP 2000"), ("en-CA", "a dime", "CAD 0.1"),
      ("en-CA", "a loonie", "CAD 1"), ("en-CA", "two toonies", "CAD 4"),
    ])
  func parts(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia", language) == ["\(text) = \(value)"])
  }

  @Test(
    "Several in a row",
    arguments: [
      ("$5 $10", ["$5 = USD 5", "$10 = USD 10"]),
      ("$5 and $10", ["$5 = USD 5", "$10 = USD 10"]),
      ("5 dollars 10 euros", ["5 dollars = USD 5", "10 euros = EUR 10"]),
      ("$5, €6 and £7", ["$5 = USD 5", "€6 = EUR 6", "£7 = GBP 7"]),
      ("5 euros and 20 pence", ["5 euros = EUR 5", "20 pence = GBP 0.2"]),
      ("a dollar a dollar", ["a dollar = USD 1", "a dollar = USD 1"]),
      ("3 $5 cards", ["$5 = USD 5"]), ("1 $ 10 dollars", ["$ 10 dollars = USD 10"]),
      ("10 $ 30 $", ["10 $ = USD 10", "30 $ = USD 30"]),
      ("5 dollars 150 cents", ["5 dollars = USD 5", "150 cents = USD 1.5"]),
      ("20 cents 5 dollars", ["20 cents = USD 0.2", "5 dollars = USD 5"]),
    ])
  func several(_ text: String, _ values: [String]) throws {
    #expect(try sums(text) == values)
  }

  @Test(
    "Words that are also codes or names",
    arguments: [
      "send all 5 to mia", "all 25", "try 25", "top 10", "pen 3", "bob 25", "cad 20",
      "pay bob 25", "pay all of it", "mark 5", "sol 20", "real 20", "cup 4", "gel 7", "mad 3",
      "call me at 5 try again", "the top 5 all good", "2 pen pals", "my 3 cop friends",
      "i won 5", "dollars", "the quarter", "the 1988 quarter", "5 dime", "pounds of flesh",
      "unit 5", "5 units", "ron 4",
      "give bob 5 cups", "5 mad men", "3 l of milk", "ran 5 km", "6 ft tall", "a 5 k run",
      "bob 25 please", "25 db",
    ])
  func words(_ text: String) throws {
    #expect(try sums(text) == [])
  }

  @Test(
    "Codes in capitals",
    arguments: [
      ("BOB 25", "BOB 25"), ("ALL 300", "ALL 300"), ("TRY 12", "TRY 12"), ("25 PEN", "PEN 25"),
      ("TOP 9", "TOP 9"), ("CAD 20", "CAD 20"), ("30 MAD", "MAD 30"), ("COP 5000", "COP 5000"),
      ("5000 COP", "COP 5000"),
    ])
  func codes(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia") == ["\(text) = \(value)"])
  }

  @Test("An article is no symbol") func article() throws {
    #expect(try sums("send A$20") == ["A$20 = AUD 20"])
    #expect(try sums("a $20 bill") == ["$20 = USD 20"])
    #expect(try sums("s $20") == ["$20 = USD 20"])
  }

  @Test(
    "Sums that nobody named",
    arguments: [
      "a few hundred dollars", "several thousand euros", "ten percent of $50",
      "half of 50 dollars", "ten or twenty dollars", "-$20", "minus 20 dollars", "$1 000 000",
      "two fifty dollars", "$1,23", "hundreds of dollars", "twelve fifty dollars",
      "nineteen eighty four dollars", "one oh five dollars", "a third of a dollar",
    ])
  func unnamed(_ text: String) throws {
    #expect(try sums("transfer \(text)") == [])
  }

  @Test(
    "Fractions in one character, and with a slash after a whole number",
    arguments: [
      ("½ a dollar", "USD 0.5"), ("½ dollar", "USD 0.5"), ("¼ dollars", "USD 0.25"),
      ("¾ of a dollar", "USD 0.75"), ("2½ dollars", "USD 2.5"), ("2 ½ dollars", "USD 2.5"),
      ("$2½", "USD 2.5"), ("$2 ½", "USD 2.5"), ("1½ million dollars", "USD 1500000"),
      ("½ million dollars", "USD 500000"), ("5⅛ euros", "EUR 5.125"), ("2 1/2 dollars", "USD 2.5"),
      ("$2 3/4", "USD 2.75"),
    ])
  func fractions(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia") == ["\(text) = \(value)"])
  }

  @Test(
    "Digits that do not say which sum",
    arguments: [
      "⅓ of a dollar", "5⅓ dollars", "$2⅓", "1/2 dollar", "1/2 a dollar", "2 1/3 dollars",
      "$1e3", "1e3 dollars", "0x10 dollars", "$5KK", "$5t", "$5 M", "$5 b", "5 k dollars",
      "1..5 dollars", "1·5 dollars", "1:50 dollars", "1;50 dollars", "1_000 dollars",
      "$1, 000", "$ 1 , 000", "$1,0000", "1.000 dollars", "10.505 dollars",
      "1.234.567 dollars", "1,50 dollars", "$10+", "10+ dollars", "$-5", "5 5 dollars",
      "1 2 3 dollars", "2 thousand 5 million dollars", "one two three dollars",
      "twenty-five-five dollars", "twenty five-hundred dollars", "fifty five five dollars",
      "two five dollar bills", "5 one dollar bills", "3$5", "$1 2 3", "Ⅳ dollars",
    ])
  func digits(_ text: String) throws {
    #expect(try sums("transfer \(text)") == [])
  }

  @Test(
    "Sums that are reckoned with",
    arguments: [
      "5 times 10 dollars", "5 x 10 dollars", "5x10 dollars", "3 * $5", "$5 * 3", "$5 x 3",
      "twice $5", "double $50", "half $50", "triple 20 dollars", "5 dollars plus 20 cents",
      "$20 + $5", "5 dollars minus 20 cents", "$5 or 10", "$5 or $10", "20 dollars or 10 euros",
      "5 dollars less 20 cents",
    ])
  func reckoned(_ text: String) throws {
    #expect(try sums("transfer \(text)") == [])
  }

  @Test(
    "Parts that do not say how much",
    arguments: ["5 dollars 5", "20 grand 500", "two grand five hundred", "5 euros 7"])
  func doubtful(_ text: String) throws {
    #expect(try sums("transfer \(text)") == [])
  }

  @Test(
    "Measures that are also money",
    arguments: [
      "20 pounds of flour", "two pounds of sugar", "a pound of butter", "three quarters of it",
    ])
  func measures(_ text: String) throws {
    #expect(try sums("send mia \(text)", "en-GB") == [])
  }

  @Test(
    "Names that say which currency",
    arguments: [
      ("$5 AUD", "AUD 5"), ("5 dollars canadian", "CAD 5"), ("$5 canadian", "CAD 5"),
      ("5 AUD dollars", "AUD 5"), ("US$5 dollars", "USD 5"), ("$20 grand", "USD 20000"),
      ("5 euro cents", "EUR 0.05"), ("20 pesos chilean", "CLP 20"),
    ])
  func narrowed(_ text: String, _ value: String) throws {
    #expect(try sums("send \(text) to mia") == ["\(text) = \(value)"])
  }

  @Test(
    "Names that contradict each other",
    arguments: [
      "$5 EUR", "€5 dollars", "USD 5 EUR", "5 dollars euros", "5 dollars cents", "$5 cents",
      "5 yen dollars",
    ])
  func contradictions(_ text: String) throws {
    #expect(try sums("transfer \(text)") == [])
  }

  private func sums(_ text: String, _ language: String = "en-US") throws -> [String] {
    try Languages.fixture(language).entities(text, .currencyAmount)
  }
}
