package import ParlanceEntities
package import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceReader
package import ParlanceText

/// Makes a language's model of its own sentences.
///
/// The same sentences give the same bytes, whatever the machine.
package struct ReaderTrainer {
  /// A sentence with what is known of it.
  private struct Sample {
    let example: ReaderExample
    let utterance: Utterance
    let lattice: Lattice
    let model: LanguageModel
    let apps: AppIndex
    /// True where a template matches it, so that the reader is never asked.
    let isMatched: Bool
  }

  private var samples: [Sample] = []
  private let classesOfWords: ReaderWordClasses
  private let purpose: PhrasePurpose

  /// Makes a trainer without sentences.
  ///
  /// - Parameters:
  ///   - pack: The language whose rules tell the classes of words.
  ///   - purpose: What the sentences are.
  /// - Throws: ``PackError`` at a malformed line.
  package init(_ pack: LanguagePack, for purpose: PhrasePurpose) throws(PackError) {
    self.purpose = purpose
    classesOfWords = try ReaderWordClasses(pack)
  }

  /// The number of sentences, each counted for every context that it was added with.
  package var count: Int { samples.count }

  /// Adds a sentence as it is read with a context.
  ///
  /// - Throws: ``UtteranceError`` when it is too long.
  package mutating func add(
    _ example: ReaderExample, _ engine: InterpretationEngine, at reference: ReferenceDate
  ) throws(UtteranceError) {
    let (utterance, lattice, isMatched) = try engine.sight(
      of: example.text, at: reference, among: example.rivals)
    // Requests that templates understand and refuse never come to the reader, and would teach that orders are none.
    if isMatched, example.intent == nil, purpose == .requests { return }
    samples.append(
      Sample(
        example: example, utterance: utterance, lattice: lattice, model: engine.model,
        apps: engine.apps, isMatched: isMatched && purpose == .requests))
  }

  // MARK: Training

  /// A model of all sentences.
  ///
  /// - Complexity: O(*n* · *l*) for *n* features of all sentences and *l* labels: a minute for twelve thousand sentences.
  package func model() -> [UInt8] {
    let labels = labels
    guard let empty = builder(labels)
    else { return [] }
    let sights = sights(empty.model)
    let carriers = carriers(sights, labels)
    let limit = empty.builder.roomForClasses(carriers)
    let heldOutOutcomes = (0..<calibrationFoldCount).flatMap { fold in
      let heldOut = sights.indices.filter { isHeldOut(samples[$0], fold: fold, of: 5) }
      let rest = sights.indices.filter { !isHeldOut(samples[$0], fold: fold, of: 5) }
      return outcomes(
        classes(sights, rest, labels, limit: limit), sights, heldOut, labels, empty)
    }
    return empty.builder.file(
      classes: classes(sights, Array(sights.indices), labels, limit: limit),
      segments: segments(sights, Array(sights.indices), labels),
      carriers: carriers, calibration: Calibration(fitting: heldOutOutcomes))
  }

  /// The number of fifths of the sentences that are held out in turn to calibrate. A fifth of the answers has fewer than a
  /// hundred that answer nothing, and what a model takes for an answer would hang on them.
  private var calibrationFoldCount: Int { purpose == .answers ? 3 : 1 }

  /// Measures models on the sentences that they have not learned from, one model for each fold.
  package func measure(folds: Int) -> ReaderMeasure {
    var measure = ReaderMeasure()
    let labels = labels
    guard let empty = builder(labels)
    else { return measure }
    let sights = sights(empty.model)
    for fold in 0..<folds {
      let rest = sights.indices.filter { !isHeldOut(samples[$0], fold: fold, of: folds) }
      let heldOut = sights.indices.filter {
        isHeldOut(samples[$0], fold: fold, of: folds) && !samples[$0].isMatched
      }
      let classes = classes(
        sights, rest, labels, limit: empty.builder.roomForClasses(CarrierWords()))
      let bytes = empty.builder.file(
        classes: classes, segments: segments(sights, rest, labels),
        calibration: Calibration(
          fitting: outcomes(classes, sights, heldOut, labels, empty)))
      guard let model = ReaderModel(bytes) else { continue }
      measure.outcomes += heldOut.map { outcome(sights[$0], samples[$0], model, labels) }
    }
    return measure
  }

  private func builder(_ labels: Labels) -> (builder: ReaderModelBuilder, model: ReaderModel)? {
    classesOfWords.builder(
      labels: labels.all, domains: labels.domains, segments: labels.segments,
      for: purpose)
  }

  private func isHeldOut(_ sample: Sample, fold: Int, of folds: Int) -> Bool {
    Int(FeatureID.hash(sample.example.text.lowercased()) % UInt64(folds)) == fold
  }

  private struct Labels {
    var classes: [String]
    var flags: [String]
    /// By class, the number of its domain: of a label behind the last one, or its own where it is alone in it.
    var domains: [Int]
    var segments: [String]

    var all: [String] { classes + flags }
    /// The number of labels and domains.
    var count: Int { max(all.count, (domains.max() ?? 0) + 1) }
  }

  private var labels: Labels {
    let intents = Set(samples.compactMap(\.example.intent))
    var counts: [String: Int] = [:]
    for sample in samples {
      guard let intent = sample.example.intent else { continue }
      for value in Set(sample.example.implied) { counts["\(intent) \(value)", default: 0] += 1 }
    }
    let flags = counts.filter { $0.value >= Self.leastFlagCount }.keys.sorted()
    let parameters = Set(samples.flatMap(\.example.parameters).map(\.name))
    let classes = [ReaderModel.none] + intents.sorted()
    let kept = Array(flags.prefix(Self.mostLabels - intents.count))
    return Labels(
      classes: classes, flags: kept,
      domains: domains(of: classes, behind: classes.count + kept.count),
      segments: [""] + parameters.sorted())
  }

  /// The numbers of the domains of classes: the files that hold their templates.
  private func domains(of classes: [String], behind count: Int) -> [Int] {
    let names = classes.map(domain)
    let shared = Set(names).sorted().filter { name in names.count { $0 == name } > 1 }
    return names.enumerated().map { number, name in
      shared.firstIndex(of: name).map { count + $0 } ?? number
    }
  }

  /// As many classes and flags as leave room for domains in a byte.
  private static let mostLabels = 220

  private func domain(of intent: String) -> String {
    let template = samples.first?.model.matcher.templates.first {
      $0.intent == intent && $0.isRequest
    }
    return template.map { String($0.file.split(separator: "/").last ?? "") } ?? intent
  }

  /// The least number of times that an implied value is seen, so that it can be learned.
  private static let leastFlagCount = 4

  // MARK: Classes

  private struct Sight {
    let view: ReaderView
    let features: FeatureGroups
    /// The intent that the sentence is marked for; nil where none is.
    let intent: ReaderSchema.Intent?
  }

  private func sights(_ reader: ReaderModel) -> [Sight] {
    var schemas: [ObjectIdentifier: ReaderSchema] = [:]
    return samples.map { sample in
      let model = sample.model
      let schema =
        schemas[ObjectIdentifier(model)] ?? ReaderSchema(reader, model.catalog, model.matcher)
      schemas[ObjectIdentifier(model)] = schema
      let view = ReaderView(
        sample.lattice, of: sample.utterance, in: model, reader, apps: sample.apps)
      return Sight(
        view: view, features: ReaderFeatures.features(view),
        intent: sample.example.intent.flatMap { schema[$0] })
    }
  }

  /// The weights of classes, flags and domains. What payments have in common is learned from all of them.
  private func classes(
    _ sights: [Sight], _ indices: [Int], _ labels: Labels, limit: Int
  ) -> WeightMatrix {
    var trainer = MarginTrainer()
    for index in indices { trainer.add(sights[index].features) }
    let classCount = labels.classes.count
    let classes = indices.map { label(of: samples[$0].example, labels) }
    let flags: [[Int: Bool]] = indices.map { index in
      let flags = self.flags(of: samples[index].example, labels)
      return Dictionary(uniqueKeysWithValues: flags.map { ($0.label, $0.holds) })
    }
    let admits = indices.map { self.admits(samples[$0].example, labels) }
    return trainer.train(
      labelCount: labels.count, minimumCount: Self.leastFeatureCount, limit: limit
    ) { example, label in
      if label < classCount {
        return admits[example](label) ? classes[example] == label ? .holds : .fails : .unknown
      }
      if label < labels.all.count {
        guard let holds = flags[example][label] else { return .unknown }
        return holds ? .holds : .fails
      }
      return labels.domains[classes[example]] == label ? .holds : .fails
    }
  }

  private static let leastFeatureCount = 3

  /// Tells of a class whether it may be meant.
  private func admits(_ example: ReaderExample, _ labels: Labels) -> (_ label: Int) -> Bool {
    { label in label == 0 || example.rivals?.contains(labels.classes[label]) != false }
  }

  private func label(of example: ReaderExample, _ labels: Labels) -> Int {
    example.intent.flatMap { labels.classes.firstIndex(of: $0) } ?? 0
  }

  private func flags(
    of example: ReaderExample, _ labels: Labels
  ) -> [(label: Int, holds: Bool)] {
    guard let intent = example.intent else { return [] }
    return labels.flags.enumerated().compactMap { place, flag in
      guard flag.hasPrefix(intent + " ") else { return nil }
      let value = flag.dropFirst(intent.count + 1)
      return (labels.classes.count + place, example.implied.contains { $0 == value })
    }
  }

  /// Returns the outcomes of the sentences that were held out. Requests count as much together as what asks for nothing: corpora hold
  /// several times as many of them, in each language another number.
  private func outcomes(
    _ weights: WeightMatrix, _ sights: [Sight], _ heldOut: [Int], _ labels: Labels,
    _ empty: (builder: ReaderModelBuilder, model: ReaderModel)
  ) -> [Calibration.Outcome] {
    let nothing = WeightMatrix(features: [], labelCount: labels.segments.count, weights: [])
    let file = empty.builder.file(classes: weights, segments: nothing, calibration: .none)
    guard let trial = ReaderModel(file) else { return [] }
    let unmatched = heldOut.filter { !samples[$0].isMatched }
    let requests = unmatched.count { samples[$0].example.intent != nil }
    let share = Float(requests) / Float(max(1, unmatched.count - requests))
    return unmatched.compactMap { index in
      let scores = trial.scores(sights[index].features)
      let isRequest = samples[index].example.intent != nil
      return trial.best(scores, where: admits(samples[index].example, labels)).map { best in
        Calibration.Outcome(
          distance: trial.distance(of: best, scores),
          isRight: label(of: samples[index].example, labels) == best,
          weight: isRequest ? 1 : share)
      }
    }
  }

  // MARK: Segments

  private func segments(
    _ sights: [Sight], _ indices: [Int], _ labels: Labels
  ) -> WeightMatrix {
    var trainer = SegmentTrainer(labelCount: labels.segments.count)
    for index in indices {
      let sample = samples[index]
      guard let intent = sights[index].intent, let gold = gold(sample, intent) else { continue }
      trainer.add(problem(sights[index].view, sample, intent), gold)
    }
    return trainer.train()
  }

  private func problem(
    _ view: ReaderView, _ sample: Sample, _ intent: ReaderSchema.Intent
  ) -> SegmentProblem {
    SegmentReader(view: view, lattice: sample.lattice, model: sample.model).problem(of: intent)
  }

  /// The segments that an example marks; nil where a mark cuts a token, or marks nothing that is read.
  private func gold(_ sample: Sample, _ intent: ReaderSchema.Intent) -> [Segment]? {
    var segments: [Segment] = []
    for parameter in sample.example.parameters {
      guard let label = intent.parameters.firstIndex(where: { $0.name == parameter.name }),
        let tokens = sample.utterance.tokens(in: parameter.span)
      else { return nil }
      segments.append(Segment(label: label, tokens: tokens))
    }
    return segments.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// The words around the parameters of requests and answers; a sentence counts once, whatever its context.
  private func carriers(_ sights: [Sight], _ labels: Labels) -> CarrierWords {
    var carriers = CarrierWords(leastCount: purpose.leastCarrierCount)
    var seen: Set<String> = []
    for (sample, sight) in zip(samples, sights) {
      let label = label(of: sample.example, labels)
      guard label > 0, seen.insert(sample.example.text).inserted else { continue }
      for item in sight.view.items where !item.isValue {
        let word = sample.utterance.tokens[item.tokens.lowerBound].span
        let isWithin = sample.example.parameters.contains { $0.span.offsets.overlaps(word.offsets) }
        carriers.add(ReaderFeatures.word(item.hash), for: label, isAround: !isWithin)
      }
    }
    return carriers
  }

  // MARK: Measuring

  private func outcome(
    _ sight: Sight, _ sample: Sample, _ reader: ReaderModel, _ labels: Labels
  ) -> ReaderMeasure.Outcome {
    let scores = reader.scores(sight.features)
    let best = reader.best(scores, where: admits(sample.example, labels)) ?? 0
    let intent = sample.example.intent
    var outcome = ReaderMeasure.Outcome(
      isRequest: intent != nil, isRight: reader.labels[best] == intent, isExact: false,
      probability: reader.probability(of: best, scores))
    if outcome.isRight, let intent = sight.intent, let gold = gold(sample, intent) {
      outcome.isExact = reader.best(of: problem(sight.view, sample, intent)) == gold
    }
    return outcome
  }
}

extension Utterance {
  /// The tokens that a span covers, an affix aside; nil where it cuts one.
  fileprivate func tokens(in span: Span) -> Range<Int>? {
    let start = tokens.indices.first {
      tokens[$0].span.lowerBound == span.lowerBound
        || hasStem(at: $0) { $0.lowerBound == span.lowerBound }
    }
    let end = tokens.indices.first {
      tokens[$0].span.upperBound == span.upperBound
        || hasStem(at: $0) { $0.upperBound == span.upperBound }
    }
    guard let start, let end, start <= end else { return nil }
    return start..<end + 1
  }

  /// Tells whether a token has a reading with an affix beside a stem.
  private func hasStem(at token: Int, where isMeant: (_ stem: Span) -> Bool) -> Bool {
    var found = false
    visitRoles(at: token) { found = found || isMeant($0.stem) }
    return found
  }
}
