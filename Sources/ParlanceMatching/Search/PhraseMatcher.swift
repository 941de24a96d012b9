package import ParlanceText

/// Finds the templates that an utterance matches.
///
/// Safe to use from many threads; each borrows a ``Search``.
package final class PhraseMatcher: Sendable {
  package let templates: [PhraseTemplate]
  package let parameters: [String]
  package let impliedValues: [PhraseSet.ImpliedValue]
  package let weights: Weights
  private let takesKind: [Bool]
  private let kinds: [String]
  private let lexicon: Lexicon
  private let grammar: Grammar
  private let needs: TemplateNeeds
  private let symbols: SymbolTable
  private let typos: TypoIndex
  private let accents: AccentIndex
  /// The same number for templates of the same intent.
  package let intentOfTemplate: [Int32]
  /// By template, whether it asks for an intent. A template has many parts, and to look at one of them copies them all.
  package let isRequest: [Bool]
  private let idle = Guarded<[Workspace]>([])

  /// Compiles templates.
  ///
  /// - Parameters:
  ///   - lexicon: The words of the templates and all lists; utterances are to be annotated by it.
  ///   - accents: The same words by their spelling without accents.
  ///   - classes: What kind of word a lexeme is; a word of the lexicon in no class is an ordinary one.
  package init(
    _ set: PhraseSet, lexicon: Lexicon, accents: AccentIndex = AccentIndex(),
    classes: WordClasses, weights: Weights
  ) {
    self.accents = accents
    templates = set.templates
    var intents: [String: Int32] = [:]
    intentOfTemplate = set.templates.map { template in
      let number = intents[template.intent] ?? Int32(intents.count)
      intents[template.intent] = number
      return number
    }
    isRequest = set.templates.map(\.isRequest)
    parameters = set.parameters
    impliedValues = set.impliedValues
    kinds = set.kinds
    self.weights = weights
    self.lexicon = lexicon
    grammar = Grammar(set)
    var takesKind = [Bool](repeating: false, count: kinds.count)
    for kind in grammar.kinds { takesKind[Int(kind)] = true }
    self.takesKind = takesKind
    let words = grammar.words
    symbols = SymbolTable(
      lexicon: lexicon, templateWords: words, classes: classes, weights: weights,
      kindCount: kinds.count)
    typos = TypoIndex(words, lexicon: lexicon)
    needs = TemplateNeeds(set.templates, in: set.arena) { classes[$0] == .function }
  }

  /// The matches of an utterance, cheapest first, the best one for each intent.
  ///
  /// - Parameters:
  ///   - utterance: Annotated by the matcher's lexicon.
  ///   - edges: By their first token.
  ///   - filter: Which templates may be meant.
  /// - Complexity: O(*n* + *e*) for *n* tokens and *e* edges and a fixed pack.
  package func matches(
    in utterance: Utterance, edges: [Edge], filter: TemplateFilter = TemplateFilter()
  ) -> [PhraseMatch] {
    withWorkspace(orElse: []) { workspace in
      run(workspace, utterance, edges, where: filter.admits)
      // Few intents match an utterance: a list is faster than a set.
      var intents: [Int32] = []
      var matches: [PhraseMatch] = []
      for arrival in workspace.search.arrivals {
        let intent = intentOfTemplate[Int(arrival.template)]
        if intents.contains(intent) { continue }
        intents.append(intent)
        matches.append(match(arrival, of: workspace.search, in: utterance))
      }
      return matches
    }
  }

  /// All templates that an utterance matches with their costs, cheapest first, then in file order.
  ///
  /// - Complexity: As ``matches(in:edges:)``.
  package func matchingTemplates(
    in utterance: Utterance, edges: [Edge]
  ) -> [(template: Int32, cost: Cost)] {
    withWorkspace(orElse: []) { workspace in
      run(workspace, utterance, edges) { _ in true }
      return workspace.search.arrivals.map { ($0.template, $0.cost) }
    }
  }

  /// How a match came about, in text order; the template is one of ``matchingTemplates(in:edges:)``.
  ///
  /// - Returns: Steps that cover all tokens, and whose costs add up to the match's but for what the template itself costs
  ///   before its first token; empty when the template does not match.
  package func steps(
    of template: Int32, in utterance: Utterance, edges: [Edge]
  ) -> [PhraseMatch.Step] {
    withWorkspace(orElse: []) { workspace in
      run(workspace, utterance, edges) { $0 == template }
      var steps: [PhraseMatch.Step] = []
      for arrival in workspace.search.arrivals {
        workspace.search.trace(arrival) { event in
          steps.append(step(event, of: workspace.search, edges: edges))
        }
      }
      return steps.reversed()
    }
  }

  /// Why an utterance without a match has none.
  ///
  /// - Parameters:
  ///   - count: How many templates to give at most.
  ///   - admits: Tells of a template whether it is asked about.
  /// - Returns: The last position that a path reached for less than half the threshold, and the templates that waited
  ///   there, cheapest first.
  package func refusal(
    of utterance: Utterance, edges: [Edge], maximumCount count: Int,
    among admits: (_ template: Int32) -> Bool = { _ in true }
  ) -> PhraseRefusal {
    withWorkspace(orElse: PhraseRefusal(token: 0, candidates: [])) { workspace in
      read(utterance, into: workspace)
      let end = workspace.search.runThroughAll(workspace.input(edges))
      let failure = furthest(before: end, workspace.search, among: admits)
      let waiting = workspace.search.waiting(at: failure).filter { admits($0.template) }
      let candidates = refusalCandidates(waiting, workspace.search)
      return PhraseRefusal(token: failure, candidates: Array(candidates.prefix(count)))
    }
  }

  // MARK: The search

  private final class Workspace: @unchecked Sendable {
    // Handed from thread to thread through `idle`, used by one at a time.
    let search: Search
    @exclusivity(unchecked) var symbols: [SymbolTable.Symbol] = []
    @exclusivity(unchecked) var alternatives: [AlternativeSymbol] = []

    init(_ search: Search) {
      self.search = search
    }

    func input(_ edges: [Edge]) -> Search.Input {
      Search.Input(symbols: symbols, alternatives: alternatives, edges: edges)
    }
  }

  /// - Parameter nothing: The answer of a language without templates.
  private func withWorkspace<R>(orElse nothing: @autoclosure () -> R, _ body: (Workspace) -> R) -> R
  {
    guard !templates.isEmpty else { return nothing() }
    let workspace = idle.withLock { $0.popLast() } ?? makeWorkspace()
    defer { idle.withLock { $0.append(workspace) } }
    return body(workspace)
  }

  private func makeWorkspace() -> Workspace {
    Workspace(
      Search(grammar: grammar, needs: needs, symbols: symbols, threshold: weights.threshold))
  }

  private func run(
    _ workspace: Workspace, _ utterance: Utterance, _ edges: [Edge],
    where admits: (_ template: Int32) -> Bool
  ) {
    read(utterance, into: workspace)
    workspace.search.run(workspace.input(edges), where: admits)
  }

  private func read(_ utterance: Utterance, into workspace: Workspace) {
    workspace.symbols.removeAll(keepingCapacity: true)
    workspace.alternatives.removeAll(keepingCapacity: true)
    let capitalsMatter = Self.capitalsMatter(in: utterance)
    for (index, token) in utterance.tokens.enumerated() {
      let word = symbols.wordClass(of: token, in: utterance)
      let capitals = Self.capitals(of: token, at: index, matter: capitalsMatter)
      workspace.symbols.append(symbols.symbol(token.lexeme, word, capitals))
      if word == .unknown, capitals != .capital {
        addCorrection(of: token, at: index, in: utterance, to: workspace)
      }
      accents.visitVariants(of: token.lexeme) { variant in
        if symbols.isGrammarWord(variant) { addVariant(variant, at: index, to: workspace) }
      }
    }
    let firstReading = workspace.alternatives.count
    for reading in utterance.readings where reading.role == 0 {
      let isDictionaryWord = utterance.tokens[reading.tokens.lowerBound].traits.contains(.isCluster)
      guard isDictionaryWord || symbols.isGrammarWord(reading.lexeme) else { continue }
      let word = symbols.wordClass(of: reading.lexeme) ?? .unknown
      workspace.alternatives.append(
        AlternativeSymbol(
          token: Int32(reading.tokens.lowerBound), length: Int32(reading.tokens.count),
          symbol: symbols.symbol(reading.lexeme, word, .neutral), cost: .zero))
    }
    if workspace.alternatives.count > firstReading, firstReading > 0 {
      workspace.alternatives.sort { $0.token < $1.token }
    }
  }

  /// Whether the pack gives a word a price of its own for being left out.
  package func mayBeSkipped(_ lexeme: Lexicon.Lexeme) -> Bool {
    lexicon.count > Int(lexeme) && lexeme >= 0
      && weights.price(of: lexicon.word(lexeme)).skip.map { $0 < .never } == true
  }

  /// The word of a template that a token misspells by one letter; nil when there is none.
  package func correction(of token: Token, in utterance: Utterance) -> Lexicon.Lexeme? {
    typos.correction(
      of: utterance.foldedBytes[Int(token.folded.lowerBound)..<Int(token.folded.upperBound)])
  }

  /// Whether any template asks for edges of a kind.
  package func takes(kind: Int32) -> Bool { takesKind[Int(kind)] }

  /// What it costs to take a reading for the name of someone unknown.
  ///
  /// A word that is ordinary as written is nobody's name in disguise, unless its base form is a name that is known.
  ///
  /// - Parameter capitalsMatter: Of the utterance.
  package func nameCost(
    of reading: Utterance.Reading, in utterance: Utterance, capitalsMatter: Bool
  ) -> Cost {
    let index = reading.tokens.lowerBound
    let token = utterance.tokens[index]
    let base = symbols.wordClass(of: reading.lexeme) ?? .unknown
    let isKnownName = base.isName || base == .relation
    guard isKnownName || symbols.wordClass(of: token, in: utterance) == .unknown else {
      return .never
    }
    let capitals = Self.capitals(of: token, at: index, matter: capitalsMatter)
    return weights.nameStart(base, capitals)
  }

  /// What it costs to take a reading for a word of a noun phrase.
  package func nounCost(of reading: Utterance.Reading) -> Cost {
    weights.noun(symbols.wordClass(of: reading.lexeme) ?? .unknown)
  }

  private func addVariant(_ word: Lexicon.Lexeme, at index: Int, to workspace: Workspace) {
    workspace.alternatives.append(
      AlternativeSymbol(
        token: Int32(index), length: 1, symbol: symbols.symbol(word, .common, .neutral),
        cost: weights.accent))
  }

  private func addCorrection(
    of token: Token, at index: Int, in utterance: Utterance, to workspace: Workspace
  ) {
    guard let corrected = correction(of: token, in: utterance) else { return }
    workspace.alternatives.append(
      AlternativeSymbol(
        token: Int32(index), length: 1, symbol: symbols.symbol(corrected, .common, .neutral),
        cost: weights.typo))
  }

  /// Capitals say something when some words after the first have them and others do not.
  package static func capitalsMatter(in utterance: Utterance) -> Bool {
    var hasCapital = false
    var hasSmall = false
    for (index, token) in utterance.tokens.enumerated() where token.kind == .word {
      guard token.traits.contains(.isCapitalized) else {
        if !token.traits.contains(.isGlued) { hasSmall = true }
        continue
      }
      // One letter is the pronoun, or an initial.
      if index > 0, token.span.upperBound - token.span.lowerBound > 1 { hasCapital = true }
    }
    return hasCapital && hasSmall
  }

  private static func capitals(of token: Token, at index: Int, matter: Bool) -> Capitalization {
    guard matter, token.kind == .word else { return .neutral }
    if !token.traits.contains(.isCapitalized) { return .small }
    return index == 0 ? .neutral : .capital
  }

  // MARK: Reading the path back

  private func match(
    _ arrival: Search.Arrival, of search: Search, in utterance: Utterance
  ) -> PhraseMatch {
    var reader = BindingReader(search.automaton, utterance: utterance)
    var implied: [Int32] = []
    search.trace(arrival) { event in
      reader.read(event)
      let values = search.impliedValues(of:)
      if event.impliedAfter >= 0 { implied = values(event.impliedAfter) }
      if event.implied >= 0 { implied = values(event.implied) + implied }
    }
    return PhraseMatch(
      template: arrival.template, cost: arrival.cost, bindings: reader.finish(), implied: implied)
  }

  private func step(
    _ event: Search.Event, of search: Search, edges: [Edge]
  ) -> PhraseMatch.Step {
    let automaton = search.automaton
    let node = automaton.nodes[Int(event.node)]
    return PhraseMatch.Step(
      tokens: event.tokens, role: role(of: event, at: node, edges: edges),
      parameter: event.isSkip ? -1 : automaton.parameterOfOccurrence[Int(node.occurrence)],
      cost: event.cost)
  }

  private func role(
    of event: Search.Event, at node: Automaton.Node, edges: [Edge]
  ) -> PhraseMatch.Step.Role {
    if event.isSkip { return .skipped }
    switch node.operation {
    case .nameStart, .nameRest: return .name
    case .textStart, .textRest, .noun: return .text
    case .kind: return .edge(kind: edges[Int(event.edge)].kind)
    default: return event.isTypo ? .typo : .word
    }
  }

  // MARK: Refusals

  /// The last position that a path reached at little cost. Doubtful paths, such as one that takes all for a sentence
  /// before the request, reach every end and explain nothing.
  private func furthest(
    before end: Int, _ search: Search, among admits: (_ template: Int32) -> Bool
  ) -> Int {
    let doubt = Cost(rawValue: weights.threshold.rawValue / 2)
    for token in stride(from: end, to: 0, by: -1) {
      let cheapest = search.waiting(at: token).first { admits($0.template) }
      if let cheapest, cheapest.cost < doubt { return token }
    }
    return 0
  }

  /// The requests that waited at a position, cheapest first, with what each waited for.
  private func refusalCandidates(
    _ waiting: [Search.Waiting], _ search: Search
  ) -> [PhraseRefusal.Candidate] {
    var order: [Int32] = []
    var found: [Int32: (expected: [String], cost: Cost)] = [:]
    for place in waiting where isRequest[Int(place.template)] {
      let description = describe(place.node, search)
      if found[place.template] == nil {
        order.append(place.template)
        found[place.template] = ([], place.cost)
      }
      if found[place.template]?.expected.contains(description) == false {
        found[place.template]?.expected.append(description)
      }
    }
    return order.compactMap { template in
      found[template].map { .init(template: template, expected: $0.expected, cost: $0.cost) }
    }
  }

  private func describe(_ node: Automaton.Node, _ search: Search) -> String {
    let parameter = search.automaton.parameterOfOccurrence[Int(node.occurrence)]
    if parameter >= 0 { return "{\(parameters[Int(parameter)])}" }
    switch node.operation {
    case .word: return lexicon.word(node.argument)
    case .kind: return "@\(kinds[Int(node.argument)])"
    case .nameStart, .nameRest: return "@name"
    case .textStart, .textRest: return "@text"
    case .noun: return "@noun"
    default: return "the end"
    }
  }
}
