internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceReader
internal import ParlanceText
internal import ParlanceVocabulary

/// Reads what no template matches: the class by linear scores, then the parameters as the best segments under the
/// constraints of their types.
struct SecondReader {
  private let model: LanguageModel
  private let schema: ReaderSchema
  private let apps: AppIndex
  /// By class number, the template that stands for the intent; nil where it may not be meant.
  private let templates: [Int32?]

  private var reader: ReaderModel { schema.model }

  /// Makes a reader for the intents that a filter admits; nil where the language has no model.
  ///
  /// - Complexity: O(*c*), *c* the number of classes.
  init?(_ model: LanguageModel, _ apps: AppIndex, _ filter: TemplateFilter) {
    guard let schema = model.reader else { return nil }
    self.model = model
    self.schema = schema
    self.apps = apps
    templates = schema.intents.map { $0.templates.first(where: filter.admits) }
  }

  /// The least probabilities at which a class is taken.
  private struct Limits {
    /// That the class is meant and not nothing.
    let probability: Float
    /// That it is meant and not the next class: who asks for money does not pay it.
    let preference: Float
    /// The same for an order of money where the next class moves none.
    static let preferenceOfMoney: Float = 0.5

    static let request = Limits(probability: 0.75, preference: 0.55)
    /// Lower, since orders of money are checked further, and confirmed.
    static let money = Limits(probability: 0.5, preference: 0.7)
    static let answer = Limits(probability: 0.55, preference: 0.6)
    /// Refusing and ending it all.
    static let refusal = Limits(probability: 0.55, preference: 0.7)
    static let consent = Limits(probability: 0.85, preference: 0.7)
  }

  /// Returns the likeliest reading; nil where nothing is likely enough.
  ///
  /// - Parameter intents: What alone may be meant; nil for all that the context admits.
  /// - Complexity: O(*n*² · *l*) for *n* tokens and *l* parameters of the intent.
  func reading(
    of utterance: Utterance, _ lattice: Lattice, among intents: Set<String>? = nil
  ) -> ReaderReading? {
    let sight = sight(of: utterance, lattice, among: intents)
    guard let best = sight.ranking.first, isLikely(best, sight) else { return nil }
    return reading(sight, class: best).flatMap { $0.isLikely ? $0 : nil }
  }

  /// Returns the likeliest readings, taken or not, the likeliest first, with the words against them.
  ///
  /// - Parameter intents: What alone may be meant; nil for all that the context admits.
  func readings(
    of utterance: Utterance, _ lattice: Lattice, among intents: Set<String>?, count: Int
  ) -> [ReaderReading] {
    let sight = sight(of: utterance, lattice, among: intents)
    return sight.ranking.prefix(count).compactMap { number in
      guard var reading = reading(sight, class: number) else { return nil }
      reading.against = words(against: number, sight, outside: reading.match.bindings)
      return reading
    }
  }

  /// The number of words against a reading that are told.
  private static let mostCounterWords = 3

  private func words(
    against number: Int, _ sight: Sight, outside bindings: [PhraseMatch.Binding]
  ) -> [Range<Int>] {
    let outside = sight.view.items.filter { item in
      !item.isValue && !bindings.contains { $0.tokens.overlaps(item.tokens) }
    }
    let weighed = outside.map { item in
      (item.tokens, reader.distance(of: number, ReaderFeatures.features(of: item, in: sight.view)))
    }
    return weighed.filter { $0.1 < 0 }.sorted { $0.1 < $1.1 }
      .prefix(Self.mostCounterWords).map(\.0)
  }

  private func isLikely(_ number: Int, _ sight: Sight) -> Bool {
    let rival = sight.ranking.prefix(2).first { $0 != number } ?? 0
    let limits = limits(of: number)
    let preference =
      movesMoney(number) && !movesMoney(rival) ? Limits.preferenceOfMoney : limits.preference
    return reader.probability(of: number, sight.scores) >= limits.probability
      && reader.preference(of: number, over: rival, sight.scores) >= preference
  }

  private func movesMoney(_ number: Int) -> Bool {
    templates[number].map(model.declared.movesMoney) == true
  }

