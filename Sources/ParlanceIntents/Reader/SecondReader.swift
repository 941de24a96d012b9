internal import ParlanceEntities
internal import ParlanceMatching
internal import ParlanceReader
internal import ParlanceText
internal import ParlanceVocabulary

/// Reads what no template matches: the class by a log-linear model, then the parameters as the best segments under the
/// constraints of their types.
struct SecondReader {
  private let model: LanguageModel
  private let reader: ReaderModel
  private let apps: AppIndex
  /// By class number, a template that stands for the intent; −1 where it may not be meant.
  private let templates: [Int32]

  /// A reader for the intents that a filter admits; nil where the language has no model.
  ///
  /// - Complexity: O(*t*), *t* the number of templates.
  init?(_ model: LanguageModel, _ apps: AppIndex, _ filter: TemplateFilter) {
    guard let reader = model.reader else { return nil }
    self.model = model
    self.reader = reader
    self.apps = apps
    var templates = [Int32](repeating: -1, count: reader.classCount)
    for (number, template) in model.matcher.templates.enumerated()
    where template.isRequest && filter.admits(Int32(number)) {
      guard let place = reader.numberOfLabel[template.intent], templates[place] < 0 else {
        continue
      }
      templates[place] = Int32(number)
    }
    self.templates = templates
  }

  /// How likely a class is to be at least, so that it is taken. What moves money is checked further, and confirmed.
  private static let leastProbability: Float = 0.75
  private static let leastProbabilityOfMoney: Float = 0.65
  /// How far the next class is to lie below an order of money.
  private static let leastDistance: Float = 0.2

  /// What an utterance is taken for; nil where nothing is likely enough.
  ///
  /// - Complexity: O(*n*² · *l*) for *n* tokens and *l* parameters of the intent.
  func reading(of utterance: Utterance, _ lattice: Lattice) -> ReaderReading? {
    let sight = sight(of: utterance, lattice)
    guard let best = reader.best(sight.scores, among: { templates[$0] >= 0 }),
      isLikely(best, sight.scores)
    else { return nil }
    return reading(sight, class: best)
  }

  /// Whether a class is likely enough and, where money moves, clearly likelier than all others: who asks for money does
  /// not pay it.
  private func isLikely(_ number: Int, _ scores: [Float]) -> Bool {
    let probability = reader.probability(of: number, scores)
    guard model.declared.movesMoney(templates[number]) else {
      return probability >= Self.leastProbability
    }
    let rival = reader.best(scores) { $0 != number && templates[$0] >= 0 }
    let rest = rival.map { reader.probability(of: $0, scores) } ?? 0
    return probability >= Self.leastProbabilityOfMoney && probability - rest >= Self.leastDistance
  }

  /// The likeliest readings, taken or not, the likeliest first.
  func readings(of utterance: Utterance, _ lattice: Lattice, count: Int) -> [ReaderReading] {
    let sight = sight(of: utterance, lattice)
    return (1..<reader.classCount).filter { templates[$0] >= 0 }
      .sorted { sight.scores[$0] > sight.scores[$1] }
      .prefix(count).map { reading(sight, class: $0) }
  }

  private struct Sight {
    let view: ReaderView
    let lattice: Lattice
    let features: FeatureGroups
    let scores: [Float]
  }

  private func sight(of utterance: Utterance, _ lattice: Lattice) -> Sight {
    let view = ReaderView(lattice, of: utterance, in: model, reader, apps: apps)
    let features = ReaderFeatures.features(view)
    return Sight(
      view: view, lattice: lattice, features: features, scores: reader.scores(features))
  }

  private func reading(_ sight: Sight, class number: Int) -> ReaderReading {
    let intent = reader.labels[number]
    let segments = SegmentReader(
      view: sight.view, lattice: sight.lattice, model: model, reader: reader)
    let bindings = bindings(segments, of: intent, template: templates[number])
    let match = PhraseMatch(
      template: templates[number], cost: .zero, bindings: bindings,
      implied: implied(intent, sight.scores),
      reading: steps(sight.view, bindings, sight.features, class: number))
    let probability = reader.probability(of: number, sight.scores)
    return ReaderReading(
      match: match, intent: intent, probability: Double(probability),
      isLikely: isLikely(number, sight.scores))
  }

  // MARK: Parameters

  private func bindings(
    _ segments: SegmentReader, of intent: String, template: Int32
  ) -> [PhraseMatch.Binding] {
    let parameters = segments.parameters(of: intent)
    return reader.best(of: segments.problem(of: intent)).compactMap { segment in
      let parameter = parameters[segment.label]
      guard let number = model.matcher.parameters.firstIndex(of: parameter.name) else { return nil }
      return PhraseMatch.Binding(
        parameter: Int32(number), tokens: segment.tokens,
        edges: ReaderEdges(segments.lattice, model).edges(
          in: segment.tokens, for: model.declared[template, parameter.name]))
    }
  }

  /// The values that the wording as a whole implies.
  private func implied(_ intent: String, _ scores: [Float]) -> [Int32] {
    (reader.classCount..<reader.labels.count).compactMap { flag in
      let parts = reader.labels[flag].split(separator: " ", maxSplits: 1)
      guard parts[0] == intent, reader.holds(flag, scores) else { return nil }
      let number = model.matcher.impliedValues.firstIndex {
        "\($0.parameter)=\($0.value)" == parts[1]
      }
      return number.map(Int32.init)
    }
  }

  // MARK: Steps

  /// What became of each token: a parameter's, a word that spoke for the class, or left out.
  private func steps(
    _ view: ReaderView, _ bindings: [PhraseMatch.Binding], _ features: FeatureGroups,
    class number: Int
  ) -> [PhraseMatch.Step] {
    var steps: [PhraseMatch.Step] = []
    var token = 0
    while token < view.itemOfToken.count {
      if let binding = bindings.first(where: { $0.tokens.contains(token) }) {
        steps.append(
          PhraseMatch.Step(
            tokens: token..<binding.tokens.upperBound, role: .text, parameter: binding.parameter,
            cost: .zero))
        token = binding.tokens.upperBound
      } else {
        let item = view.items[view.itemOfToken[token]]
        let isEvidence =
          model.isFunctionWord(view.utterance.tokens[token].lexeme)
          || speaks(item, for: number, features)
        steps.append(
          PhraseMatch.Step(
            tokens: token..<token + 1, role: isEvidence ? .evidence : .skipped, parameter: -1,
            cost: .zero))
        token += 1
      }
    }
    return steps
  }

  private func speaks(
    _ item: ReaderView.Item, for number: Int, _ features: FeatureGroups
  ) -> Bool {
    let words = features.value(of: ReaderFeatures.Group.words.rawValue)
    if reader.weight(of: ReaderFeatures.word(item.hash), value: words, for: number) > 0 {
      return true
    }
    let classes = features.value(of: ReaderFeatures.Group.classes.rawValue)
    return item.classes.contains {
      reader.weight(of: ReaderFeatures.wordClass($0), value: classes, for: number) > 0
    }
  }
}
