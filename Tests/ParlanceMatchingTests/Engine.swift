import ParlanceLanguages
import ParlanceMatching
import ParlanceText

/// Templates compiled with word lists and weights of their own, so that no change of a language's data changes what
/// these tests see.
struct Engine: Sendable {
  let tokenizer: Tokenizer
  let lexicon: Lexicon
  let kinds: [String]
  let matcher: PhraseMatcher

  /// - Parameters:
  ///   - phrases: The text of a `.phrases` file.
  ///   - weights: The text of a `weights.json`.
  ///   - words: The words of each class.
  init(
    phrases: String, catalog: PhraseCatalog = FrozenPack.catalog,
    weights: String = FrozenPack.weights,
    words: [WordClass: [String]] = FrozenPack.words
  ) throws {
    tokenizer = Self.tokenizer
    kinds = catalog.kinds
    var reader = WordReader(tokenizer: tokenizer, lexicon: Lexicon())
    var classes = WordClasses()
    for word in WordClass.allCases {
      for surface in words[word] ?? [] {
        for lexeme in reader.lexemes(ofPhrase: surface[...]) { classes[lexeme] = word }
      }
    }
    var lexicon = reader.lexicon
    var set = try PhraseSet(
      [PackFile(path: "xx/test.phrases", text: phrases)], catalog: catalog, tokenizer: tokenizer)
    set.renumberWords(in: &lexicon)
    self.lexicon = lexicon
    matcher = PhraseMatcher(
      set, lexicon: lexicon, classes: classes,
      weights: try Weights([PackFile(path: "xx/weights.json", text: weights)]))
  }

  static let tokenizer: Tokenizer = {
    var settings = PackSettings()
    settings.detachableSuffixes = ["'s", "ling"]
    guard let code = try? LanguageCode("en-US") else { preconditionFailure("English is known") }
    return Tokenizer(for: code, rules: TextRules(settings))
  }()

  func utterance(_ text: String) throws -> Utterance {
    var utterance = try tokenizer.utterance(text)
    lexicon.annotate(&utterance)
    return utterance
  }

  /// What the matcher is asked: an utterance, and the things that are marked in it.
  struct Question {
    let utterance: Utterance
    let edges: [Edge]
  }

  /// Reads `send <money:$20> to <contact~0.5:Jason>`: the text, and an edge with its kind and cost for each mark.
  func question(_ marked: String) throws -> Question {
    var text = ""
    var marks: [(kind: Int32, cost: Cost, span: Range<Int>)] = []
    var rest = marked[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      text += rest[..<open]
      let parts = rest[rest.index(after: open)..<close].split(separator: ":", maxSplits: 1)
      let head = parts[0].split(separator: "~")
      let start = text.utf8.count
      text += parts[1]
      marks.append(
        (
          Int32(kinds.firstIndex(of: String(head[0])) ?? -1),
          Cost(units: head.count > 1 ? Double(head[1]) ?? 0 : 0), start..<text.utf8.count
        ))
      rest = rest[rest.index(after: close)...]
    }
    let utterance = try utterance(text + rest)
    let edges = marks.enumerated().map { index, mark in
      let inside = utterance.tokens.indices.filter { token in
        mark.span.contains(Int(utterance.tokens[token].span.lowerBound))
      }
      return Edge(
        from: Int32(inside.first ?? 0), to: Int32((inside.last ?? 0) + 1), kind: mark.kind,
        cost: mark.cost,
        payload: Int32(index))
    }
    return Question(utterance: utterance, edges: edges)
  }

  func matches(_ marked: String) throws -> [String] {
    let question = try question(marked)
    return matcher.matches(in: question.utterance, edges: question.edges).map {
      describe($0, question)
    }
  }

  /// The cheapest match; nil when there is none.
  func best(_ marked: String) throws -> String? {
    try matches(marked).first
  }

  /// `Intent:line cost parameter=text … +implied=value …`, the cost in 1/1024 of a unit.
  func describe(_ match: PhraseMatch, _ question: Question) -> String {
    let template = matcher.templates[Int(match.template)]
    let bindings = match.bindings.map { binding in
      "\(matcher.parameters[Int(binding.parameter)])='\(text(binding.tokens, question))'"
        + binding.edges.map { "#\(question.edges[Int($0)].payload)" }.joined()
    }
    let implied = match.implied.map { value in
      "+\(matcher.impliedValues[Int(value)].parameter)=\(matcher.impliedValues[Int(value)].value)"
    }
    return (["\(template.intent):\(template.line) \(match.cost.rawValue)"] + bindings + implied)
      .joined(separator: " ")
  }

  func steps(_ marked: String) throws -> [String] {
    let question = try question(marked)
    guard let best = matcher.matchingTemplates(in: question.utterance, edges: question.edges).first
    else { return [] }
    return matcher.steps(of: best.template, in: question.utterance, edges: question.edges).map {
      step in
      let parameter = step.parameter < 0 ? "" : " {\(matcher.parameters[Int(step.parameter)])}"
      return "\(text(step.tokens, question)) \(name(step.role))\(parameter) \(step.cost.rawValue)"
    }
  }

  func refusal(_ marked: String, maximumCount: Int = 5) throws -> (token: Int, candidates: [String])
  {
    let question = try question(marked)
    let refusal = matcher.refusal(
      of: question.utterance, edges: question.edges, maximumCount: maximumCount)
    let candidates = refusal.candidates.map { candidate in
      "\(matcher.templates[Int(candidate.template)].line): \(candidate.expected.joined(separator: ", "))"
    }
    return (refusal.token, candidates)
  }

  private func text(_ tokens: Range<Int>, _ question: Question) -> String {
    String(question.utterance.text(of: question.utterance.span(of: tokens)))
  }

  private func name(_ role: PhraseMatch.Step.Role) -> String {
    switch role {
    case .word: "word"
    case .typo: "typo"
    case .edge(let kind): "@\(kinds[Int(kind)])"
    case .name: "name"
    case .text: "text"
    case .skipped: "skipped"
    case .evidence: "evidence"
    }
  }
}