  private func limits(of number: Int) -> Limits {
    guard model.purpose == .answers else { return movesMoney(number) ? .money : .request }
    return switch reader.labels[number] {
    case AnswerCatalog.yes: .consent
    case AnswerCatalog.no, AnswerCatalog.cancel: .refusal
    default: .answer
    }
  }

  private struct Sight {
    let view: ReaderView
    let lattice: Lattice
    let scores: [Float]
    /// The classes that may be meant, those with the highest scores first.
    let ranking: [Int]
  }

  private func sight(
    of utterance: Utterance, _ lattice: Lattice, among intents: Set<String>?
  ) -> Sight {
    let view = ReaderView(lattice, of: utterance, in: model, reader, apps: apps)
    let scores = reader.scores(ReaderFeatures.features(view))
    let ranking = (1..<reader.classCount)
      .filter { templates[$0] != nil && intents?.contains(reader.labels[$0]) != false }
      .sorted { scores[$0] > scores[$1] }
    return Sight(view: view, lattice: lattice, scores: scores, ranking: ranking)
  }

  private func reading(_ sight: Sight, class number: Int) -> ReaderReading? {
    guard let template = templates[number] else { return nil }
    let intent = schema.intents[number]
    let bindings = bindings(sight, of: intent)
    let steps = steps(sight, bindings, class: number)
    let match = PhraseMatch(
      template: template, cost: .zero, bindings: bindings,
      implied: intent.flags.lazy.filter { reader.holds($0.label, sight.scores) }.map(\.implied),
      reading: steps)
    return ReaderReading(
      match: match, intent: intent.name,
      probability: Double(reader.probability(of: number, sight.scores)),
      isLikely: isLikely(number, sight) && turnsOneWay(intent, sight)
        && isSaid(sight, steps, class: number))
  }

  /// Tells whether it was said which way a lock, say, is to be turned: a car is not unlocked by a guess.
  private func turnsOneWay(_ intent: ReaderSchema.Intent, _ sight: Sight) -> Bool {
    let turns = intent.turns.filter { reader.holds($0.label, sight.scores) }
    return intent.turns.isEmpty
      || turns.count == 1 && sight.scores[turns[0].label] >= Self.leastTurnScore
  }

  /// Below it a word that is in both kinds of sentences, or a name, turns the lock; sentences that were learned have 1.
  private static let leastTurnScore: Float = 0.3

  private func bindings(
    _ sight: Sight, of intent: ReaderSchema.Intent
  ) -> [PhraseMatch.Binding] {
    let problem = SegmentReader(view: sight.view, lattice: sight.lattice, model: model)
      .problem(of: intent)
    let edges = ReaderEdges(sight.lattice, model)
    return reader.best(of: problem).compactMap { segment in
      let parameter = intent.parameters[segment.label]
      return parameter.number.map { number in
        PhraseMatch.Binding(
          parameter: number, tokens: segment.tokens,
          edges: edges.edges(in: segment.tokens, for: parameter.declared))
      }
    }
  }

  // MARK: Steps

  /// Tells of each token whether it is a parameter's, spoke for the class, or was left out.
  private func steps(
    _ sight: Sight, _ bindings: [PhraseMatch.Binding], class number: Int
  ) -> [PhraseMatch.Step] {
    let isEvidence = evidence(for: number, sight)
    var steps: [PhraseMatch.Step] = []
    var token = 0
    while token < sight.view.itemOfToken.count {
      let binding = bindings.first { $0.tokens.contains(token) }
      let tokens = token..<(binding?.tokens.upperBound ?? token + 1)
      steps.append(
        PhraseMatch.Step(
          tokens: tokens,
          role: binding != nil
            ? .text : isEvidence[token] ? .evidence : .skipped,
          parameter: binding?.parameter ?? -1, cost: .zero))
      token = tokens.upperBound
    }
    return steps
  }

  /// Tells whether words were said that a class cannot be taken without.
  private func isSaid(_ sight: Sight, _ steps: [PhraseMatch.Step], class number: Int) -> Bool {
    if model.purpose == .answers { return isAnswer(sight, steps, class: number) }
    return !movesMoney(number) || isOrder(sight, steps)
  }

