internal import ParlanceMatching
internal import ParlanceReader

/// The labels of a model as a language's catalogue and templates know them, looked up once for each pack.
struct ReaderSchema: Sendable {
  /// A parameter that the model has a label for.
  struct Parameter: Sendable {
    let name: String
    /// The declaration; nil for the app that is to act.
    let declared: DeclaredParameter?
    /// The matcher's number; nil where no template binds it.
    let number: Int32?
    let label: SegmentProblem.Label
  }

  /// A class of the model.
  struct Intent: Sendable {
    let name: String
    /// The templates that ask for it, in file order.
    let templates: [Int32]
    let parameters: [Parameter]
    let flags: [Flag]
    /// The flags of what the intent turns on or off, as a lock; empty where that is nothing or one of several things.
    let turns: [Flag]
  }

  /// A label of an implied value.
  struct Flag: Sendable {
    let label: Int
    /// The matcher's number of the value.
    let implied: Int32
    let parameter: String
    let value: String
  }

  let model: ReaderModel
  /// The class of what asks for nothing first, then by number.
  let intents: [Intent]

  /// Looks the labels up.
  ///
  /// - Complexity: O(*t* + *l*) for *t* templates and *l* labels.
  init(_ model: ReaderModel, _ catalog: IntentCatalog, _ matcher: PhraseMatcher) {
    self.model = model
    let kinds = EdgeKind.names(catalog)
    var templates: [String: [Int32]] = [:]
    for (number, template) in matcher.templates.enumerated() where template.isRequest {
      templates[template.intent, default: []].append(Int32(number))
    }
    let flags = Self.flags(model, matcher)
    intents = model.labels.prefix(model.classCount).map { intent in
      Intent(
        name: intent, templates: templates[intent] ?? [],
        parameters: Self.parameters(of: intent, model, catalog, matcher, kinds),
        flags: flags[intent] ?? [], turns: Self.turns(among: flags[intent] ?? []))
    }
  }

  /// The intent of a name; nil where the model has no class for it.
  subscript(intent: String) -> Intent? {
    model.numberOfLabel[intent].flatMap { $0 < intents.count ? intents[$0] : nil }
  }

  private static func parameters(
    of intent: String, _ model: ReaderModel, _ catalog: IntentCatalog, _ matcher: PhraseMatcher,
    _ kinds: [String]
  ) -> [Parameter] {
    let declared: [DeclaredParameter?] = (catalog.intents[intent] ?? []).map {
      DeclaredParameter($0, of: intent, catalog: catalog, kinds: kinds)
    }
    return (declared + [nil]).compactMap { declared in
      let name = declared?.name ?? IntentCatalog.appParameter
      return model.numberOfSegmentLabel[name].map { number in
        Parameter(
          name: name, declared: declared,
          number: matcher.parameters.firstIndex(of: name).map(Int32.init),
          label: SegmentProblem.Label(
            number: number, shape: shape(of: declared),
            isRepeatable: declared?.parameter.isArray ?? false))
      }
    }
  }

  private static let longestName = 7
  private static let longestTerm = 12

  private static func shape(of declared: DeclaredParameter?) -> SegmentProblem.Shape {
    guard let declared else { return .closed }
    switch declared.reading {
    case .currencyAmount, .paymentAmount, .date, .number, .temperature: return .closed
    case .person: return .name(maximumLength: longestName)
    case .term: return .name(maximumLength: longestTerm)
    case .text:
      if declared.isEnumeration { return .closed }
      return declared.isName ? .name(maximumLength: longestTerm) : .text
    }
  }

  /// The flags of each intent.
  private static func flags(_ model: ReaderModel, _ matcher: PhraseMatcher) -> [String: [Flag]] {
    let implied = Dictionary(
      matcher.impliedValues.enumerated().map { ("\($1.parameter)=\($1.value)", $0) }
    ) { first, _ in first }
    var flags: [String: [Flag]] = [:]
    for label in model.classCount..<model.labels.count {
      let parts = model.labels[label].split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = implied[String(parts[1])] else { continue }
      let value = matcher.impliedValues[number]
      flags[String(parts[0]), default: []].append(
        Flag(
          label: label, implied: Int32(number), parameter: value.parameter, value: value.value))
    }
    return flags
  }

  private static func turns(among flags: [Flag]) -> [Flag] {
    let turned = Dictionary(grouping: flags, by: \.parameter).values.filter {
      Set($0.map(\.value)).isSuperset(of: ["true", "false"])
    }
    return turned.count == 1 ? turned.joined().map { $0 } : []
  }
}
