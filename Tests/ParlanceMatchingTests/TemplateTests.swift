import ParlanceMatching
import Testing

@Suite("Templates")
struct TemplateTests {
  private func engine(_ lines: String...) throws -> Engine {
    try Engine(phrases: lines.joined(separator: "\n"))
  }

  /// An engine that takes nothing but the words of its templates.
  private func strictEngine(_ lines: String...) throws -> Engine {
    try Engine(phrases: lines.joined(separator: "\n"), weights: "{}")
  }

  @Test("Of templates equally good the first of the file wins")
  func decidesTiesByOrder() throws {
    let rules =
      "Person = @name\nNote = @text\nAmount = @money\nThing = @noun\nApp = @name\nWord = x\nPlace = y"
    let one = try engine(
      rules, "## SendIntent", "go {payee} fast", "## ListIntent", "go {owner} fast")
    #expect(
      try one.matches("go ana fast") == [
        "SendIntent:9 256 payee='ana'", "ListIntent:11 256 owner='ana'",
      ])
    let other = try engine(
      rules, "## ListIntent", "go {owner} fast", "## SendIntent", "go {payee} fast")
    #expect(
      try other.matches("go ana fast") == [
        "ListIntent:9 256 owner='ana'", "SendIntent:11 256 payee='ana'",
      ])
  }

  @Test("What asks for none of the intents competes by its cost, and wins where it is equally good")
  func decidesForNone() throws {
    let engine = try engine(
      "## SendIntent", "go on", "go far ~0.5", "go home", "## none", "go (on|far|home ~0.5)")
    #expect(try engine.matches("go on") == ["none:6 0", "SendIntent:2 0"])
    #expect(try engine.matches("go far") == ["none:6 0", "SendIntent:3 512"])
    #expect(try engine.matches("go home") == ["SendIntent:4 0", "none:6 512"])
    #expect(engine.matcher.templates.map(\.isRequest) == [false, true, true, true])
  }

  @Test("Within a template the first of equally good ways wins")
  func decidesTiesWithin() throws {
    let one = try engine("Word = x", "## CallIntent", "({capability=one} go|{capability=two} go)")
    #expect(try one.best("go") == "CallIntent:3 0 +capability=one")
    let other = try engine("Word = x", "## CallIntent", "({capability=two} go|{capability=one} go)")
    #expect(try other.best("go") == "CallIntent:3 0 +capability=two")
  }

  @Test("All templates of an intent that match are known, in the order of their costs")
  func listsTemplates() throws {
    let engine = try engine("## SendIntent", "go ~0.5 on", "go on", "[go] ~0.25 on", "stop")
    let question = try engine.question("go on")
    let found = engine.matcher.matchingTemplates(in: question.utterance, edges: [])
    #expect(found.map(\.template) == [1, 2, 0])
    #expect(found.map(\.cost.rawValue) == [0, 256, 512])
    #expect(try engine.matches("go on") == ["SendIntent:3 0"])
  }

  @Test("Two templates that read alike both match")
  func keepsEqualTemplates() throws {
    let engine = try engine("## SendIntent", "go on", "## ListIntent", "(go on)")
    #expect(try engine.matches("go on") == ["SendIntent:2 0", "ListIntent:4 0"])
  }

  @Test("Costs add up along the way, and beyond the threshold nothing matches")
  func addsCosts() throws {
    let engine = try engine("## SendIntent", "a ~1 b ~1 c ~1", "## ListIntent", "d ~3.01")
    #expect(try engine.best("a b c") == "SendIntent:2 3072")
    // Each token widens the threshold by as much as it would cost as free text.
    #expect(try engine.best("a, b c") == nil)
    #expect(try engine.best("d") == nil)
  }

  @Test(
    "What may be absent may be repeated without end",
    arguments: [
      "[a]*", "(a*)*", "([a] [b])*", "(~0.1)* a", "()*", "[]* a", "([a];[b])*", "(a*|[b])*",
      "({note=x})* a",
    ])
  func repeatsNothing(_ body: String) throws {
    let engine = try strictEngine("Note = x", "## SendIntent", "go \(body) on")
    let question = try engine.question("go a on")
    let isMatched = !engine.matcher.matches(in: question.utterance, edges: []).isEmpty
    #expect(isMatched == body.contains("a"))
  }

  @Test("The cheapest way through a repetition is found")
  func repeatsCheaply() throws {
    let engine = try engine("## SendIntent", "go (~0.5 a|a ~0.25|b)* on")
    #expect(try engine.best("go a b a on") == "SendIntent:2 512")
  }

  @Test("A repetition within an any-order group, and a group within a group")
  func nests() throws {
    let engine = try strictEngine("## SendIntent", "go (a*;b;(c;[d])) on")
    for body in ["b c", "a a b c d", "d c b a", "b d c a a a", "c b"] {
      #expect(try engine.best("go \(body) on") == "SendIntent:2 0", "\(body)")
    }
    for body in ["", "b", "a b", "c b d", "a b a c"] {
      #expect(try engine.best("go \(body) on") == nil, "\(body)")
    }
  }

  @Test("A group of six parts in any order, in as many ways as there are")
  func ordersSixParts() throws {
    let engine = try strictEngine("## SendIntent", "(a;b;c;d;e;[f])")
    #expect(try engine.best("e d c b a") == "SendIntent:2 0")
    #expect(try engine.best("f e d c b a") == "SendIntent:2 0")
    #expect(try engine.best("c f a e b d") == "SendIntent:2 0")
    #expect(try engine.best("f e d c b") == nil)
  }

  @Test("A parameter may stand twice, and be repeated between words")
  func bindsTwice() throws {
    let engine = try engine(
      "Thing = @noun", "## ListIntent", "list {item} (and {item})*", "## NoteIntent",
      "{title} or {title}")
    #expect(
      try engine.best("list tea and milk and jam")
        == "ListIntent:3 768 item='tea' item='milk' item='jam'")
    #expect(try engine.best("tea or milk") == "NoteIntent:5 512 title='tea' title='milk'")
  }

  @Test("A parameter that is repeated without a word between binds each time")
  func bindsNeighbours() throws {
    let engine = try engine("Thing = @place", "## ListIntent", "list {item}*")
    let match = try engine.best("list <place:tea> <place:milk>")
    #expect(match == "ListIntent:3 0 item='tea'#0 item='milk'#1")
  }

  @Test("Two parameters side by side stay apart")
  func bindsSideBySide() throws {
    let engine = try engine(
      "Thing = @place", "Person = @contact", "## ListIntent", "list {item} {item} {owner}")
    #expect(
      try engine.best("list <place:tea> <place:milk> <contact:jo>")
        == "ListIntent:4 0 item='tea'#0 item='milk'#1 owner='jo'#2")
  }

  @Test("A parameter may be read by another rule than its own")
  func readsByOtherRule() throws {
    let engine = try engine(
      "Thing = @noun", "short = (tea|milk)", "## ListIntent", "buy {item:short}")
    #expect(try engine.best("buy milk") == "ListIntent:4 0 item='milk'")
    #expect(try engine.best("buy jam") == nil)
  }

  @Test("A rule that binds parameters binds those of the intent it stands in")
  func bindsPerIntent() throws {
    let engine = try engine(
      "Person = @name", "Thing = @noun", "who = for {owner}", "## ListIntent", "list <who>",
      "## SendIntent",
      "Amount = @money", "send [<to-whom>]", "to-whom = to {payee}")
    #expect(try engine.best("list for ana") == "ListIntent:5 256 owner='ana'")
    #expect(try engine.best("send to ana") == "SendIntent:8 256 payee='ana'")
  }

  @Test("A statement goes on in indented lines, and its line is the first")
  func continuesLines() throws {
    let engine = try engine("## SendIntent", "go", "  (on", "\t|off)", "stop")
    #expect(try engine.best("go off") == "SendIntent:2 0")
    #expect(try engine.best("stop") == "SendIntent:5 0")
    #expect(engine.matcher.templates.map(\.source) == ["go (on |off)", "stop"])
  }

  @Test("Words of any script, with capitals, digits and marks, are cut as utterances are")
  func takesAnyWord() throws {
    let engine = try engine("## SendIntent", "Don't pay 五十 10k$ at José's, ok?")
    #expect(try engine.best("don’t PAY 五十 10K$ at JOSÉ’S, OK?") == "SendIntent:2 0")
  }

  @Test(
    "Punctuation in a template is of the class it has elsewhere", arguments: [",", ".", ":", "\""])
  func classifiesPunctuation(_ mark: String) throws {
    let without = try engine("## SendIntent", "go on", "## NoteIntent", "note x y")
    let with = try engine("## SendIntent", "go on", "## NoteIntent", "note x \(mark) y")
    #expect(try with.best("go \(mark) on") == without.best("go \(mark) on"))
  }

  @Test("So are other marks, symbols and numbers", arguments: ["&", "#", "%", "€", "911"])
  func classifiesMarks(_ mark: String) throws {
    let without = try engine("Note = @text", "Thing = @noun", "## NoteIntent", "add {title} now")
    let with = try engine(
      "Note = @text", "Thing = @noun", "## NoteIntent", "add {title} now", "x \(mark) y")
    let expected = try without.best("add tea \(mark) now")
    let found = try with.best("add tea \(mark) now")
    #expect(found == expected)
  }

  @Test("A word that no template has may have its own price, too")
  func pricesOtherWords() throws {
    let engine = try Engine(
      phrases: "## SendIntent\ngo on",
      weights: #"{ "skip": { "filler": 0.125 }, "skipWord": { "uh": -1 } }"#)
    let match = try engine.best("go uh on")
    #expect(match == nil)
  }

  @Test("A pack without templates matches nothing")
  func matchesNothing() async {
    await #expect(processExitsWith: .success) {
      let engine = try Engine(phrases: "# Nothing yet")
      let matches = try engine.matches("send money")
      precondition(matches.isEmpty)
    }
  }
}
