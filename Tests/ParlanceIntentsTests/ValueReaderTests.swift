import FoundationEssentials
import Parlance
import Testing

@Suite("Values of parameters")
struct ValueReaderTests {
  private func value(_ name: String, _ text: String) throws -> ParameterValue? {
    try FrozenRequests.interpret(text).best?[name].first
  }

  @Test(
    "People",
    arguments: [
      ("Ann Lee", Person(displayName: "Ann Lee", match: .exact, identifier: "7")),
      ("ann", Person(displayName: "Ann Lee", match: .partial, identifier: "7")),
      ("Annie", Person(displayName: "Ann Lee", match: .nickname, identifier: "7")),
      ("jason og", Person(displayName: "Jason Óg", match: .folded)),
      (
        "Jason",
        Person(displayName: "Jason", match: .partial, candidates: ["Jason Ruiz", "Jason Óg"])
      ),
      ("Jason Riuz", Person(displayName: "Jason Riuz", match: .fuzzy, candidates: ["Jason Ruiz"])),
      ("my mom", Person(displayName: "my mom", match: .relation, relationship: "mother")),
      ("big sister", Person(displayName: "big sister", match: .relation, relationship: "sister")),
      (
        "the big sister of my mom",
        Person(displayName: "the big sister of my mom", match: .unknown)
      ),
      ("555-010-9999", Person(displayName: "555-010-9999", match: .handle, handle: "5550109999")),
      (
        "mia@example.com",
        Person(displayName: "mia@example.com", match: .handle, handle: "mia@example.com")
      ),
      ("Zoë", Person(displayName: "Zoë", match: .unknown)),
    ])
  func readsPeople(_ name: String, _ person: Person) throws {
    #expect(try value("payee", "send €20 to \(name)") == .person(person))
  }

  @Test(
    "Sums; a bare number is money of the region",
    arguments: [
      ("€20", CurrencyAmount(amount: 20, currency: "EUR")),
      ("$12.50", CurrencyAmount(amount: 12.5, currency: "USD")),
      ("15", CurrencyAmount(amount: 15, currency: "EUR")),
      ("1", CurrencyAmount(amount: 1, currency: "EUR")),
      ("two", CurrencyAmount(amount: 2, currency: "EUR")),
      ("one thousand", CurrencyAmount(amount: 1000, currency: "EUR")),
      ("one €", CurrencyAmount(amount: 1, currency: "EUR")),
    ])
  func readsSums(_ text: String, _ sum: CurrencyAmount) throws {
    #expect(try value("currencyAmount", "send \(text) to Ann") == .currencyAmount(sum))
  }

  @Test("The word for one is no sum by itself")
  func readsNoPronouns() throws {
    #expect(try FrozenRequests.interpret("send one to Ann").best == nil)
  }

  @Test("A payment's amount is a sum, or a kind of amount")
  func readsPaymentAmounts() throws {
    let sum = CurrencyAmount(amount: 500, currency: "EUR")
    #expect(
      try value("transactionAmount", "pay my rent bill of €500") == .paymentAmount(.amount(sum)))
    #expect(
      try value("transactionAmount", "pay my rent bill of the minimum due")
        == .paymentAmount(.type("minimumDue")))
  }

  @Test("Payments look forward, and what was paid is looked for in the past")
  func readsDates() throws {
    let coming = try value("transactionScheduledDate", "pay my rent bill on friday")
    let past = try value("paymentDateRange", "bills paid friday")
    guard case .dateRange(let next) = coming, case .dateRange(let last) = past else {
      Issue.record("\(String(describing: coming)), \(String(describing: past))")
      return
    }
    #expect(next.description == "2026-03-13")
    #expect(last.description == "2026-03-06")
  }

  @Test("Cases of enumerations, also of option sets")
  func readsEnumerations() throws {
    #expect(try value("billType", "pay my power bill") == .enumeration("electricity"))
    #expect(try value("callCapability", "call Ann by video") == .enumeration("videoCall"))
    #expect(try value("attributes", "read unread messages") == .enumeration("unread"))
  }

  @Test("Values that the wording implies")
  func readsImpliedValues() throws {
    #expect(try value("unseen", "calls nobody saw") == .boolean(true))
    #expect(
      try value("callRecordFilter", "call back the one")
        == .callRecordFilter(CallRecordFilter(callTypes: ["missed"])))
  }

  @Test("Counts, measures, and degrees of a scale where one was said")
  func readsNumbers() throws {
    let exact = try #require(Decimal(string: "2.5"))
    #expect(try value("goalValue", "begin my indoor run of 2.5") == .number(exact))
    #expect(
      try value("fanSpeedIndex", "heat the car to 21 with the fan at two") == .number(2))
    #expect(
      try value("temperature", "heat the car to 21 celsius")
        == .temperature(Temperature(value: 21, unit: "celsius")))
    #expect(
      try value("temperature", "heat the car to 70") == .temperature(Temperature(value: 70)))
  }

  @Test("What the system names has its identifier")
  func readsConstants() throws {
    #expect(
      try value("workoutName", "begin my indoor run of 5")
        == .term(
          Term(
            spokenPhrase: "indoor run", vocabularyIdentifier: "INWorkoutNameIdentifierIndoorrun",
            isKnown: true)))
    #expect(
      try value("workoutName", "begin my stretching of 5")
        == .term(Term(spokenPhrase: "stretching", isKnown: false)))
  }

  @Test("A property of a composite value has a path")
  func readsPaths() throws {
    #expect(try value("mediaSearch.artistName", "find songs by Ann") == .text("Ann"))
  }

  @Test("Names of things, known or not, with an account's type")
  func readsTerms() throws {
    #expect(
      try value("billPayee", "pay the acme bill")
        == .term(Term(spokenPhrase: "Acme", isKnown: true)))
    #expect(
      try value("billPayee", "pay the Gasworks bill")
        == .term(Term(spokenPhrase: "Gasworks", isKnown: false)))
    #expect(
      try value("fromAccount", "pay my rent bill from rainy day")
        == .term(Term(spokenPhrase: "Rainy Day", isKnown: true)))
    #expect(
      try value("fromAccount", "pay my rent bill from savings")
        == .term(Term(spokenPhrase: "savings", isKnown: false, accountType: "saving")))
    #expect(
      try value("speakableGroupName", "text the Cousins hello")
        == .term(Term(spokenPhrase: "Cousins", isKnown: true)))
  }

  @Test("Text is kept as it was said")
  func readsText() throws {
    #expect(
      try value("note", "send €20 to Ann for LUNCH,  with Bo") == .text("LUNCH,  with Bo"))
    #expect(
      try value("content", "text the Cousins see you, 20 min 🙂") == .text("see you, 20 min 🙂"))
  }
}
