package import ParlanceEntities
internal import ParlanceMatching
package import ParlanceText
internal import ParlanceVocabulary

/// The way of an utterance: tokens, edges, matches, interpretations.
package struct InterpretationEngine: Sendable {
  let model: LanguageModel
  private let vocabulary: VocabularyIndex
  let apps: AppIndex
  private let filter: TemplateFilter
  /// The reader of utterances that no template matches; nil where the language has no model.
  private let secondReader: SecondReader?

  package init(_ model: LanguageModel, context: Context) throws(UtteranceError) {
    self.model = model
    vocabulary = try VocabularyIndex(
      context.vocabulary, tokenizer: model.tokenizer, nicknames: model.nicknames,
      rules: model.nameRules, sounds: model.sounds)
    apps = try AppIndex(context.apps, model: model)
    filter = TemplateFilter(
      model.matcher.templates, handled: Set(context.apps.lazy.flatMap(\.intents)))
    secondReader = SecondReader(model, apps, filter)
  }

  /// - Parameter intents: What alone may be meant; nil for all that the context admits.
  package func interpret(
    _ text: String, at reference: ReferenceDate, among intents: Set<String>? = nil
  ) throws(UtteranceError) -> InterpretationResult {
    let (utterance, lattice) = try corrected(text, at: reference, among: intents)
    let check = check(utterance, lattice, reference)
    let matches = check.meant(
      model.matcher.matches(
        in: utterance, edges: lattice.edges, filter: filter(among: intents)))
    let reader = InterpretationReader(check, apps: apps)
    var result = InterpretationResult(
      utterance: utterance,
      interpretations: matches.isEmpty && intents == nil
        ? reader.interpretations(of: secondReader?.reading(of: utterance, lattice))
        : reader.interpretations(of: matches))
    if result.interpretations.isEmpty {
      result.unsupportedApp = matches.first.flatMap(reader.unsupportedApp)
    }
    return result
  }

  /// Reads by the model of the language's sentences alone.
  ///
  /// - Parameter intents: What alone may be meant.
  func read(
    _ text: String, at reference: ReferenceDate, among intents: Set<String>
  ) throws(UtteranceError) -> InterpretationResult {
    let (utterance, lattice) = try corrected(text, at: reference, among: intents)
    let reader = InterpretationReader(check(utterance, lattice, reference), apps: apps)
    let reading = secondReader?.reading(of: utterance, lattice, among: intents)
    return InterpretationResult(
      utterance: utterance, interpretations: reader.interpretations(of: reading))
  }

  /// Returns what the reader learns from: an utterance, its lattice, and whether a template matches it.
  func sight(
    of text: String, at reference: ReferenceDate, among intents: Set<String>?
  ) throws(UtteranceError) -> (utterance: Utterance, lattice: Lattice, isMatched: Bool) {
    let utterance = try annotated(text)
    let lattice = lattice(of: utterance, at: reference)
    let matches = model.matcher.matches(
      in: utterance, edges: lattice.edges, filter: filter(among: intents))
    return (utterance, lattice, !matches.isEmpty)
  }

  /// The outcome of matching a text against all templates.
  enum Outcome: Hashable {
    /// No template matches.
    case unmatched
    /// The best template matches and is refused.
    case refused
    /// The text is understood by a template, also where that asks for none of the intents.
    case understood(template: Int32)
  }

  /// Returns what templates make of a text.
  ///
  /// - Parameter intents: What alone may be meant; nil for all that the context admits.
  func outcome(
    of text: String, at reference: ReferenceDate, among intents: Set<String>?
  ) throws(UtteranceError) -> Outcome {
    let (utterance, lattice) = try corrected(text, at: reference, among: intents)
    let check = check(utterance, lattice, reference)
    let matches = model.matcher.matches(
      in: utterance, edges: lattice.edges, filter: filter(among: intents))
    guard let best = check.meant(matches).first else { return .unmatched }
    switch check.refusal(of: best) {
    case nil, .noRequest: return .understood(template: best.template)
    default: return .refused
    }
  }

  /// - Parameter intent: What alone is asked about; nil for all.
  package func explanation(
    of text: String, about intent: String?, at reference: ReferenceDate
  ) throws(UtteranceError) -> Explanation {
    let (utterance, lattice) = try corrected(text, at: reference)
    return ExplanationWriter(
      check(utterance, lattice, reference), filter, secondReader, about: intent
    ).explanation()
  }

  package func entities(
    in text: String, at reference: ReferenceDate
  ) throws(UtteranceError) -> (utterance: Utterance, entities: [Entity]) {
    let utterance = try annotated(text)
    return (utterance, model.entities.entities(in: utterance, at: reference))
  }

  private func filter(among intents: Set<String>?) -> TemplateFilter {
    intents.map { TemplateFilter(model.matcher.templates, among: $0) } ?? filter
  }

  private func annotated(_ text: String) throws(UtteranceError) -> Utterance {
    var utterance = try model.tokenizer.utterance(text)
    apps.lexicon.annotate(&utterance)
    model.accents.complete(&utterance, by: apps.lexicon)
    return utterance
  }

  /// An utterance without what its speaker took back at once, and its lattice.
  private func corrected(
    _ text: String, at reference: ReferenceDate, among intents: Set<String>? = nil
  ) throws(UtteranceError) -> (utterance: Utterance, lattice: Lattice) {
    var utterance = try annotated(text)
    var lattice = lattice(of: utterance, at: reference)
    let asksWho = intents?.contains(where: DeclaredParameter.isPerson) == true
    while let tokens = SelfCorrection(utterance, lattice.edges, model, asksWho: asksWho).tokens() {
      utterance = utterance.correcting(tokens)
      lattice = self.lattice(of: utterance, at: reference)
    }
    return (utterance, lattice)
  }

  private func check(
    _ utterance: Utterance, _ lattice: Lattice, _ reference: ReferenceDate
  ) -> OrderCheck {
    OrderCheck(
      values: ValueReader(
        model: model, vocabulary: vocabulary, appTerms: apps.terms, utterance: utterance,
        lattice: lattice),
      reference: reference, engine: self)
  }

  /// The request that a part of an utterance is best read as if it had been said alone; nil when it is none.
  ///
  /// - Parameter isRead: True where what no template matches is read by the language's model.
  func order(
    ofPart part: Substring, at reference: ReferenceDate, isRead: Bool = false
  ) -> PartialOrder? {
    guard let utterance = try? annotated(String(part)) else { return nil }
    let lattice = lattice(of: utterance, at: reference)
    let edges = lattice.edges
    let classes = model.purpose == .answers ? AnswerCatalog.classes(in: model.catalog) : nil
    let best = model.matcher.matches(
      in: utterance, edges: edges, filter: filter(among: classes)
    ).first
    guard let best else {
      let reading = isRead ? secondReader?.reading(of: utterance, lattice) : nil
      return reading.map { PartialOrder($0.match, in: utterance) }
    }
    return model.purpose == .requests || begins(best, utterance, edges)
      ? PartialOrder(best, in: utterance) : nil
  }

  /// Whether a match begins with a word of its template. A name alone may be an answer, so only a word tells another
  /// order, "the airport and | call Bob", from the rest of a name: "Smith & | Sons".
  private func begins(_ match: PhraseMatch, _ utterance: Utterance, _ edges: [Edge]) -> Bool {
    model.matcher.steps(of: match.template, in: utterance, edges: edges).first?.role == .word
  }

  private func lattice(of utterance: Utterance, at reference: ReferenceDate) -> Lattice {
    LatticeBuilder(model: model, vocabulary: vocabulary, apps: apps, utterance: utterance)
      .lattice(at: reference)
  }
}
