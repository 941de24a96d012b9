import ParlanceMatching
import Testing

@Suite("Time")
struct LinearTimeTests {
  /// Per token, once the states are known.
  private func time(_ engine: Engine, _ text: String, rounds: Int) throws -> Duration {
    let utterance = try engine.utterance(text)
    let edges = utterance.tokens.indices.map { token in
      Edge(from: Int32(token), to: Int32(token + 1), kind: 0, cost: .zero, payload: 0)
    }
    _ = engine.matcher.matchingTemplates(in: utterance, edges: edges)
    let time = ContinuousClock().measure {
      for _ in 0..<rounds { _ = engine.matcher.matchingTemplates(in: utterance, edges: edges) }
    }
    return time / (rounds * utterance.tokens.count)
  }

  @Test(
    "A token of a long utterance costs about what a token of a short one costs",
    arguments: [
      ("note {content}", "note ", "x "), ("(a [b] c*)* @text", "", "a c c x "),
      ("(a;b;[c];[d])* @text", "", "b d a c "),
      ("@text and @text and @text [and @text]", "", "x and "),
      ("(@name|@text|@money)*", "", "zork "),
    ])
  func isLinear(_ template: String, _ start: String, _ piece: String) throws {
    let engine = try Engine(phrases: "Note = @text\n## NoteIntent\n\(template)")
    let tokens = piece.split(separator: " ").count
    let short = start + String(repeating: piece, count: 12 / tokens)
    let long = start + String(repeating: piece, count: 990 / tokens)
    let perShortToken = try time(engine, short, rounds: 400)
    let perLongToken = try time(engine, long, rounds: 5)
    #expect(perLongToken < perShortToken * 10)
  }

  @Test("The longest utterance, never seen before, is answered soon")
  func answersSoon() throws {
    let engine = try FrozenPack.engine()
    let text = String(repeating: "send to for pizza call note pack ", count: 142)
    let time = try ContinuousClock().measure { _ = try engine.matches(text) }
    #expect(time < .seconds(5))
  }
}
