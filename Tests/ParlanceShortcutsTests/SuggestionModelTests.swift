import ParlanceShortcuts
import TestSupport
import Testing

@Suite("Suggestions")
struct SuggestionModelTests {
  private let model = SuggestionModel()
  private typealias Samples = SuggestionSamples

  private func keys(_ donations: [DonationEvent], _ asked: DonationMoment) -> [String] {
    model.suggestions(from: donations, at: asked).map(\.shortcut)
  }

  @Test("Without donations there are no suggestions") func none() {
    #expect(model.suggestions(from: [DonationEvent](), at: Samples.moment()).isEmpty)
    #expect(model.suggestions(from: [ShortcutHistory](), at: Samples.moment()).isEmpty)
    let empty = ShortcutHistory(shortcut: "soup")
    #expect(model.suggestions(from: [empty], at: Samples.moment()).isEmpty)
  }

  @Test("Of few donations the most recent is suggested, with little confidence") func coldStart() {
    let donations = [
      Samples.event("tea", Samples.moment(days: -3, hours: 7)),
      Samples.event("soup", Samples.moment(days: -1, hours: 9)),
    ]
    let suggestions = model.suggestions(from: donations, at: Samples.moment())
    #expect(suggestions.map(\.shortcut) == ["soup", "tea"])
    #expect(suggestions.allSatisfy { $0.confidence > 0 && $0.confidence < 0.05 })
    #expect(suggestions.first?.reason == .recent(days: 0))
    #expect(suggestions.last?.reason == .recent(days: 2))
  }

  @Test("What lies ahead does not count") func future() {
    #expect(keys([Samples.event("soup", Samples.moment(minutes: 1))], Samples.moment()).isEmpty)
  }

  @Test("Each day of the week and each time of day has its own habits") func habits() {
    let donations = (1...6).flatMap { week -> [DonationEvent] in
      [
        Samples.event("soup", Samples.moment(days: -7 * week)),
        Samples.event("gym", Samples.moment(days: -7 * week + 1)),
        Samples.event("coffee", Samples.moment(days: -7 * week, hours: -11)),
      ]
    }
    #expect(keys(donations, Samples.moment()).first == "soup")
    #expect(keys(donations, Samples.moment(days: 1)).first == "gym")
    #expect(keys(donations, Samples.moment(hours: -11)).first == "coffee")
  }

  @Test("A place tells apart what is done at one time") func places() {
    let donations = (1...6).flatMap { week in
      [
        Samples.event("soup", Samples.moment(days: -7 * week, place: 1)),
        Samples.event("film", Samples.moment(days: -7 * week, place: 2)),
      ]
    }
    #expect(keys(donations, Samples.moment(place: 1)).first == "soup")
    #expect(keys(donations, Samples.moment(place: 2)).first == "film")
  }

  @Test("A new habit takes the place of an old one") func changes() {
    let donations =
      (8...20).map { Samples.event("coffee", Samples.moment(days: -7 * $0)) }
      + (1...7).map { Samples.event("tea", Samples.moment(days: -7 * $0)) }
    #expect(keys(donations, Samples.moment()).first == "tea")
  }

  @Test("A habit goes by the clock on the wall, wherever it is") func travel() {
    let donations = (1...6).flatMap { week in
      [
        Samples.event("morning", Samples.moment(days: -7 * week, hours: -11)),
        Samples.event("evening", Samples.moment(days: -7 * week)),
      ]
    }
    let tokyoMorning = Samples.moment(hours: -20, offset: 9 * 3600)
    #expect(keys(donations, tokyoMorning).first == "morning")
  }

  @Test("Midnight parts no habit") func midnight() {
    let donations = (1...6).flatMap { week in
      [
        Samples.event("night", Samples.moment(days: -7 * week, hours: 5, minutes: 20)),
        Samples.event("soup", Samples.moment(days: -7 * week, hours: 1)),
      ]
    }
    for minutes in [-20, 20, 40] as [Int64] {
      #expect(keys(donations, Samples.moment(hours: 5, minutes: minutes)).first == "night")
    }
  }

  @Test("The order of donations does not matter", arguments: UInt64(1)...20)
  func order(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let donations = Samples.random(&generator)
    let asked = Samples.randomMoment(&generator)
    let expected = model.suggestions(from: donations, at: asked, limit: 20)
    let shuffled = donations.shuffled(using: &generator)
    #expect(model.suggestions(from: shuffled, at: asked, limit: 20) == expected, "seed \(seed)")
  }

  @Test("A donation at the time asked about never lowers its shortcut", arguments: UInt64(1)...40)
  func monotone(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Enough of them that histories run over.
    let donations = Samples.random(&generator, count: 1...2000)
    let asked = Samples.randomMoment(&generator)
    for number in 0..<10 {
      let shortcut = "shortcut\(number)"
      let before = model.suggestions(from: donations, at: asked, limit: 20)
      let more = donations + [Samples.event(shortcut, asked)]
      let after = model.suggestions(from: more, at: asked, limit: 20)
      let rank = { (list: [Suggestion]) in
        list.firstIndex { $0.shortcut == shortcut } ?? list.count
      }
      #expect(rank(after) <= rank(before), "seed \(seed), \(shortcut)")
    }
  }

  @Test("Confidences are shares of one, in the order of the scores", arguments: UInt64(1)...20)
  func confidence(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let suggestions = model.suggestions(
      from: Samples.random(&generator), at: Samples.randomMoment(&generator), limit: 20)
    #expect(suggestions.reduce(0) { $0 + $1.confidence } < 1)
    #expect(suggestions.map(\.confidence) == suggestions.map(\.confidence).sorted(by: >))
    #expect(suggestions.map(\.score) == suggestions.map(\.score).sorted(by: >))
  }

  @Test("One donation of this minute weighs fully, and is as likely as not") func fullWeight() {
    let suggestion = model.suggestions(
      from: [Samples.event("soup", Samples.moment())], at: Samples.moment()
    ).first
    #expect(suggestion?.score == SuggestionModel.fullWeight)
    #expect(suggestion?.confidence == 0.5)
  }

  @Test("No moment is out of range") func extremes() {
    let moments = [Int64.min, -1, 0, Int64.max].flatMap { seconds in
      [Int.min, 0, Int.max].map {
        DonationMoment(secondsSince1970: seconds, secondsFromUTC: $0, place: 1)
      }
    }
    let donations = moments.map { Samples.event("soup", $0) }
    for asked in moments {
      #expect(model.suggestions(from: donations, at: asked).count == 1)
    }
  }
}
