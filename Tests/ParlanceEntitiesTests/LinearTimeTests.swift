import ParlanceText
import Testing

@testable import ParlanceEntities

@Suite("Time grows with length and no faster", .serialized)
struct LinearTimeTests {
  @Test(
    "Repeated words",
    arguments: [
      "1 ", "five ", "$ ", "and ", "between 1 ", "thousand ", "hundred ", "zero ", "( ", "+ 1 ",
      "5 ( ", "point ", "point five ", "a ", "a half ", "of ", "the ", "from monday ", "to ",
      "1 - ", "one and a half ", "$5 and ", "dollars ", "last ", "since ", "between ", "5 : ",
      "march 3 ", "march ", "20 dollars 43 ", "555-", "one hundred and ", "twenty - ", "minus 1 ",
    ])
  func repeated(_ words: String) throws {
    let fixture = try Languages.fixture("en-US")
    let count = try fixture.utterance(words).tokens.count
    let short = try fixture.utterance(String(repeating: words, count: 100 / count))
    let long = try fixture.utterance(String(repeating: words, count: 1000 / count))
    var best = Double.infinity
    // A busy machine may slow one measurement, but not all of them.
    for _ in 0..<20 where best >= 40 {
      best = min(best, time(long, fixture) / time(short, fixture))
    }
    #expect(best < 40, "1000 tokens of '\(words)' take \(best) times as long as 100")
  }

  private func time(_ utterance: Utterance, _ fixture: Fixture) -> Double {
    let clock = ContinuousClock()
    let duration = (0..<3).map { _ in
      clock.measure {
        _ = fixture.recognizer.entities(in: utterance, at: Fixture.reference)
      }
    }.min()
    return max(1e-6, (duration ?? .zero) / .seconds(1))
  }
}
