@testable import ParlanceLanguages
@testable import ParlanceMatching
import ParlanceText
import TestSupport

/// A few random templates, the matcher of them, and the meaning of its word classes.
struct RandomGrammar {
  let templates: [Expression]
  let source: String
  let engine: Engine

  private static let letters = ["a", "b", "c", "d", "e"]
  /// The words of utterances with their classes; those of templates are ordinary unless a list holds them.
  private static let vocabulary: [(text: String, word: WordClass)] = [
    ("a", .common), ("b", .common), ("c", .function), ("d", .filler), ("e", .given),
    ("uh", .filler), ("ann", .given),
    ("zork", .unknown), (",", .comma), (".", .stop), ("7", .number), ("the", .function),
  ]

  private static let weights = """
    {
      "threshold": 3,
      "nameStart": { "unknown": [0.5, 0, 0], "given": [0.125, 0, 0], "common": [1, 0, 0] },
      "nameRest": { "unknown": [0.25, 0, 0], "given": [0.5, 0, 0], "comma": [0.75, 0, 0], "common": [1, 0, 0] },
      "noun": { "unknown": 0.25, "common": 0.5, "function": 1 },
      "skip": { "filler": 0.125, "comma": 0.0625, "stop": 0.0625, "unknown": 1.5, "common": 0.75 },
      "skipWord": { "c": 0.25, "e": -1 },
      "text": { "given": 0.25, "number": -1 },
      "textStart": { "b": 0.5, "d": -1 }
    }
    """

  /// - Parameter inParameters: What parameters may hold.
  init(generator: inout SeededGenerator, inParameters: Constructs = .simple) throws {
    templates = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      Self.expression(depth: 3, .all, inParameters: inParameters, &generator)
    }
    var rules: [String] = []
    var lines = ["## TestIntent", "a b c d e"]
    for template in templates { lines.append("(\(template.source(rules: &rules)))") }
    source = (rules + lines).joined(separator: "\n")
    let names = (0..<4).map { "p\($0)" }
    engine = try Engine(
      phrases: source,
      catalog: PhraseCatalog(
        intents: ["TestIntent": Dictionary(uniqueKeysWithValues: names.map { ($0, "none") })],
        kinds: Expression.kinds),
      weights: Self.weights,
      words: Dictionary(
        grouping: Self.vocabulary.filter { $0.word != .unknown && $0.text.first?.isLetter == true },
        by: \.word
      )
      .mapValues { $0.map(\.text) })
  }

  /// What a random expression may be made of.
  enum Constructs {
    /// Everything.
    case all
    /// Everything but parameters.
    case parameterless
    /// Words, edges, names, nouns, text, in sequences, alternatives and options.
    case simple
  }

  private static func expression(
    depth: Int, _ constructs: Constructs, inParameters: Constructs,
    _ generator: inout SeededGenerator
  ) -> Expression {
    func inner() -> Expression {
      expression(depth: depth - 1, constructs, inParameters: inParameters, &generator)
    }
    func several() -> [Expression] {
      (0..<Int.random(in: 2...3, using: &generator)).map { _ in inner() }
    }
    switch depth > 0 ? Int.random(in: 0...17, using: &generator) : 0 {
    case 5, 6, 7: return .sequence(several())
    case 8, 9: return .alternatives(several())
    case 10, 11: return .optional(inner())
    case 12 where constructs != .simple: return .repetition(inner())
    case 13, 14: return constructs == .simple ? .sequence(several()) : .anyOrder(several())
    case 15 where constructs != .simple: return .cost(Int.random(in: 0...512, using: &generator))
    case 16...17:
      guard constructs == .all else { return leaf(&generator) }
      return .parameter(
        Int.random(in: 0...3, using: &generator),
        expression(depth: depth - 1, inParameters, inParameters: inParameters, &generator))
    default: return leaf(&generator)
    }
  }

  private static func leaf(_ generator: inout SeededGenerator) -> Expression {
    switch Int.random(in: 0...7, using: &generator) {
    case 0: .name
    case 1: .noun
    case 2: .text
    case 3: .kind(Int.random(in: 0...1, using: &generator))
    default: .word(letters[Int.random(in: 0...4, using: &generator)])
    }
  }

  // MARK: Utterances

  func question(_ generator: inout SeededGenerator) throws -> Engine.Question {
    let words = generator.pick(from: Self.vocabulary, upTo: 8)
    let utterance = try engine.utterance(words.map(\.text).joined(separator: " "))
    var edges: [Edge] = []
    for from in words.indices {
      for _ in 0..<Int.random(in: 0...1, using: &generator) {
        edges.append(
          Edge(
            from: Int32(from),
            to: Int32(Int.random(in: from + 1...min(from + 4, words.count), using: &generator)),
            kind: Int32.random(in: 0...1, using: &generator),
            cost: Cost(rawValue: Int32.random(in: 0...300, using: &generator)), payload: 0))
      }
    }
    return Engine.Question(utterance: utterance, edges: edges)
  }

  /// The costs by a naive search of the templates after the first, where they are within the threshold.
  func naiveCosts(_ question: Engine.Question) -> [Int?] {
    let matcher = NaiveMatcher(
      words: question.utterance.tokens.map { word(question.utterance.folded($0)) },
      things: question.edges.map { edge in
        .init(
          from: Int(edge.from), to: Int(edge.to), kind: Int(edge.kind),
          cost: Int(edge.cost.rawValue))
      })
    let limit = Int(engine.matcher.weights.threshold.rawValue) + question.utterance.tokens.count
    return templates.map { template in
      matcher.cost(of: template).flatMap { $0 <= limit ? $0 : nil }
    }
  }

  private func word(_ text: String) -> NaiveMatcher.Word {
    let word = Self.vocabulary.first { $0.text == text }?.word ?? .unknown
    let weights = engine.matcher.weights
    let price = { (cost: Cost) in cost < .never ? Int(cost.rawValue) : nil }
    return NaiveMatcher.Word(
      text: text,
      nameStart: price(weights.nameStart(word, .neutral)),
      nameRest: price(weights.nameRest(word, .neutral)),
      noun: price(weights.noun(word)), textStart: textStart(text, word),
      textRest: 1,
      skip: text == "c" ? 256 : text == "e" ? nil : price(weights.skip(word)))
  }

  private func textStart(_ text: String, _ word: WordClass) -> Int? {
    let ofClass = engine.matcher.weights.textStart(word)
    let isPunctuation = word == .comma || word == .stop
    if isPunctuation || text == "d" || ofClass == .never { return nil }
    return 1 + Int(ofClass.rawValue) + (text == "b" ? 512 : 0)
  }
}
