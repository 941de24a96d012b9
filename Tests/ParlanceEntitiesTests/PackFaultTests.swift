import ParlanceLanguages
import TestSupport
import Testing

@Suite("Faults of a pack")
struct PackFaultTests {
  @Test(
    "A malformed row is named by file and line",
    arguments: [
      ("numbers.tsv", "five\t5", "'5' is no role of a number word"),
      ("numbers.tsv", "five\t=five", "'=five' is no role of a number word"),
      ("numbers.tsv", "five\t=99999999999999999999", "is no role of a number word"),
      ("numbers.tsv", "five\t=5 shiny", "'shiny' is no trait of a number word"),
      ("numbers.tsv", "five", "expected 2 fields"),
      ("currency.tsv", "bucks\t=dollars", "'dollars' does not stand above this line"),
      ("currency.tsv", "bucks\tUS", "'US' is no currency"),
      ("currency.tsv", "bucks\tusd", "'usd' is no currency"),
      ("currency.tsv", "bucks\tUSD*x", "'USD*x' is no amount of a currency"),
      ("currency.tsv", "bucks\tUSD*2*3", "'USD*2*3' is no amount of a currency"),
      ("currency.tsv", "bucks\tUSD shiny", "'shiny' is no trait"),
      ("currency.tsv", "bucks\t ", "what 'bucks' means is missing"),
      ("currency.tsv", "bucks", "expected 2 fields"),
      ("intervals.tsv", "beyond\tabroad", "'abroad' is no role in an interval"),
      ("intervals.tsv", "beyond", "expected 2 fields"),
      ("people.tsv", "kids\tsmall", "'small' is no role among people"),
      ("people.tsv", "kids\t=0", "'=0' is no role among people"),
      ("people.tsv", "kids", "expected 2 fields"),
      ("dates.tsv", "soon\tday", "'day' is no meaning of a word in dates"),
      ("dates.tsv", "soon\tday x", "'day x' is no meaning of a word in dates"),
      ("dates.tsv", "soon\tclock 25:00", "is no meaning of a word in dates"),
      ("dates.tsv", "soon\tclock 24:30", "is no meaning of a word in dates"),
      ("dates.tsv", "soon\tclock 10:75", "is no meaning of a word in dates"),
      ("dates.tsv", "soon\tpart 12:00 06:00", "is no meaning of a word in dates"),
      ("dates.tsv", "soon\tweekday 8", "is no meaning of a word in dates"),
      ("dates.tsv", "soon\tmonth 13", "is no meaning of a word in dates"),
      ("dates.tsv", "soon\tmodifier maybe", "is no meaning of a word in dates"),
      ("dates.tsv", "soon\tunit aeon", "is no meaning of a word in dates"),
      ("dates.tsv", "soon", "expected 2 fields"),
      ("dates.tsv", "soon\tday 1\nsoon\tday 2", "'soon' stands twice in this file"),
    ])
  func row(_ file: String, _ row: String, _ message: String) throws {
    let line = row.contains("\n") ? 3 : 2
    do {
      _ = try Self.fixture(file, "# A comment.\n\(row)\n")
      Issue.record("\(row) is taken")
    } catch let error as PackError {
      #expect(error.file.hasSuffix("/en/\(file)"))
      #expect(error.line == line)
      #expect(error.message.contains(message))
    }
  }

  @Test("A language without tables has what CLDR knows") func bare() throws {
    let fixture = try Self.fixture("numbers.tsv", "# Nothing.\n")
    #expect(try fixture.entities("pay 20 euros", .currencyAmount) == ["20 euros = EUR 20"])
    #expect(try fixture.entities("show Monday", .date) == ["Monday = 2026-03-16 | 2026-03-09"])
    #expect(try fixture.entities("count twenty two", .number) == ["twenty two = 22"])
  }

  @Test("A phrase without a meaning is no date, whatever CLDR says") func noDate() throws {
    let fixture = try Self.fixture("dates.tsv", "Monday\tnone\n")
    #expect(try fixture.entities("show Monday", .date).isEmpty)
    #expect(try fixture.entities("show Tuesday", .date) == ["Tuesday = 2026-03-17 | 2026-03-10"])
  }

  @Test(
    "A number word that is also a verb is one behind another word at the end of a clause",
    arguments: [
      ("send two", 1, true), ("send two, Ann", 1, true), ("send two coins", 1, false),
      ("two", 0, false), ("ten two", 1, false), ("send ten", 1, false),
    ])
  func verbs(_ text: String, _ token: Int, _ isVerb: Bool) throws {
    let fixture = try Self.fixture("numbers.tsv", "two\t=2 verb\nten\t=10\n")
    #expect(
      fixture.recognizer.isVerb(token, in: try fixture.utterance(text)) == isVerb, "\(text)")
  }

  /// English with one table of these words and no other.
  private static func fixture(_ file: String, _ text: String) throws -> Fixture {
    let folder = try TemporaryFolder()
    try folder.write("en/pack.json", #"{"tag": "en"}"#)
    try folder.write("en/\(file)", text)
    return try Fixture("en", in: PackLibrary.folder(folder.path))
  }
}
