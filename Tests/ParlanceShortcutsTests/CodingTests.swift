import Foundation
import Parlance
import TestSupport
import Testing

@testable import ParlanceShortcuts

@Suite("Intents as JSON")
struct CodingTests {
  @Test("Every kind of value round-trips", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = RandomValues(seed: seed)
    for kind in 0..<RandomValues.kindCount {
      let value = random.value(ofKind: kind, depth: 2)
      let read = try JSONText.decoding(
        ParameterValue.self, from: JSONText.encoding(value))
      #expect(read == value, "seed \(seed)")
    }
    let intent = random.intent()
    #expect(try JSONText.decoding(AnyIntent.self, from: JSONText.encoding(intent)) == intent)
    let activity = random.activity()
    for shortcut in [Shortcut.intent(intent), .userActivity(activity)] {
      #expect(try JSONText.decoding(Shortcut.self, from: JSONText.encoding(shortcut)) == shortcut)
    }
    let response = AnyResponse(
      code: ResponseCode(name: "soldOut", rawValue: 100, outcome: .failure),
      properties: intent.values, userActivity: activity)
    #expect(try JSONText.decoding(AnyResponse.self, from: JSONText.encoding(response)) == response)
  }

  @Test("The form is as documented")
  func form() throws {
    var intent = AnyIntent(intentClass: "INSendPaymentIntent")
    intent.values["note"] = [.text("lunch")]
    let json = try JSONText.encoding(intent)
    #expect(
      json
        == #"{"class":"INSendPaymentIntent","values":{"note":[{"text":"lunch"}]},"version":1}"#)
    let amount = ParameterValue.currencyAmount(CurrencyAmount(amount: 12.5, currency: "USD"))
    #expect(
      try JSONText.encoding(amount) == #"{"currencyAmount":{"amount":"12.5","currency":"USD"}}"#)
  }

  @Test(
    "What a newer version wrote, or nobody, is refused",
    arguments: [
      #"{"version":2,"class":"A","values":{}}"#, #"{"class":"A","values":{}}"#,
      #"{"version":1,"class":"A","values":{"a":[{"hologram":"b"}]}}"#,
      #"{"version":1,"class":"A","values":{"a":[{"text":"b","number":"1"}]}}"#,
      #"{"version":1,"class":"A","values":{"a":[{"number":"12 apples"}]}}"#,
      #"{"version":1,"class":"A","values":{"a":[{"number":"NaN"}]}}"#,
      #"{"version":1,"class":"A","values":{"a":[{"dateRange":"soon"}]}}"#, "",
    ])
  func refusals(json: String) {
    #expect(throws: UnreadableRow.self) {
      try JSONText.decoding(AnyIntent.self, from: json)
    }
  }

  @Test("A number that is none is not written")
  func noNumber() {
    #expect(throws: EncodingError.self) {
      try JSONText.encoding(ParameterValue.number(.nan))
    }
  }
}

extension JSONText {
  /// Reads a text that stands in no row.
  fileprivate static func decoding<Value: Decodable>(
    _ type: Value.Type, from text: String
  ) throws -> Value {
    try decoding(type, from: text, of: RowPlace("none", 0))
  }
}
