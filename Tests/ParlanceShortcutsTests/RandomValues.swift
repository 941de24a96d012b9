import Foundation
import Parlance
import TestSupport

/// Values of parameters, with whatever texts and numbers there may be.
struct RandomValues {
  /// How many kinds of values there are.
  static let kindCount = 13

  private static let pieces = [
    "a", "B", " ", "\"", "\\", "/", "\n", "\0", "\u{1F}", "\u{7F}", "é", "e\u{301}", "ı", "汤", "น้ำ",
    "👩‍🍳", "\u{2028}", "'", ";", "--", "${x}",
  ]

  private static let ranges = [
    "2026-03-10", "2026-03-02/2026-03-08", "2026-03-11T14:00/2026-03-11T16:00",
    "2026-03-11T15:00", "2026-03-03/..", "../2026-03-03", "0001-01-01", "9999-12-31T23:59",
    "2024-02-29/2026-03-11T00:00",
  ].compactMap(DateComponentsRange.init)

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func value(ofKind kind: Int, depth: Int) -> ParameterValue {
    switch kind {
    case 0: .person(person())
    case 1: .currencyAmount(amount())
    case 2: .paymentAmount(.amount(amount()))
    case 3: .paymentAmount(.type(text()))
    case 4: .dateRange(range())
    case 5: .enumeration(text())
    case 6: .boolean(Bool.random(using: &random))
    case 7: .number(decimal())
    case 8: .temperature(Temperature(value: decimal(), unit: maybe { $0.text() }))
    case 9: .callRecordFilter(CallRecordFilter(callTypes: texts()))
    case 10: .term(term())
    case 11: .object(object(depth: depth))
    default: .text(text())
    }
  }

  mutating func intent() -> AnyIntent {
    AnyIntent(intentClass: text(), values: values(depth: 2))
  }

  mutating func activity() -> UserActivity {
    var activity = UserActivity(
      activityType: text(), title: maybe { $0.text() }, userInfo: [text(): text()])
    activity.isEligibleForSearch = Bool.random(using: &random)
    activity.isEligibleForPrediction = Bool.random(using: &random)
    activity.keywords = Set(texts())
    activity.persistentIdentifier = maybe { $0.text() }
    activity.suggestedInvocationPhrase = maybe { $0.text() }
    activity.contentDescription = maybe { $0.text() }
    return activity
  }

  private mutating func values(depth: Int) -> ParameterValues {
    var values = ParameterValues()
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      values[text()] = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        value(ofKind: Int.random(in: 0..<Self.kindCount, using: &random), depth: depth)
      }
    }
    return values
  }

  private mutating func person() -> Person {
    let matches: [Person.Match] = [
      .exact, .folded, .partial, .nickname, .fuzzy, .relation, .handle, .unknown,
    ]
    return Person(
      displayName: text(), match: matches.randomElement(using: &random) ?? .exact,
      candidates: candidates(), identifier: maybe { $0.text() }, relationship: maybe { $0.text() },
      handle: maybe { $0.text() })
  }

  private mutating func candidates() -> [Person.Candidate] {
    texts().map { name in
      Person.Candidate(displayName: name, identifier: maybe { $0.text() })
    }
  }

  private mutating func term() -> Term {
    Term(
      spokenPhrase: text(), vocabularyIdentifier: maybe { $0.text() },
      isKnown: Bool.random(using: &random), accountType: maybe { $0.text() })
  }

  private mutating func object(depth: Int) -> IntentObject {
    IntentObject(
      type: text(), identifier: maybe { $0.text() }, displayString: text(),
      pronunciationHint: maybe { $0.text() }, synonyms: texts(),
      properties: depth > 0 ? values(depth: depth - 1) : ParameterValues())
  }

  private mutating func amount() -> CurrencyAmount {
    CurrencyAmount(amount: decimal(), currency: text())
  }

  /// Up to 38 digits, with an exponent.
  private mutating func decimal() -> Decimal {
    let digits = (0..<Int.random(in: 1...38, using: &random)).map { _ in
      String(Int.random(in: 0...9, using: &random))
    }
    let exponent = Int.random(in: -60...60, using: &random)
    let sign = Bool.random(using: &random) ? "-" : ""
    return Decimal(string: "\(sign)\(digits.joined())e\(exponent)") ?? 0
  }

  private mutating func range() -> DateComponentsRange {
    Self.ranges[Int.random(in: Self.ranges.indices, using: &random)]
  }

  private mutating func texts() -> [String] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in text() }
  }

  private mutating func text() -> String { random.pick(from: Self.pieces, upTo: 6).joined() }

  private mutating func maybe<Value>(_ make: (inout RandomValues) -> Value) -> Value? {
    Bool.random(using: &random) ? make(&self) : nil
  }
}
