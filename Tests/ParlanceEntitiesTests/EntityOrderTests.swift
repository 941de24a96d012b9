import Testing

@testable import ParlanceEntities

@Suite("All kinds together")
struct EntityOrderTests {
  @Test(
    "The longest, and money before dates before numbers",
    arguments: [
      (
        "send $20 to 555-0123 tomorrow",
        ["$20 = USD 20", "555-0123 = 5550123", "tomorrow = 2026-03-12"]
      ),
      (
        "pay 5 dollars by Friday",
        ["5 dollars = USD 5", "by Friday = ../2026-03-13 | ../2026-03-06"]
      ),
      ("at 5 dollars", ["5 dollars = USD 5"]),
      (
        "play 3 songs for mia@example.com",
        ["3 = 3", "mia@example.com = mia@example.com"]
      ),
    ])
  func mixed(_ text: String, _ values: [String]) throws {
    #expect(try Languages.fixture("en-US").entities(text) == values)
  }

  @Test(
    "Nothing is found where nothing is", arguments: ["", " ", "hello there", "\u{1F600}", "..."])
  func nothing(_ text: String) throws {
    #expect(try Languages.fixture("en-US").entities(text) == [])
  }

  @Test("A sum with a doubtful part is there without it") func doubtful() throws {
    let found = try Languages.fixture("en-US").candidates("send 20 dollars 43", .currencyAmount)
    #expect(found == ["20 dollars = USD 20 ?", "20 dollars 43 = USD 20.43"])
  }

  @Test("No number begins inside another", arguments: ["two hundred", "twenty five thousand"])
  func innerNumbers(_ text: String) throws {
    #expect(try Languages.fixture("en-US").candidates("send \(text)", .number).count == 1)
  }

  @Test("The values of kinds are stable") func kinds() {
    #expect(
      Entity.Kind.allCases.map(\.rawValue) == [
        "number", "currencyAmount", "date", "phoneNumber", "emailAddress", "people",
      ])
  }
}
