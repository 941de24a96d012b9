import ParlanceText
import TestSupport
import Testing

@testable import ParlanceEntities

@Suite("Random words")
struct WordSoupTests {
  private static let marks = [
    "$", "€", "£", "-", "+", "(", ")", ".", ",", ":", "/", "%", "'", "@", "–", "0", "1", "7", "12",
    "31", "59", "60", "100", "2026", "9999", "1.5", "1,234", "1,23", "0.5", "555", "5550123",
    "999999999999999999", "0.000000000000000000000000001", "a@b.co", "日本", "円", "😀", "bob",
    "1.5k", "3m", "5th", "10pm", "A$", "USD", "zero", "one", "nine", "twenty", "ninety", "hundred",
    "thousand", "million", "billion", "trillion", "euros", "kroner", "monday", "friday", "february",
    "december", "send",
  ]

  @Test("Never crash, and always answer the same", arguments: [UInt64(7), 20_260_311, 99])
  func soup(seed: UInt64) throws {
    let fixture = try Languages.fixture("en-GB")
    let words = Self.marks + Self.vocabulary(of: fixture)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1500 {
      let text = generator.pick(from: words, upTo: 14)
        .joined(separator: generator.next() % 4 == 0 ? "" : " ")
      let utterance = try fixture.utterance(text)
      let found = fixture.recognizer.candidates(in: utterance, at: Fixture.reference)
      let again = fixture.recognizer.candidates(in: utterance, at: Fixture.reference)
      guard found == again, Self.areInOrder(found, count: utterance.tokens.count),
        Self.areApart(fixture.recognizer.entities(in: utterance, at: Fixture.reference))
      else {
        Issue.record("seed \(seed), round \(round): \(text)")
        return
      }
      for entity in found { _ = entity.value.text }
    }
  }

  /// Every word of the tables, since all of them are in a lexicon that nothing else filled.
  private static func vocabulary(of fixture: Fixture) -> [String] {
    (0..<fixture.lexicon.count).map { fixture.lexicon.word(Lexicon.Lexeme($0)) }
  }

  private static func areInOrder(_ entities: [Entity], count: Int) -> Bool {
    let areRanges = entities.allSatisfy {
      !$0.tokens.isEmpty && $0.tokens.lowerBound >= 0 && $0.tokens.upperBound <= count
        && $0.cost >= 0
    }
    let areSorted = zip(entities, entities.dropFirst()).allSatisfy { left, right in
      (left.tokens.lowerBound, left.tokens.count) <= (right.tokens.lowerBound, right.tokens.count)
    }
    return areRanges && areSorted
  }

  private static func areApart(_ entities: [Entity]) -> Bool {
    zip(entities, entities.dropFirst()).allSatisfy { $0.tokens.upperBound <= $1.tokens.lowerBound }
  }
}
