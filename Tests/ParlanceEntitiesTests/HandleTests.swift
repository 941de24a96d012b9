import Testing

@testable import ParlanceEntities

@Suite("Phone numbers and e-mail addresses")
struct HandleTests {
  @Test(
    "Phone numbers",
    arguments: [
      ("5550123", "5550123"), ("555-0123", "5550123"), ("(555) 010-9999", "5550109999"),
      ("+1 (555) 010-9999", "+15550109999"), ("+15550109999", "+15550109999"),
      ("555.010.9999", "5550109999"), ("555 010 9999", "5550109999"),
      ("1-800-555-0199", "18005550199"), ("+44 20 7946 0958", "+442079460958"),
      ("five five five oh one two three", "5550123"), ("030 1234567", "0301234567"),
      ("333 1234567", "3331234567"),
      ("06 12 34 56 78", "0612345678"), ("+49 30 1234567", "+49301234567"),
    ])
  func phoneNumbers(_ text: String, _ digits: String) throws {
    #expect(try found("call \(text) please", .phoneNumber) == ["\(text) = \(digits)"])
  }

  @Test(
    "Too short, too long, or something else",
    arguments: [
      "555", "911", "+1", "1234567890123456", "+1234567890123456", "five five five", "()", "+", "(",
      "1,234,567", "1.5", "$5550123", "call me",
    ])
  func noPhoneNumbers(_ text: String) throws {
    #expect(try found("call \(text) please", .phoneNumber) == [])
  }

  @Test("Digits behind an area are no number of their own", arguments: ["030", "333"])
  func areas(_ area: String) throws {
    let candidates = try Languages.fixture("en-US").candidates("call \(area) 1234567", .phoneNumber)
    #expect(candidates == ["\(area) 1234567 = \(area)1234567"])
  }

  @Test("A short number in groups is doubtful") func short() throws {
    let candidates = try Languages.fixture("en-US").candidates("call 12-345", .phoneNumber)
    #expect(candidates == ["12-345 = 12345 ?"])
  }

  @Test(
    "E-mail addresses",
    arguments: ["mia@example.com", "Mia.Lee+x@mail.example.co.uk", "a_b-c@example.org"])
  func emailAddresses(_ text: String) throws {
    #expect(try found("write to \(text) now", .emailAddress) == ["\(text) = \(text)"])
  }

  @Test(
    "No e-mail address", arguments: ["@mia", "mia@", "mia @ example", "https://example.com/a@b"])
  func noEmailAddresses(_ text: String) throws {
    #expect(try found("write to \(text) now", .emailAddress) == [])
  }

  private func found(_ text: String, _ kind: Entity.Kind) throws -> [String] {
    try Languages.fixture("en-US").entities(text, kind)
  }
}
