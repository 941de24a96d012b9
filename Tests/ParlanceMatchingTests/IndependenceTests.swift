import ParlanceMatching
import TestSupport
import Testing

@Suite("Results depend on nothing but the question")
struct IndependenceTests {
  private static let texts = [
    "send <money:$20> to <contact:Jason> for pizza", "send <money:$20> for pizza to Jason Smith",
    "wire transfer",
    "wire <money:$20> to zork", "hey give bob <money:$20> right now", "call uh ana on video please",
    "ring bob",
    "phone bob", "conference bob", "note that milk, tea", "note to bob: hi",
    "add blue cheese to my notes",
    "jason's list", "open the duckling list", "go very very fast", "go",
    "turn on <place:the big hall>",
    "swich off kitchen", "light up kitchen", "pack first alpha second beta third gamma",
    "pack third gamma now first alpha second beta", "pack first alpha", "xyz", "", "call a b c d",
    "turn on",
  ]

  /// All that can be asked about a text.
  private static func answers(_ text: String, _ engine: Engine) throws -> String {
    let question = try engine.question(text)
    let templates = engine.matcher.matchingTemplates(in: question.utterance, edges: question.edges)
    let steps = templates.map {
      engine.matcher.steps(of: $0.template, in: question.utterance, edges: question.edges)
    }
    return "\(text): \(try engine.matches(text)) \(templates) \(steps) \(try engine.refusal(text))"
  }

  private static func fresh() throws -> [String] {
    try texts.map { try answers($0, FrozenPack.engine()) }
  }

  @Test("A matcher that has answered much answers as a fresh one", arguments: Array<UInt64>(1...10))
  func forgets(seed: UInt64) throws {
    let expected = Dictionary(uniqueKeysWithValues: zip(Self.texts, try Self.fresh()))
    var generator = SeededGenerator(seed: seed)
    let engine = try FrozenPack.engine()
    for _ in 0..<2 {
      for text in Self.texts.shuffled(using: &generator) {
        #expect(try Self.answers(text, engine) == expected[text])
      }
    }
  }

  @Test("Random grammars, too, answer the same in any order", arguments: Array<UInt64>(1...60))
  func forgetsRandom(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let start = generator
    let grammar = try RandomGrammar(generator: &generator, inParameters: .parameterless)
    let questions = try (0..<12).map { _ in try grammar.question(&generator) }
    let expected = try questions.map { question in
      var again = start
      return answers(
        question, try RandomGrammar(generator: &again, inParameters: .parameterless).engine)
    }
    for index in questions.indices.shuffled(using: &generator) + questions.indices {
      #expect(answers(questions[index], grammar.engine) == expected[index], "\(grammar.source)")
    }
  }

  private func answers(_ question: Engine.Question, _ engine: Engine) -> String {
    let matches = engine.matcher.matches(in: question.utterance, edges: question.edges)
    let refusal = engine.matcher.refusal(
      of: question.utterance, edges: question.edges, maximumCount: 9)
    return "\(matches.map { engine.describe($0, question) }) \(refusal)"
  }

  @Test("Threads that share a matcher get what one gets")
  func isSafeToShare() async throws {
    let expected = try Self.fresh()
    let engine = try FrozenPack.engine()
    let results = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { Self.texts.map { (try? Self.answers($0, engine)) ?? "" } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    for result in results { #expect(result == expected) }
  }
}
