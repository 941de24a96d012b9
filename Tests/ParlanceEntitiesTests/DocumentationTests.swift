import ParlanceEntities
import ParlanceLanguages
import TestSupport
import Testing

/// The twins of the examples in documentation comments.
@Suite("Documentation")
struct DocumentationTests {
  @Test func dateComponentsRange() {
    #expect(DateComponentsRange("2026-03-02/2026-03-08")?.startDateComponents?.day == 2)
  }

  @Test(
    "The lines of currency.tsv",
    arguments: [
      ("5 dollars", ["5 dollars = USD 5"]), ("5 bucks", ["5 bucks = USD 5"]),
      ("5 pounds", ["5 pounds = GBP 5"]), ("5 pounds of flour", []),
      ("5 quid", ["5 quid = GBP 5"]), ("fiver", ["fiver = GBP 5"]),
      ("5 quid 20 cents", ["5 quid 20 cents = GBP 5.2"]), ("20 cents", ["20 cents = GBP 0.2"]),
      ("43c", ["43c = GBP 0.43"]), ("43 c", []), ("TRY 5", ["TRY 5 = TRY 5"]), ("try 5", []),
      ("5 real", []),
    ])
  func currencyTable(_ text: String, _ expected: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("en/pack.json", #"{"tag": "en"}"#)
    try folder.write("en/numbers.tsv", "of\tof\n")
    try folder.write(
      "en/currency.tsv",
      """
      dollars\tUSD?
      pounds\tGBP? measure
      bucks\t=dollars
      quid\tGBP
      fiver\tGBP*5 coin
      cents\twhole*0.01
      c\twhole*0.01 glued
      try\tTRY upper
      real\t-
      """)
    let fixture = try Fixture("en-GB", in: .folder(folder.path))
    #expect(try fixture.entities(text, .currencyAmount) == expected)
  }
}
