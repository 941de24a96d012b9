import ParlanceLanguages
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("The search through the templates that an utterance may match")
struct SearchTests {
  private let engine: Engine
  private let set: PhraseSet
  private let grammar: Grammar
  private let symbols: SymbolTable
  private let weights: Weights

  init() throws {
    engine = try FrozenPack.engine()
    weights = try Weights([PackFile(path: "xx/weights.json", text: FrozenPack.weights)])
    var lexicon = engine.lexicon
    var set = try PhraseSet(
      [PackFile(path: "xx/test.phrases", text: FrozenPack.phrases)], catalog: FrozenPack.catalog,
      tokenizer: engine.tokenizer)
    set.renumberWords(in: &lexicon)
    self.set = set
    grammar = Grammar(set)
    symbols = SymbolTable(
      lexicon: lexicon, templateWords: grammar.words, classes: WordClasses(), weights: weights,
      kindCount: FrozenPack.catalog.kinds.count)
  }

  private func search(capacity: Int = Search.usualCapacity) -> Search {
    let needs = TemplateNeeds(set.templates, in: set.arena) { _ in false }
    return Search(
      grammar: grammar, needs: needs, symbols: symbols, threshold: weights.threshold,
      capacity: capacity)
  }

  private static let texts = [
    "call jason", "note that the lamp is on", "wire transfer", "go very very very fast",
    "turn on kitchen", "pack first alpha third gamma second beta", "sing", "call jason",
    "open the duckling list", "wire the note",
  ]

  private func input(_ text: String) throws -> Search.Input {
    let utterance = try engine.utterance(text)
    let words = utterance.tokens.map { token in
      symbols.symbol(token.lexeme, symbols.wordClass(of: token, in: utterance), .neutral)
    }
    return Search.Input(symbols: words, alternatives: [], edges: [])
  }

  private func arrivals(_ search: Search) -> [String] {
    search.arrivals.map { "\($0.template) \($0.cost.rawValue)" }
  }

  @Test("The templates whose needs are not met match nothing", arguments: texts)
  func needsLoseNothing(_ text: String) throws {
    let (few, all) = (search(), search())
    few.run(try input(text)) { _ in true }
    _ = all.runThroughAll(try input(text))
    #expect(arrivals(few) == arrivals(all))
  }

  @Test("Forgetting changes no result", arguments: [0, 50, 200, 1_000])
  func forgettingIsUnseen(_ capacity: Int) throws {
    let (usual, small) = (search(), search(capacity: capacity))
    for text in Self.texts + Self.texts.reversed() {
      for search in [usual, small] { search.run(try input(text)) { _ in true } }
      #expect(arrivals(small) == arrivals(usual), "\(text)")
    }
  }

  @Test("Beyond its capacity it forgets all that was written out")
  func forgets() throws {
    let search = search(capacity: 0)
    for text in Self.texts { search.run(try input(text)) { _ in true } }
    search.run(try input("call jason")) { _ in true }
    let fresh = self.search()
    fresh.run(try input("call jason")) { _ in true }
    #expect(search.automaton.nodes.count == fresh.automaton.nodes.count)
  }

  @Test("A template that is not admitted is not searched")
  func admits() throws {
    let search = search()
    search.run(try input("call jason")) { _ in false }
    #expect(search.arrivals.isEmpty)
  }

  @Test(
    "What templates need",
    arguments: [
      ("a b", ["a", "b"]), ("[a] b", ["b"]), ("(a|b) c", ["c", "ab"]), ("(a|[b])", []),
      ("a (b)*", ["a"]), ("[a]* b", ["b"]), ("(a;[b];c)", ["a", "c"]), ("@text", []),
      ("(a b|c)", ["ac"]),
    ])
  func needs(_ template: String, _ expected: [String]) throws {
    let set = try PhraseSet(
      [.init(path: "x", text: "## SendIntent\n\(template)")],
      catalog: FrozenPack.catalog, tokenizer: Engine.tokenizer)
    var lexicon = Lexicon()
    var numbered = set
    numbered.renumberWords(in: &lexicon)
    var builder = TemplateNeedsBuilder(numbered.arena) { _ in false }
    let needs = builder.needs(of: numbered.templates[0].root)
    let words = needs.map { number in
      builder.sets[Int(number)].map { $0 < 0 ? "@" : lexicon.word($0) }.sorted().joined()
    }
    #expect(words.sorted() == expected.sorted(), "\(template)")
  }
}
