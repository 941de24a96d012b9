import Testing

/// A marked utterance and its cheapest match as ``Engine/describe(_:_:)`` has it; nil for none.
struct Example: Sendable, CustomTestStringConvertible {
  let text: String
  let match: String?

  init(_ text: String, _ match: String?) {
    self.text = text
    self.match = match
  }

  var testDescription: String { text }
}

@Suite("A frozen pack")
struct FrozenPackTests {
  private static func check(_ example: Example) throws {
    #expect(try FrozenPack.engine().best(example.text) == example.match)
  }

  @Test(
    "Word for word",
    arguments: [
      Example("wire transfer", "SendIntent:18 0"),
      Example("WIRE Transfer", "SendIntent:18 0"),
      Example("go fast", "ListIntent:33 0"),
      Example("turn on kitchen", "LampIntent:36 0 room='kitchen' +state=on"),
      Example("switch off the living room", "LampIntent:36 0 room='the living room' +state=off"),
      Example("turn kitchen", nil),
      Example("fast go", nil),
      Example("", nil),
      Example("xyz", nil),
    ])
  func words(_ example: Example) throws { try Self.check(example) }

  @Test(
    "Options may be there or not",
    arguments: [
      Example(
        "could you send to <contact:Jo> <money:$5>", "SendIntent:15 0 payee='Jo'#0 amount='$5'#1"),
      Example("hey send to <contact:Jo> <money:$5>", "SendIntent:15 0 payee='Jo'#0 amount='$5'#1"),
      Example("note that milk is out", "NoteIntent:26 3 content='milk is out'"),
      Example("note milk is out", "NoteIntent:26 3 content='milk is out'"),
    ])
  func options(_ example: Example) throws { try Self.check(example) }

  @Test(
    "An any-order group in every order",
    arguments: [
      Example(
        "pack first alpha second beta third gamma", "PackIntent:41 0 a='alpha' b='beta' c='gamma'"),
      Example(
        "pack first alpha third gamma second beta", "PackIntent:41 0 a='alpha' c='gamma' b='beta'"),
      Example(
        "pack second beta first alpha third gamma", "PackIntent:41 0 b='beta' a='alpha' c='gamma'"),
      Example(
        "pack second beta third gamma first alpha", "PackIntent:41 0 b='beta' c='gamma' a='alpha'"),
      Example(
        "pack third gamma first alpha second beta", "PackIntent:41 0 c='gamma' a='alpha' b='beta'"),
      Example(
        "pack third gamma second beta first alpha", "PackIntent:41 0 c='gamma' b='beta' a='alpha'"),
      Example(
        "pack now first alpha second beta third gamma",
        "PackIntent:41 0 a='alpha' b='beta' c='gamma'"),
      Example(
        "pack third gamma now second beta first alpha",
        "PackIntent:41 0 c='gamma' b='beta' a='alpha'"),
      Example(
        "pack first alpha second beta third gamma now",
        "PackIntent:41 0 a='alpha' b='beta' c='gamma'"),
      Example("pack first alpha second beta", nil),
      Example("pack first alpha first alpha second beta third gamma", nil),
      Example("pack now first alpha second beta third gamma now", nil),
    ])
  func anyOrder(_ example: Example) throws { try Self.check(example) }

  @Test(
    "A repetition any number of times",
    arguments: [
      Example("go very fast", "ListIntent:33 0"),
      Example("go very very very very very fast", "ListIntent:33 0"),
      Example("go very", nil),
    ])
  func repetition(_ example: Example) throws { try Self.check(example) }

  @Test(
    "Unknown names cost what their words and capitals say",
    arguments: [
      Example("call jason", "CallIntent:21 256 contact='jason'"),
      Example("call Jason", "CallIntent:21 128 contact='Jason'"),
      Example("Call Jason", "CallIntent:21 256 contact='Jason'"),
      Example("call jason smith", "CallIntent:21 384 contact='jason smith'"),
      Example("call Jason Smith", "CallIntent:21 192 contact='Jason Smith'"),
      Example("call Zork", "CallIntent:21 512 contact='Zork'"),
      Example("call zork", "CallIntent:21 1024 contact='zork'"),
      Example("call the", nil),
      Example("call zork zork zork zork zork", nil),
    ])
  func names(_ example: Example) throws { try Self.check(example) }

