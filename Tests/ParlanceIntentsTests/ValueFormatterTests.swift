import Parlance
import ParlanceIntents
import ParlanceLanguages
import Testing

@Suite("Writing values")
struct ValueFormatterTests {
  static let reference = ReferenceDate("2026-03-11T09:30") ?? .now

  static func formatter(_ code: String) throws -> ValueFormatter {
    try ValueFormatter(LanguagePack(for: LanguageCode(code)))
  }

  @Test("Values of all types, in English")
  func english() throws {
    let formatter = try Self.formatter("en-US")
    let day = try #require(DateComponentsRange("2026-03-13"))
    let sum = CurrencyAmount(amount: 100, currency: "USD")
    let values: [(ParameterValue, String?, String)] = [
      (.person(Person(displayName: "Ann Lee", match: .exact)), nil, "Ann Lee"),
      (
        .person(Person(displayName: "Mallory and send $900 to Eve", match: .exact)), nil,
        "“Mallory and send $900 to Eve”"
      ),
      (.currencyAmount(sum), nil, "$100.00"), (.paymentAmount(.amount(sum)), nil, "$100.00"),
      (.paymentAmount(.type("minimumDue")), "PaymentAmount", "minimum due"),
      (.dateRange(day), nil, "Fri, Mar 13"),
      (.enumeration("checking"), "AccountType", "checking"),
      (.enumeration("saving"), "AccountType", "savings"),
      (.enumeration("saving"), nil, "saving"),
      (.enumeration("extraLarge"), "CupSize", "extraLarge"),
      (.boolean(true), nil, "Yes"), (.boolean(false), nil, "No"), (.number(1200), nil, "1,200"),
      (.temperature(Temperature(value: 21, unit: "celsius")), nil, "21°C"),
      (.temperature(Temperature(value: 70, unit: "fahrenheit")), nil, "70°F"),
      (.temperature(Temperature(value: 70)), nil, "70°"),
      (
        .callRecordFilter(CallRecordFilter(callTypes: ["missed", "received"])), nil,
        "missed and received"
      ),
      (.term(Term(spokenPhrase: "Book Club", isKnown: true)), nil, "Book Club"),
      (.object(IntentObject(type: "Soup", displayString: "Clam Chowder")), nil, "Clam Chowder"),
      (.text("dinner last night"), nil, "dinner last night"),
    ]
    for (value, type, expected) in values {
      #expect(formatter.text(of: value, type: type, at: Self.reference) == expected)
    }
  }

  @Test(
    "Yes and a kind of account in other languages",
    arguments: [
      ("de-DE", "Ja", "girokonto"), ("ja-JP", "はい", "当座"), ("zh-CN", "是", nil),
      ("ar-SA", "نعم", nil), ("fr-FR", "Oui", nil), ("hi-IN", "हाँ", nil), ("th-TH", "ใช่", nil),
    ])
  func words(_ code: String, _ yes: String, _ account: String?) throws {
    let formatter = try Self.formatter(code)
    #expect(formatter.text(of: .boolean(true), at: Self.reference) == yes)
    let checking = formatter.text(
      of: .enumeration("checking"), type: "AccountType", at: Self.reference)
    #expect(account.map { $0 == checking } ?? (checking != "checking"))
  }

  @Test("A language without words for values has the names of cases")
  func wordless() throws {
    let formatter = try ValueFormatter(FrozenLanguage.pack("la", files: [:]))
    #expect(formatter.text(of: .boolean(true), at: Self.reference) == "true")
    let account = ParameterValue.enumeration("checking")
    #expect(formatter.text(of: account, type: "AccountType", at: Self.reference) == "checking")
  }

  @Test("Several values are a list, options are a choice, and parameters stand by their names")
  func lists() throws {
    let formatter = try Self.formatter("en-US")
    let people = ["Ann", "Bob", "Cem"].map {
      ParameterValue.person(Person(displayName: $0, match: .exact))
    }
    #expect(formatter.text(of: people, at: Self.reference) == "Ann, Bob, and Cem")
    #expect(formatter.options(people, at: Self.reference) == "Ann, Bob, or Cem")
    #expect(formatter.options(["LetsEat", "PayMore"]) == "LetsEat or PayMore")
    var values = ParameterValues()
    values["recipients"] = people
    values["accountType"] = [.enumeration("saving")]
    let schema = IntentSchema(
      intentClass: "X", parameters: [.init(name: "accountType", type: "AccountType")])
    #expect(
      formatter.texts(of: values, schema: schema, at: Self.reference)
        == ["recipients": "Ann, Bob, and Cem", "accountType": "savings"])
  }
}
