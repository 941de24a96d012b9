internal import Parlance
internal import ParlanceIntents
internal import ParlanceMatching

/// Makes example phrases for an app out of the examples of a language's templates.
///
/// Each is understood as its intent, and names the app where its name is known and the language's examples say how.
struct PhraseSuggester {
  /// An example of a template, as it is or made to name the app.
  fileprivate struct Candidate {
    /// How much a phrase differs from the example.
    enum Change: Int {
      /// In the app's name, or in nothing.
      case name
      /// In words that name the app.
      case carrier
      /// The app goes without a name, as a language may put it into words that are not known here.
      case none
    }

    let phrase: String
    let confidence: Double
    /// Those whose values are said, and not implied, each once.
    let parameters: Set<String>
    let change: Change
  }

  /// What is less sure may be less usual.
  private static let minimumConfidence = 0.7
  /// How a language names apps is told by so many examples.
  private static let maximumExampleCount = 300
  /// The ways of naming an app that are tried, the most frequent first.
  private static let maximumCarrierCount = 8

  private let interpreter: Interpreter
  /// The app's name; nil when it is not known.
  private let name: String?
  /// Those of all intents.
  private let carriers: [AppNameCarrier]

  /// A suggester for an app in a language.
  ///
  /// - Parameter intents: The classes that the app handles.
  /// - Throws: ``UtteranceError`` when the name is too long.
  init(_ model: LanguageModel, name: String?, intents: [String]) throws(UtteranceError) {
    let app = App(name: name ?? "", intents: intents)
    interpreter = try Interpreter(model, context: Context(apps: [app]))
    self.name = name
    carriers =
      name == nil ? [] : Self.carriers(of: interpreter.model.templates, interpreter)
  }

  /// Phrases for an intent, each of another template, at least one; or why there are none.
  ///
  /// - Parameter count: How many to make at most.
  func phrases(for intent: String, count: Int) -> Result<[String], PhraseSuggestion.Absence> {
    let templates = interpreter.model.templates.filter { $0.intent == intent }
    guard !templates.isEmpty else { return .failure(.noTemplates) }
    let own = name == nil ? [] : Self.carriers(of: templates, interpreter)
    let carriers = Array((own + carriers).uniqued.prefix(Self.maximumCarrierCount))
    let candidates = templates.compactMap { template in
      template.examples.compactMap { candidate($0.text, intent, carriers) }
        .min { $0.change.rawValue < $1.change.rawValue }
    }
    let phrases = Self.ranked(candidates).map(\.phrase).uniqued.prefix(count)
    return phrases.isEmpty ? .failure(.noFittingExample) : .success(Array(phrases))
  }

  /// Those that fill the parameter which most fill come first, since it is what people say the intent for; then those
  /// that are the most like their example, the surer ones, and of equals those whose templates come first.
  private static func ranked(_ candidates: [Candidate]) -> [Candidate] {
    let counts = candidates.flatMap(\.parameters).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    func order(_ entry: (offset: Int, element: Candidate)) -> (Int, Int, Double, Int) {
      let candidate = entry.element
      let isUsual = candidate.parameters.contains(usual)
      return (isUsual ? 0 : 1, candidate.change.rawValue, -candidate.confidence, entry.offset)
    }
    return candidates.enumerated().sorted { order($0) < order($1) }.map(\.element)
  }

  private func candidate(
    _ example: String, _ intent: String, _ carriers: [AppNameCarrier]
  ) -> Candidate? {
    guard let result = try? interpreter.interpret(example, at: .phrases), let best = result.best,
      best.intent == intent
    else { return nil }
    guard let app = best.app else {
      guard !namesOther(result.utterance, than: nil) else { return nil }
      return name.flatMap { carried(example, best, $0, carriers) }
        ?? Candidate(example, best, .none)
    }
    return name.flatMap { renamed(result.utterance, best, app, $0) }
  }

  private func carried(
    _ example: String, _ best: Interpretation, _ name: String, _ carriers: [AppNameCarrier]
  ) -> Candidate? {
    carriers.lazy.compactMap { checked($0.phrase(example, app: name), like: best, .carrier) }.first
  }

  private func renamed(
    _ example: Utterance, _ best: Interpretation, _ app: Interpretation.AppMention, _ name: String
  ) -> Candidate? {
    let end = Int32(example.text.utf8.count)
    let before = example.text(of: Utterance.Span(0, app.span.lowerBound))
    let after = example.text(of: Utterance.Span(app.span.upperBound, end))
    let forms = Self.forms(of: name, like: example.text(of: app.span), app.name)
    return forms.lazy.compactMap { checked(before + $0 + after, like: best, .name) }.first
  }

  /// A name with the ending that another name was said with, and without the vowel that may join the two.
  private static func forms(of name: String, like said: Substring, _ other: String) -> [String] {
    let ending = said.dropFirst(other.count)
    guard !ending.isEmpty, said.hasPrefix(other) else { return [name] }
    return [name + ending, name + ending.dropFirst()]
  }

  /// A phrase, if it says the same as the example that it was made of, and names the app.
  private func checked(
    _ phrase: String, like example: Interpretation, _ change: Candidate.Change
  ) -> Candidate? {
    guard let result = try? interpreter.interpret(phrase, at: .phrases), let best = result.best,
      best.intent == example.intent, let app = best.app, app.isKnown,
      !namesOther(result.utterance, than: app),
      best.confidence >= Self.minimumConfidence,
      best.parameters.map(\.name).sorted() == example.parameters.map(\.name).sorted()
    else { return nil }
    return Candidate(phrase, best, change)
  }

  /// Whether an utterance names an app beside the one that is to act, wherever it does.
  private func namesOther(_ utterance: Utterance, than app: Interpretation.AppMention?) -> Bool {
    interpreter.model.appNames(in: utterance).contains { span in
      app.map { span.upperBound <= $0.span.lowerBound || $0.span.upperBound <= span.lowerBound }
        ?? true
    }
  }

  private static func carriers(
    of templates: [PhraseTemplate], _ interpreter: Interpreter
  ) -> [AppNameCarrier] {
    let examples = templates.lazy.filter { $0.parameters.contains(IntentCatalog.appParameter) }
      .flatMap(\.examples).prefix(maximumExampleCount)
    var counts: [AppNameCarrier: Int] = [:]
    for example in examples {
      guard let explanation = try? interpreter.explanation(of: example.text, at: .phrases) else {
        continue
      }
      for carrier in AppNameCarrier.all(in: explanation) { counts[carrier, default: 0] += 1 }
    }
    let ranked = counts.sorted { ($1.value, $0.key.order) < ($0.value, $1.key.order) }
    return ranked.prefix(maximumCarrierCount).map(\.key)
  }
}

extension PhraseSuggester.Candidate {
  fileprivate init(_ phrase: String, _ interpretation: Interpretation, _ change: Change) {
    (self.phrase, self.change) = (phrase, change)
    confidence = interpretation.confidence
    parameters = Set(interpretation.parameters.filter { $0.span != nil }.map(\.name))
  }
}

extension AppNameCarrier {
  /// Tells two apart that are as frequent.
  fileprivate var order: String { "\(before)\0\(after)" }
}
