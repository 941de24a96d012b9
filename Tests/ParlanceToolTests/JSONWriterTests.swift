import Testing

@testable import Parlance

@Suite("Writing JSON")
struct JSONWriterTests {
  private func json(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test("Members and elements are parted by commas, at every depth")
  func writesContainers() {
    let text = json { json in
      json.object { json in
        json.member("a", "b")
        json.member("c") { $0.array { _ in } }
        json.member("d") { json in
          json.array { json in
            json.object { _ in }
            json.integer(-1)
            json.null()
            json.bool(true)
            json.array(of: [1, 2]) { $0.integer($1) }
          }
        }
        json.member("e", ifPresent: nil)
        json.member("f", orNull: nil)
      }
    }
    #expect(text == #"{"a":"b","c":[],"d":[{},-1,null,true,[1,2]],"f":null}"#)
  }

  @Test(
    "Quotes, backslashes and control characters are escaped, and nothing else",
    arguments: [
      ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#), ("é👨‍👩‍👧\u{2028}", "\"é👨‍👩‍👧\u{2028}\""),
    ])
  func escapesStrings(_ text: String, _ expected: String) {
    #expect(json { $0.string(text) } == expected)
  }

  @Test(
    "Probabilities have at most two decimals",
    arguments: [
      (0, "0"), (0.004, "0"), (0.05, "0.05"), (0.1, "0.1"), (0.974, "0.97"), (0.995, "1"), (1, "1"),
    ])
  func writesHundredths(_ value: Double, _ expected: String) {
    #expect(json { $0.hundredths(value) } == expected)
  }

  @Test("Numbers", arguments: [(1, "1"), (0.25, "0.25"), (-3, "-3")])
  func writesNumbers(_ value: Double, _ expected: String) {
    #expect(json { $0.number(value) } == expected)
  }

  @Test("An emptied writer begins anew")
  func empties() {
    var json = JSONWriter()
    json.integer(1)
    json.removeAll()
    json.integer(2)
    #expect(json.bytes == Array("2".utf8))
  }

  @Test("Each type of value has its form")
  func writesValues() throws {
    let amount = CurrencyAmount(amount: 12.5, currency: "EUR")
    let date = try Interpreter(for: "en-US").entities(
      in: "tomorrow", at: try #require(ReferenceDate("2026-03-11")))
    guard case .date(let reading) = date.entities.first?.value else {
      Issue.record("'tomorrow' is no date")
      return
    }
    let values: [(ParameterValue, String)] = [
      (.currencyAmount(amount), #"{"amount":"12.5","currency":"EUR"}"#),
      (.paymentAmount(.amount(amount)), #"{"amount":"12.5","currency":"EUR"}"#),
      (.paymentAmount(.type("minimumDue")), #"{"amountType":"minimumDue"}"#),
      (.dateRange(reading.upcoming), #"{"start":"2026-03-12","end":"2026-03-12"}"#),
      (.enumeration("electricity"), #"{"case":"electricity"}"#),
      (.boolean(true), "true"),
      (.number(5), "5"),
      (.temperature(Temperature(value: 70)), #"{"degrees":70}"#),
      (
        .temperature(Temperature(value: 21, unit: "celsius")),
        #"{"degrees":21,"unit":"celsius"}"#
      ),
      (
        .callRecordFilter(CallRecordFilter(callTypes: ["missed"])),
        #"{"callTypes":["missed"]}"#
      ),
      (.text("lunch"), #""lunch""#),
      (
        .term(Term(spokenPhrase: "Rainy Day", isKnown: false)),
        #"{"spokenPhrase":"Rainy Day","known":false}"#
      ),
      (
        .term(
          Term(spokenPhrase: "A", vocabularyIdentifier: "1", isKnown: true, accountType: "saving")),
        #"{"spokenPhrase":"A","known":true,"vocabularyIdentifier":"1","accountType":"saving"}"#
      ),
      (
        .person(
          Person(
            displayName: "jason", match: .exact,
            candidates: [.init(displayName: "Jason", identifier: "1"), "Jason"])),
        #"{"displayName":"jason","match":"exact","candidates":[{"displayName":"Jason","identifier":"1"},"Jason"]}"#
      ),
      (
        .person(Person(displayName: "jason", match: .partial, candidates: ["Jason A", "Jason B"])),
        #"{"displayName":"jason","match":"partial","candidates":["Jason A","Jason B"]}"#
      ),
      (
        .person(Person(displayName: "my mom", match: .relation, relationship: "mother")),
        #"{"displayName":"my mom","match":"relation","relationship":"mother"}"#
      ),
    ]
    for (value, expected) in values { #expect(json { $0.value(value) } == expected) }
  }
}