  @Test(
    "Free text goes on to the next matched part, without punctuation at its ends",
    arguments: [
      Example("note milk", "NoteIntent:26 1 content='milk'"),
      Example("note milk, bread, and tea!", "NoteIntent:26 7 content='milk, bread, and tea'"),
      Example("note milk right now", "NoteIntent:26 1 content='milk'"),
      Example("note : milk", "NoteIntent:26 129 content='milk'"),
      Example("note !", nil),
      Example("note to bob hi", "NoteIntent:26 1027 content='to bob hi'"),
      Example("note that", "NoteIntent:26 1025 content='that'"),
      Example("note", nil),
      Example(
        "send <money:$20> for pizza to <contact:Jo>",
        "SendIntent:15 1 amount='$20'#0 note='pizza' payee='Jo'#1"),
      Example(
        "send <money:20 kr.> for pizza to <contact:Jo>",
        "SendIntent:15 1 amount='20 kr.'#0 note='pizza' payee='Jo'#1"),
    ])
  func text(_ example: Example) throws { try Self.check(example) }

  @Test(
    "A noun phrase is one to four words",
    arguments: [
      Example("add pizza to my notes", "NoteIntent:27 256 title='pizza'"),
      Example("add blue cheese to my notes", "NoteIntent:27 512 title='blue cheese'"),
      Example("add w x y z to my notes", "NoteIntent:27 1024 title='w x y z'"),
      Example("add v w x y z to my notes", "NoteIntent:27 3072 title='v w x y'"),
      Example("add the to my notes", nil),
      Example("add to my notes", nil),
    ])
  func nouns(_ example: Example) throws { try Self.check(example) }

  @Test(
    "Values are implied by the way through a template, in its order",
    arguments: [
      Example("call <contact:Jo> on video", "CallIntent:21 0 contact='Jo'#0 +capability=video"),
      Example("call <contact:Jo>", "CallIntent:21 0 contact='Jo'#0"),
      Example("ring <contact:Jo>", "CallIntent:22 512 contact='Jo'#0 +capability=audio"),
      Example("phone <contact:Jo>", "CallIntent:23 0 contact='Jo'#0"),
      Example(
        "conference <contact:Jo>",
        "CallIntent:23 0 contact='Jo'#0 +capability=video +capability=audio"),
    ])
  func impliedValues(_ example: Example) throws { try Self.check(example) }

  @Test(
    "The closing may follow any request, once",
    arguments: [
      Example("wire transfer right now", "SendIntent:18 0"),
      Example("call <contact:Jo> for me", "CallIntent:21 0 contact='Jo'#0"),
      Example("go fast right now right now", nil),
      Example("right now", nil),
    ])
  func closing(_ example: Example) throws { try Self.check(example) }

  @Test(
    "Fillers and punctuation may be left out, other words at a price",
    arguments: [
      Example("please go uh fast , uh", "ListIntent:33 448"),
      Example("uh , . please go fast", "ListIntent:33 384"),
      Example("go zork fast", "ListIntent:33 2048"),
      Example("go pizza fast", "ListIntent:33 2560"),
      Example("go pizza zork fast", nil),
      Example("add uh pizza to my notes", "NoteIntent:27 384 title='pizza'"),
      Example("call uh <contact:Jo> please", "CallIntent:21 256 contact='Jo'#0"),
      Example("call jason uh smith", nil),
      Example("switch on the uh living room", "LampIntent:36 2688 room='living room' +state=on"),
      Example("switch on the living uh room", nil),
    ])
  func skipping(_ example: Example) throws { try Self.check(example) }

  @Test(
    "A word's own price to be left out",
    arguments: [
      Example("go that fast", "ListIntent:33 512"),
      Example("go now fast", nil),
    ])
  func skippingOwnPrice(_ example: Example) throws { try Self.check(example) }