  /// Tells whether an answer is known by a word, or what is left out of a text that was asked for is what people say
  /// before one: "good night" is not "night", "say good night" is "good night".
  private func isAnswer(_ sight: Sight, _ steps: [PhraseMatch.Step], class number: Int) -> Bool {
    let intent = schema.intents[number]
    let around = steps.filter { $0.role != .text }.flatMap(\.tokens)
    guard !leavesNumber(sight, steps, of: intent) else { return false }
    if intent.parameters.isEmpty {
      return around.contains { carrierShare(of: $0, in: number, sight) > 0 }
    }
    guard case .text? = intent.parameters.first?.label.shape else { return true }
    return around.allSatisfy {
      sight.view.utterance.tokens[$0].kind == .punctuation
        || carrierShare(of: $0, in: number, sight) >= Self.leastLeadShare
    }
  }

  /// Tells whether a number, a sum or a time is left out of an answer that is one: "three adults and | two kids" are not
  /// three. The word for one is often an article, "zwei und | ein Hund", and may be left out.
  private func leavesNumber(
    _ sight: Sight, _ steps: [PhraseMatch.Step], of intent: ReaderSchema.Intent
  ) -> Bool {
    let counted = intent.parameters.filter { $0.declared?.isCounted == true }.compactMap(\.number)
    let taken = steps.filter { $0.role == .text }
    guard taken.contains(where: { counted.contains($0.parameter) }) else { return false }
    return sight.lattice.edges.contains { edge in
      EdgeKind.isCounted(edge.kind) && edge.cost == .zero
        && !taken.contains { $0.tokens.overlaps(edge.tokens) }
    }
  }

  /// Tells whether a number was said, or a word that speaks for the class and does more than join others: "to Ann" is no
  /// order of money, "forty to Ann" is one.
  private func isOrder(_ sight: Sight, _ steps: [PhraseMatch.Step]) -> Bool {
    sight.lattice.edges.contains { EdgeKind.isSum($0.kind) || $0.kind == EdgeKind.number }
      || steps.contains {
        $0.role == .evidence
          && !model.isFunctionWord(sight.view.utterance.tokens[$0.tokens.lowerBound].lexeme)
      }
  }

  /// By token, whether it speaks for a class, or in a request a letter of the same word does: か of から, where words are not
  /// parted. An answer is short, and each of its letters counts.
  private func evidence(for number: Int, _ sight: Sight) -> [Bool] {
    let tokens = sight.view.utterance.tokens.indices
    let speaking = tokens.map { speaks($0, for: number, sight) }
    guard model.purpose == .requests else { return speaking }
    return tokens.map {
      sight.view.utterance.dictionaryWord(around: $0).contains { speaking[$0] }
    }
  }

  /// Tells whether a token is a function word, or the model has learned that people say it around parameters, and that it
  /// speaks for a class more than for none: by itself, its letters, or what the pack says of its meaning. A value is to be
  /// a parameter; that a word is common, a name or unknown says nothing, and neither does a sign, "−a hundred".
  private func speaks(_ token: Int, for number: Int, _ sight: Sight) -> Bool {
    guard sight.view.utterance.tokens[token].kind != .symbol else { return false }
    if model.isFunctionWord(sight.view.utterance.tokens[token].lexeme) { return true }
    let item = sight.view.items[sight.view.itemOfToken[token]]
    guard !item.isValue, carrierShare(of: token, in: number, sight) >= Self.leastCarrierShare else {
      return false
    }
    return reader.distance(of: number, ReaderFeatures.features(of: item, in: sight.view)) > 0
  }

  /// Below it a word is one of a name or a text, in percent of the times that it was said.
  private static let leastCarrierShare = 20
  /// Below it a word is rather one of the text that an answer gives, in percent.
  private static let leastLeadShare = 50

  private func carrierShare(of token: Int, in number: Int, _ sight: Sight) -> Int {
    let item = sight.view.items[sight.view.itemOfToken[token]]
    return item.isValue ? 0 : reader.carrierShare(of: ReaderFeatures.word(item.hash), in: number)
  }
}
