import ParlanceMatching
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test("Each stretch has its role, its parameter and its cost")
  func explains() throws {
    #expect(
      try FrozenPack.engine().steps("please send <money~0.25:$20> to Jason Smith, for uh pizza")
        == [
          "please skipped 128", "send word 0", "$20 @money {amount} 256", "to word 0",
          "Jason name {payee} 128",
          "Smith name {payee} 64", ", skipped 64", "for word 0", "uh text {note} 1",
          "pizza text {note} 1",
        ])
    #expect(
      try FrozenPack.engine().steps("ligt up the living room") == [
        "ligt typo 1536", "up word 0", "the word {room} 0", "living word {room} 0",
        "room word {room} 0",
      ])
    #expect(
      try FrozenPack.engine().steps("ring <contact:Jo>") == [
        "ring word 0", "Jo @contact {contact} 512",
      ])
    #expect(
      try FrozenPack.engine().steps("add tea to my notes") == [
        "add word 0", "tea text {title} 256", "to word 0", "my word 0", "notes word 0",
      ])
  }

  @Test("A reading of several tokens is a word, not a typo")
  func explainsReadings() throws {
    let steps = try FrozenPack.engine().steps("open the duckling list")
    #expect(steps == ["open word 0", "the word 0", "duckling word 0", "list word 0"])
  }

  @Test("Steps cover the utterance without gaps, and their costs add up to the match's")
  func addsUp() throws {
    let engine = try FrozenPack.engine()
    for text in [
      "send <money~0.5:$20> to zork uh for pizza", "note that milk, tea",
      "pack third gamma now first alpha second beta",
      "please light up kichen right now", "jason's list", "conference bob", "go very uh very fast.",
    ] {
      let question = try engine.question(text)
      for (template, cost) in engine.matcher.matchingTemplates(
        in: question.utterance, edges: question.edges)
      {
        let steps = engine.matcher.steps(
          of: template, in: question.utterance, edges: question.edges)
        // What a template costs before its first word is no step's.
        #expect(steps.reduce(0) { $0 + $1.cost.rawValue } == cost.rawValue, "\(text)")
        #expect(
          steps.flatMap { Array($0.tokens) } == Array(question.utterance.tokens.indices), "\(text)")
      }
    }
  }

  @Test("A template that does not match has no steps")
  func explainsNothing() throws {
    let engine = try FrozenPack.engine()
    let question = try engine.question("go fast")
    #expect(engine.matcher.steps(of: 0, in: question.utterance, edges: []).isEmpty)
  }

  @Test(
    "A refusal tells where the templates failed and what they asked for",
    arguments: [
      ("go", 1, "33: very, fast, go"),
      ("turn on", 2, "36: {room}, on, off"),
      ("pack first alpha second beta", 5, "41: third, now, {b}"),
      ("call not", 1, "21: {contact}, call"),
      ("go very slow", 2, "33: very, fast"),
      ("jason list", 1, "31: {owner}, 's"),
    ])
  func refuses(_ text: String, _ token: Int, _ candidate: String) throws {
    let refusal = try FrozenPack.engine().refusal(text)
    #expect(refusal.token == token)
    #expect(refusal.candidates.first == candidate)
  }

  @Test("What asks for none of the intents is nothing to come near to")
  func refusesWithRequests() throws {
    let engine = try Engine(phrases: "## none\ngo (away|home)\n## SendIntent\ngo (on|far)")
    #expect(try engine.refusal("go").candidates == ["4: on, far, go"])
  }

  @Test("Nothing said, everything expected; and as many candidates as asked for")
  func refusesNothing() throws {
    let engine = try FrozenPack.engine()
    let refusal = try engine.refusal("", maximumCount: 3)
    #expect(refusal.token == 0)
    #expect(refusal.candidates.count == 3)
    #expect(refusal.candidates.first == "15: could, hey, send, give, wire")
    #expect(try engine.refusal("xyz", maximumCount: 0).candidates.isEmpty)
  }

  @Test("Kinds, names, texts and nouns are expected as templates write them")
  func describesKinds() throws {
    let engine = try Engine(phrases: "## SendIntent\ngo (@money|@name|@text|@noun|on)")
    #expect(try engine.refusal("go").candidates == ["2: @money, @name, @text, @noun, on, go"])
  }
}
