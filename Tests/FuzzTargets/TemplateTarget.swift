internal import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceText

/// Reads a file of phrases, and matches what it gives as examples.
enum TemplateTarget {
  private static let catalog = PhraseCatalog(
    intents: [
      "SendIntent": ["amount": "Amount", "payee": "Person", "note": "Note", "app": "App"],
      "CallIntent": ["contact": "Person", "capability": "Word"],
    ],
    kinds: ["money", "contact"])

  private static let weights = """
    {
      "threshold": 3, "typo": 1.5,
      "nameStart": { "unknown": [1, 0.5, 2] }, "nameRest": { "unknown": [1, 0.25, 2] },
      "noun": { "unknown": 0.25 }, "skip": { "unknown": 2, "mark": 0.125 }
    }
    """

  private static let tokenizer: Tokenizer = {
    guard let code = try? LanguageCode("en-US") else { fatalError("English is known") }
    return Tokenizer(for: code, rules: TextRules(PackSettings()))
  }()

  /// More would be measuring the matcher.
  private static let maximumExampleCount = 4

  static func read(_ bytes: [UInt8]) {
    guard let text = Reading.text(bytes) else { return }
    let file = PackFile(path: "xx/test.phrases", text: text)
    guard var set = try? PhraseSet([file], catalog: catalog, tokenizer: tokenizer) else { return }
    _ = try? UnusedRule.all(in: [file], catalog: catalog, tokenizer: tokenizer)
    var lexicon = Lexicon()
    set.renumberWords(in: &lexicon)
    guard let weights = try? Weights([PackFile(path: "xx/weights.json", text: weights)]) else {
      fatalError("the weights are right")
    }
    let matcher = PhraseMatcher(
      set, lexicon: lexicon, classes: WordClasses(), weights: weights)
    let examples = set.templates.flatMap(\.examples).map(\.text).prefix(maximumExampleCount)
    for text in examples + ["send x to y"] { match(text, matcher, lexicon) }
  }

  private static func match(_ text: String, _ matcher: PhraseMatcher, _ lexicon: Lexicon) {
    guard var utterance = try? tokenizer.utterance(text) else { return }
    lexicon.annotate(&utterance)
    let edges = utterance.tokens.indices.prefix(8).map { token in
      Edge(
        from: Int32(token), to: Int32(token + 1), kind: Int32(token & 1), cost: .zero,
        payload: Int32(token))
    }
    _ = matcher.matches(in: utterance, edges: edges)
    for match in matcher.matchingTemplates(in: utterance, edges: edges) {
      _ = matcher.steps(of: match.template, in: utterance, edges: edges)
    }
    _ = matcher.refusal(of: utterance, edges: edges, maximumCount: 5)
  }
}
