internal import ParlanceMatching
internal import ParlanceText
internal import ParlanceVocabulary

/// Turns matches of templates into interpretations.
struct InterpretationReader {
  private let check: OrderCheck
  private let apps: AppIndex

  init(_ check: consuming OrderCheck, apps: AppIndex) {
    self.check = check
    self.apps = apps
  }

  private var values: ValueReader { check.values }
  private var model: LanguageModel { values.model }
  private var utterance: Utterance { values.utterance }
  private var lattice: Lattice { values.lattice }

  /// The interpretations of matches of different intents, most likely first; none where the most likely one is refused,
  /// since what was meant is nothing else.
  func interpretations(of matches: [PhraseMatch]) -> [Interpretation] {
    if let best = matches.first, check.refusal(of: best) != nil { return [] }
    return matches.enumerated().compactMap { index, match in
      guard index == 0 || check.refusal(of: match) == nil else { return nil }
      return interpretation(
        of: match, rival: matches.count > 1 ? matches[index == 0 ? 1 : 0] : nil)
    }
  }

  /// The interpretation of what was read without a template; none where it is refused.
  func interpretations(of reading: ReaderReading?) -> [Interpretation] {
    guard let reading, check.refusal(of: reading.match) == nil else { return [] }
    return [interpretation(of: reading.match, confidence: reading.probability)]
  }

  private func interpretation(
    of match: PhraseMatch, rival: PhraseMatch?
  ) -> Interpretation {
    interpretation(of: match, confidence: confidence(of: match, rival: rival))
  }

  private func interpretation(of match: PhraseMatch, confidence: Double) -> Interpretation {
    let intent = model.matcher.templates[Int(match.template)].intent
    var parameters: [Interpretation.Parameter] = []
    parameters.reserveCapacity(match.bindings.count + match.implied.count)
    for binding in match.bindings {
      if let declared = model.declared[match.template, binding.parameter] {
        parameters.append(parameter(binding, of: declared))
      }
    }
    for implied in match.implied {
      let value = model.matcher.impliedValues[Int(implied)]
      if let declared = model.declared[match.template, value.parameter] {
        parameters.append(parameter(value, of: declared.parameter))
      }
    }
    if match.reading == nil { parameters += unspokenParameters(of: match.template, intent) }
    return Interpretation(
      intent: intent, confidence: confidence, app: check.namedApp(in: match).map(mention),
      parameters: parameters,
      template: match.reading == nil ? match.template : nil)
  }

  /// What a phrase of an app's own means beside what was said.
  private func unspokenParameters(
    of template: Int32, _ intent: String
  ) -> [Interpretation.Parameter] {
    guard let values = model.unspokenValues[template] else { return [] }
    return values.names.flatMap { name in
      let isArray = model.catalog.parameter(name, of: intent)?.isArray ?? false
      return values[name].map {
        Interpretation.Parameter(name: name, span: nil, value: $0, isArray: isArray)
      }
    }
  }

  private func parameter(
    _ binding: PhraseMatch.Binding, of declared: DeclaredParameter
  ) -> Interpretation.Parameter {
    Interpretation.Parameter(
      name: declared.name, span: values.span(of: binding),
      value: values.value(of: binding, as: declared), isArray: declared.parameter.isArray)
  }

  private func parameter(
    _ implied: PhraseSet.ImpliedValue, of declared: IntentCatalog.Parameter
  ) -> Interpretation.Parameter {
    Interpretation.Parameter(
      name: implied.parameter, span: nil,
      value: ValueReader.value(implied: implied.value, type: declared.type),
      isArray: declared.isArray)
  }

  /// The app of the context that a match names and that does not do what it asks for; nil where there is none.
  func unsupportedApp(in match: PhraseMatch) -> Interpretation.AppMention? {
    guard case .unsupportedApp(let name, let span)? = check.unsupportedApp(in: match) else {
      return nil
    }
    return .init(name: name, isKnown: true, span: span)
  }

  private func mention(_ named: OrderCheck.NamedApp) -> Interpretation.AppMention {
    let span = utterance.span(of: named.tokens)
    switch named {
    case .known(let app, _):
      return .init(name: apps.apps[Int(app)].name, isKnown: true, span: span)
    case .unknown(let binding):
      return .init(name: values.surface(binding), isKnown: false, span: span)
    }
  }

  /// Falls with the cost, and to one half where another intent fits as well: the logistic function of the cost, times
  /// the share that the rival leaves.
  private func confidence(of match: PhraseMatch, rival: PhraseMatch?) -> Double {
    let weights = model.matcher.weights
    let own = Confidence.value(
      cost: match.cost.units, evenCost: weights.evenCost, scale: weights.costScale)
    guard let rival else { return own }
    let distance = abs(rival.cost.units - match.cost.units)
    let share = Confidence.value(cost: -distance, evenCost: 0, scale: weights.rivalScale)
    return match.cost <= rival.cost ? own * share : own * (1 - share)
  }
}