  @Test(
    "One wrong letter in a long enough word",
    arguments: [
      Example("ligt up kitchen", "LampIntent:38 1536 room='kitchen'"),
      Example("lihgt up kitchen", "LampIntent:38 1536 room='kitchen'"),
      Example("lightt up kitchen", "LampIntent:38 1536 room='kitchen'"),
      Example("lighx up kitchen", "LampIntent:38 1536 room='kitchen'"),
      Example("light up kichen", "LampIntent:38 1536 room='kichen'"),
      Example("lgt up kitchen", nil),
      Example("ligt up kichen", "LampIntent:38 3072 room='kichen'"),
      Example("please ligt up kichen", nil),
      Example("gi fast", nil),
      Example("the Ligt up kitchen", nil),
    ])
  func typos(_ example: Example) throws { try Self.check(example) }

  @Test(
    "Edges of kinds, also of several tokens, overlapping, and dearer ones",
    arguments: [
      Example("turn on <place:the big hall>", "LampIntent:36 0 room='the big hall'#0 +state=on"),
      Example("turn on <place~0.5:the kitchen>", "LampIntent:36 0 room='the kitchen' +state=on"),
      Example("call <contact~0.125:jason>", "CallIntent:21 128 contact='jason'#0"),
      Example("call <contact~0.5:jason>", "CallIntent:21 256 contact='jason'"),
      Example("call <place:the big hall>", nil),
      Example("call <contact~4:Jo>", "CallIntent:21 512 contact='Jo'"),
      Example("<contact:Jo> 's list", "ListIntent:31 0 owner='Jo'#0"),
    ])
  func edges(_ example: Example) throws { try Self.check(example) }

  @Test("Of edges that begin together, the one that leads to the cheapest match is taken")
  func overlappingEdges() throws {
    let engine = try FrozenPack.engine()
    let utterance = try engine.utterance("call ann bee cee on video")
    func match(_ edges: [(Int32, Int32, Double)]) -> String? {
      let question = Engine.Question(
        utterance: utterance,
        edges: edges.enumerated().map { index, edge in
          .init(
            from: edge.0, to: edge.1, kind: 1, cost: .init(units: edge.2), payload: Int32(index))
        })
      return engine.matcher.matches(in: utterance, edges: question.edges).first.map {
        engine.describe($0, question)
      }
    }
    let long = "CallIntent:21 512 contact='ann bee cee'"
    #expect(match([(1, 2, 0), (1, 4, 0.5)]) == "\(long)#1 +capability=video")
    #expect(match([(1, 4, 0.5), (1, 2, 0)]) == "\(long)#0 +capability=video")
    #expect(match([(1, 4, 0.75), (1, 4, 0.5), (1, 4, 1)]) == "\(long)#1 +capability=video")
    #expect(match([(1, 4, 0.5), (1, 4, 0.5), (2, 4, 0)]) == "\(long)#0 +capability=video")
    // The first word would have to be left out.
    #expect(match([(2, 4, 0)]) == "CallIntent:21 2048 contact='bee cee'#0 +capability=video")
    #expect(match([(3, 6, 0)]) == "CallIntent:21 3072 contact='ann bee cee' +capability=video")
  }

  @Test(
    "An ending parts from its word, and template words are cut alike",
    arguments: [
      Example("jason's list", "ListIntent:31 256 owner='jason'"),
      Example("Jason ’s list", "ListIntent:31 256 owner='Jason'"),
      Example("<contact:Jo>'s list", "ListIntent:31 0 owner='Jo'#0"),
      Example("jasons list", nil),
    ])
  func endings(_ example: Example) throws { try Self.check(example) }

  @Test("A reading of several tokens is a word of a template")
  func readings() throws {
    #expect(try FrozenPack.engine().best("open the duckling list") == "ListIntent:32 0")
    #expect(try FrozenPack.engine().best("open the duck list") == nil)
  }

  @Test("Matches come cheapest first, one for each intent")
  func ordersMatches() throws {
    #expect(
      try FrozenPack.engine().matches("wire transfer") == [
        "SendIntent:18 0", "NoteIntent:28 1 content='transfer'",
      ])
  }

  @Test("Every example matches its template")
  func examples() throws {
    let engine = try FrozenPack.engine()
    let examples = engine.matcher.templates.flatMap(\.examples)
    #expect(examples.map(\.text) == ["send $20 to Jason for pizza"])
    #expect(examples.map(\.line) == [16])
    #expect(
      try engine.best("send <money:$20> to Jason for pizza")
        == "SendIntent:15 129 amount='$20'#0 payee='Jason' note='pizza'")
  }
}
