internal import ParlanceMatching
internal import ParlanceText

/// Puts the search's account of itself into words.
struct ExplanationWriter {
  private let model: LanguageModel
  private let utterance: Utterance
  private let edges: [Edge]
  private let check: OrderCheck
  private let filter: TemplateFilter
  private let secondReader: SecondReader?
  /// The intent that alone is asked about; nil for all.
  private let intent: String?
  private static let maximumReadingCount = 3
  private static let maximumMatchCount = 8
  private static let maximumNearMissCount = 3

  init(
    _ check: OrderCheck, _ filter: TemplateFilter, _ secondReader: SecondReader?,
    about intent: String?
  ) {
    self.secondReader = secondReader
    self.intent = intent
    model = check.values.model
    utterance = check.values.utterance
    edges = check.values.lattice.edges
    self.check = check
    self.filter = filter
  }

  func explanation() -> Explanation {
    let matches = model.matcher.matchingTemplates(in: utterance, edges: edges)
      .filter { isAskedAbout($0.template) }
    guard matches.isEmpty else {
      let refusals = refusals()
      return Explanation(
        utterance: utterance,
        matches: matches.prefix(Self.maximumMatchCount).map {
          match($0, filter.admits($0.template) ? refusals[$0.template] : noApp)
        },
        readings: [], failure: nil, nearMisses: [])
    }
    let refusal = model.matcher.refusal(
      of: utterance, edges: edges, maximumCount: Self.maximumNearMissCount, among: isAskedAbout)
    let isAtEnd = refusal.token >= utterance.tokens.count
    return Explanation(
      utterance: utterance, matches: [], readings: readings,
      failure: isAtEnd ? nil : utterance.span(of: refusal.token..<refusal.token + 1),
      nearMisses: refusal.candidates.map(nearMiss))
  }

  private func isAskedAbout(_ template: Int32) -> Bool {
    intent.map { $0 == model.matcher.templates[Int(template)].intent } ?? true
  }

  private var readings: [Explanation.Reading] {
    let readings = secondReader?.readings(
      of: utterance, check.values.lattice, among: intent.map { [$0] },
      count: Self.maximumReadingCount)
    return (readings ?? []).map { reading in
      Explanation.Reading(
        intent: reading.intent, probability: reading.probability, isLikely: reading.isLikely,
        steps: (reading.match.reading ?? []).map(step),
        against: reading.against.map { utterance.span(of: $0) },
        refusal: check.refusal(of: reading.match))
    }
  }

  /// Of the cheapest matches of all intents, by their templates.
  private func refusals() -> [Int32: Explanation.Refusal] {
    var refusals: [Int32: Explanation.Refusal] = [:]
    for match in model.matcher.matches(in: utterance, edges: edges, filter: filter) {
      refusals[match.template] = check.refusal(of: match)
    }
    return refusals
  }

  private var noApp: Explanation.Refusal {
    .noApp(utterance.span(of: utterance.tokens.indices))
  }

  private func match(
    _ match: (template: Int32, cost: Cost), _ refusal: Explanation.Refusal?
  ) -> Explanation.Match {
    let template = model.matcher.templates[Int(match.template)]
    let steps = model.matcher.steps(of: match.template, in: utterance, edges: edges)
    return Explanation.Match(
      intent: template.intent, template: template.source,
      location: "\(template.file):\(template.line)", cost: match.cost.units,
      steps: steps.map(step), refusal: refusal)
  }

  private func step(_ step: PhraseMatch.Step) -> Explanation.Step {
    Explanation.Step(
      span: utterance.span(of: step.tokens), role: role(step.role),
      parameter: step.parameter < 0 ? nil : model.matcher.parameters[Int(step.parameter)],
      cost: step.cost.units)
  }

  private func role(_ role: PhraseMatch.Step.Role) -> String {
    switch role {
    case .word: "word"
    case .typo: "typo"
    case .name: "name"
    case .text: "text"
    case .skipped: "skipped"
    case .evidence: "evidence"
    case .edge(let kind): model.kinds[Int(kind)]
    }
  }

  private func nearMiss(_ candidate: PhraseRefusal.Candidate) -> Explanation.NearMiss {
    let template = model.matcher.templates[Int(candidate.template)]
    return Explanation.NearMiss(
      intent: template.intent, template: template.source,
      location: "\(template.file):\(template.line)", expected: candidate.expected)
  }
}
