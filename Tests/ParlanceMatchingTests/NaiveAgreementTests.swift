import ParlanceMatching
import TestSupport
import Testing

@Suite("The automaton against a naive search")
struct NaiveAgreementTests {
  @Test("Both find the same cost for each template", arguments: Array<UInt64>(1...200))
  func agrees(seed: UInt64) throws {
    for disagreement in try disagreements(seed: seed, inParameters: .simple) {
      Issue.record("\(disagreement)")
    }
  }

  @Test("So they do when parameters hold repetitions, any-order groups and costs")
  func agreesWithRichParameters() throws {
    let found = try (UInt64(1)...200).flatMap {
      try disagreements(seed: $0, inParameters: .parameterless)
    }
    #expect(found.isEmpty, "\(found.count), such as \(found.first ?? "")")
  }

  private func disagreements(
    seed: UInt64, inParameters constructs: RandomGrammar.Constructs
  ) throws -> [String] {
    var generator = SeededGenerator(seed: seed)
    let grammar = try RandomGrammar(generator: &generator, inParameters: constructs)
    return try (0..<20).flatMap { _ in try disagreements(grammar, grammar.question(&generator)) }
  }

  private func disagreements(_ grammar: RandomGrammar, _ question: Engine.Question) throws
    -> [String]
  {
    let matcher = grammar.engine.matcher
    let found = matcher.matchingTemplates(in: question.utterance, edges: question.edges)
    let costs = Dictionary(
      uniqueKeysWithValues: found.map { (Int($0.template), Int($0.cost.rawValue)) })
    let expected = grammar.naiveCosts(question)
    // The first template is there for its words only.
    return expected.indices.filter { costs[$0 + 1] != expected[$0] }.map { index in
      let texts = [costs[index + 1], expected[index]].map { $0.map(String.init) ?? "no match" }
      return "\(question.utterance.text): \(texts[0]), naively \(texts[1])\n"
        + "\(question.edges.map { "\($0.from)-\($0.to) @\($0.kind) \($0.cost.rawValue)" })\n"
        + "template \(index + 1) of\n\(grammar.source)"
    }
  }
}
