import ParlanceLanguages
import ParlanceText
import Testing

@testable import ParlanceMatching

@Suite("The automaton that is built as utterances ask for it")
struct StateCacheTests {
  private let engine: Engine
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
    grammar = Grammar(set)
    symbols = SymbolTable(
      lexicon: lexicon, templateWords: grammar.words, classes: WordClasses(), weights: weights,
      kindCount: FrozenPack.catalog.kinds.count)
  }

  private func cache(capacity: Int) -> StateCache {
    StateCache(
      grammar: grammar, symbols: symbols, threshold: weights.threshold, capacity: capacity)
  }

  private static let texts = [
    "call jason", "note that the lamp is on", "wire transfer", "go very very very fast",
    "turn on kitchen", "pack first alpha third gamma second beta", "sing", "call jason",
    "open the duckling list", "wire the note",
  ]

  /// The templates that a text matches, with their costs.
  private func arrivals(_ text: String, _ search: Search) throws -> [String] {
    let utterance = try engine.utterance(text)
    let word = utterance.tokens.map { token in
      symbols.symbol(token.lexeme, symbols.wordClass(of: token, in: utterance), .neutral)
    }
    let failure = search.run(
      symbols: word, alternatives: [], edges: [], firstKind: symbols.firstKind)
    if let failure { return ["\(failure)"] }
    var arrivals: [String] = []
    search.visitArrivals { arrivals.append("\($0.template) \($0.cost.rawValue)") }
    return arrivals
  }

  @Test("Below its capacity it keeps what it has")
  func keeps() throws {
    let cache = cache(capacity: StateCache.usualCapacity)
    let search = Search(cache: cache, threshold: weights.threshold)
    _ = try arrivals("call jason", search)
    let count = cache.members.count
    cache.makeRoom()
    #expect(cache.members.count == count)
    _ = try arrivals("call jason", search)
    #expect(cache.members.count == count)
  }

  @Test("Beyond its capacity it forgets all but the start")
  func forgets() throws {
    let cache = cache(capacity: 0)
    let fresh = cache.members.count
    let search = Search(cache: cache, threshold: weights.threshold)
    for text in Self.texts { _ = try arrivals(text, search) }
    #expect(cache.members.count > fresh)
    cache.makeRoom()
    #expect(cache.members.count == fresh)
    #expect(cache.transitions.isEmpty && cache.origins.isEmpty)
  }

  @Test("Forgetting changes no result", arguments: [0, 50, 200, 1_000])
  func forgettingIsUnseen(_ capacity: Int) throws {
    let usual = Search(
      cache: cache(capacity: StateCache.usualCapacity), threshold: weights.threshold)
    let small = Search(cache: cache(capacity: capacity), threshold: weights.threshold)
    for text in Self.texts + Self.texts.reversed() {
      #expect(try arrivals(text, small) == arrivals(text, usual), "\(text)")
    }
  }
}
