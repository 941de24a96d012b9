import ParlanceShortcuts
import Testing

@Suite("Reasons of suggestions")
struct SuggestionReasonTests {
  private typealias Samples = SuggestionSamples

  private func reason(
    _ moments: [DonationMoment], at asked: DonationMoment = SuggestionSamples.moment()
  ) -> SuggestionReason? {
    SuggestionModel().suggestions(from: moments.map { Samples.event("soup", $0) }, at: asked)
      .first?.reason
  }

  @Test("Six of the last eight Fridays") func weekday() {
    let moments = [1, 2, 4, 5, 6, 8].map { Samples.moment(days: -7 * $0, minutes: $0 - 4) }
    #expect(reason(moments) == .weekday(.friday, minute: 19 * 60, count: 6, total: 8))
  }

  @Test("A habit younger than eight weeks counts from its first time") func youngHabit() {
    let moments = [1, 2, 3].map { Samples.moment(days: -7 * $0) }
    #expect(reason(moments) == .weekday(.friday, minute: 19 * 60, count: 3, total: 3))
  }

  @Test("Two donations of a day count once, and the time is their mean") func sameDay() {
    let moments = [1, 2].flatMap {
      [Samples.moment(days: -7 * $0, minutes: 10), Samples.moment(days: -7 * $0, minutes: 30)]
    }
    #expect(reason(moments) == .weekday(.friday, minute: 19 * 60 + 20, count: 2, total: 2))
  }

  @Test("What is done daily is said of all days") func daily() {
    let moments = (1...12).map { Samples.moment(days: -$0, minutes: -7) }
    #expect(reason(moments) == .daily(minute: 18 * 60 + 55, count: 10, total: 10))
  }

  @Test("What is done on workdays is said of the day") func workdays() {
    let moments = (1...56).filter { $0 % 7 < 5 }.map { Samples.moment(days: -$0) }
    #expect(reason(moments) == .weekday(.friday, minute: 19 * 60, count: 8, total: 8))
  }

  @Test("Just before midnight it is the day behind that is spoken of") func midnight() {
    let moments = [1, 2].map { Samples.moment(days: -7 * $0, hours: 5) }
    let asked = Samples.moment(hours: 4, minutes: 40)
    #expect(reason(moments, at: asked) == .weekday(.saturday, minute: 0, count: 2, total: 2))
  }

  @Test("Without a time, a place") func place() {
    let moments = (1...4).map { Samples.moment(days: -5 * $0, hours: -4 * $0, place: 7) }
    let asked = Samples.moment(place: 7)
    #expect(reason(moments, at: asked) == .place(count: 4, total: 4))
    #expect(reason(moments) == .frequent(count: 4, days: 30))
  }

  @Test("Else when it was used", arguments: Int64(0)...3) func recent(_ days: Int64) {
    let moment = Samples.moment(days: -days, hours: -5)
    #expect(reason([moment]) == .recent(days: Int(days)))
  }
}
