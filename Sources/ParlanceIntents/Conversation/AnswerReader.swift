public import ParlanceEntities
public import ParlanceText

/// Reads what people answer when they are asked something.
///
/// An answer is read by the templates of `answers.phrases`; where none matches, as a request of the same kind, which says
/// anew what was to be said, "I need to transfer $590"; then by the model of what people answered.
public struct AnswerReader: Sendable {
  private let model: LanguageModel
  private let names: ValueNames
  private let answers: InterpretationEngine
  private var requests: InterpretationEngine

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - answers: A language compiled for answers.
  ///   - requests: The same language compiled for requests.
  ///   - context: The user's vocabulary and the apps.
  /// - Throws: ``UtteranceError`` when a name of the context is too long, ``PackError`` with file and line where a case of
  ///   an enumeration has a malformed line.
  /// - Complexity: O(*v*), *v* the size of the vocabulary.
  public init(_ answers: LanguageModel, requests: LanguageModel, context: Context) throws {
    try self.init(
      answers, requests: InterpretationEngine(requests, context: context), context: context)
  }

  /// Makes a reader beside what reads requests already: a vocabulary is indexed once less.
  package init(
    _ answers: LanguageModel, requests: InterpretationEngine, context: Context
  ) throws {
    model = answers
    names = try ValueNames(answers.pack)
    self.answers = try InterpretationEngine(answers, context: context)
    self.requests = requests
  }

  /// The same with requests read by another engine of the language.
  package func reading(requests: InterpretationEngine) -> AnswerReader {
    var reader = self
    reader.requests = requests
    return reader
  }

  /// What a text answers to a question.
  ///
  /// Who asks something back has not agreed to what needs to be confirmed.
  ///
  /// - Parameters:
  ///   - text: What was said.
  ///   - question: What was asked.
  ///   - schema: What the class of the intent that is talked about declares.
  ///   - reference: What "today" is relative to.
  /// - Throws: ``UtteranceError`` when the text or the name of an option is too long.
  /// - Complexity: O(*n*), *n* the length of the text.
  public func answer(
    _ text: String, to question: Question, about schema: IntentSchema,
    at reference: ReferenceDate
  ) throws(UtteranceError) -> Answer {
    let reading = try reading(
      of: text, as: question.expectedAnswers, about: schema, at: reference)
    let isUnconditional = reading.question == nil || !schema.needsConfirmation
    return isUnconditional ? reading.answer : .notUnderstood
  }

  /// What a text answers, and where it says so.
  ///
  /// - Parameters:
  ///   - text: What was said.
  ///   - expected: What answers the question.
  ///   - schema: What the class of the intent that is talked about declares.
  ///   - reference: What "today" is relative to.
  /// - Throws: ``UtteranceError`` when the text or the name of an option is too long.
  /// - Complexity: O(*n*), *n* the length of the text.
  public func reading(
    of text: String, as expected: ExpectedAnswers, about schema: IntentSchema,
    at reference: ReferenceDate
  ) throws(UtteranceError) -> AnswerReading {
    // What has no name is called by what it is: of 5, 10 and 2, "2" is the number, not the second one.
    let haveNames = expected.options.allSatisfy { $0.name != nil }
    if haveNames, let choice = try choice(text, of: expected, schema, at: reference) {
      return choice
    }
    let reading = try values(text, as: expected, about: schema, at: reference)
    guard !haveNames, reading.answer == .notUnderstood else { return reading }
    return try choice(text, of: expected, schema, at: reference) ?? reading
  }

  /// An answer that takes no option.
  private func values(
    _ text: String, as expected: ExpectedAnswers, about schema: IntentSchema,
    at reference: ReferenceDate
  ) throws(UtteranceError) -> AnswerReading {
    let headings = expected.headings(schema) { type(of: $0, schema) }
    let result = try answers.interpret(text, at: reference, among: headings)
    if let best = result.best {
      // Any text fits a template of text, also one that ends it all.
      let closer =
        try Self.isText(best)
        ? closer(than: best, text, result.utterance, headings, at: reference) : nil
      return reading(closer ?? best, result.utterance, as: expected, about: schema)
    }
    // What a template says to be no answer is no new request either.
    let outcome = try answers.outcome(of: text, at: reference, among: headings)
    if case .understood = outcome { return AnswerReading(.notUnderstood, result.utterance) }
    let restated = try restated(text, schema, at: reference)
    let isRestated = restated.answer != .notUnderstood
    // Where both are read without a template, what was asked for is the likelier one.
    if isRestated, !restated.isReadByModel || expected.parameters.isEmpty { return restated }
    // One of those that are offered is named or counted, which templates read; what they match and refuse is no answer.
    let best =
      expected.options.isEmpty && outcome == .unmatched
      ? try read(text, headings, at: reference) : nil
    // Who says no first and then nothing that can be taken in its place has refused, whatever else it sounds like.
    if !isRestated, expected.includeConsent, best?.parameters.isEmpty != false,
      let refusal = try refusal(beginning: result.utterance, at: reference)
    {
      return refusal
    }
    return best.map { reading($0, result.utterance, as: expected, about: schema) } ?? restated
  }

  /// Tells whether an answer is a text of the user's own.
  private static func isText(_ best: Interpretation) -> Bool {
    guard let said = best.parameters.first, said.name == AnswerCatalog.value,
      case .text = said.value
    else { return false }
    return true
  }

  /// The reading by the model of a text that a template takes as it is, or by which the person ends it all; nil where the
  /// template's is better.
  private func closer(
    than best: Interpretation, _ text: String, _ utterance: Utterance, _ headings: Set<String>,
    at reference: ReferenceDate
  ) throws(UtteranceError) -> Interpretation? {
    let read = try read(text, headings, at: reference)
    let isWhole = best.parameters.first?.span == utterance.span(of: utterance.tokens.indices)
    return isWhole || read?.parameters.isEmpty == true ? read : nil
  }

  /// The reading of an answer by the model of what people answered; nil where nothing is likely.
  private func read(
    _ text: String, _ headings: Set<String>, at reference: ReferenceDate
  ) throws(UtteranceError) -> Interpretation? {
    try answers.read(text, at: reference, among: headings).best
  }

  /// A refusal before something that is not understood, "No. I'd rather have it tomorrow."; nil where there is none.
  private func refusal(
    beginning utterance: Utterance, at reference: ReferenceDate
  ) throws(UtteranceError) -> AnswerReading? {
    guard let end = utterance.tokens.firstIndex(where: { $0.kind == .punctuation }), end > 0
    else { return nil }
    let beginning = String(utterance.text(of: utterance.span(of: 0..<end)))
    let result = try answers.interpret(beginning, at: reference, among: AnswerCatalog.always)
    return result.best?.intent == AnswerCatalog.no ? AnswerReading(.no, utterance) : nil
  }

  // MARK: Choices

  /// An answer that takes one of the options, or none of them; nil where it says something else.
  private func choice(
    _ text: String, of expected: ExpectedAnswers, _ schema: IntentSchema,
    at reference: ReferenceDate
  ) throws(UtteranceError) -> AnswerReading? {
    guard !expected.options.isEmpty else { return nil }
    let type = expected.parameters.first.flatMap { schema[$0]?.type }
    let options = OptionNames(expected.options) { names.names(of: $0, type: type) }
    let engine = try InterpretationEngine(model, context: Context(apps: [options.app]))
    let result = try engine.interpret(
      text, at: reference, among: AnswerCatalog.always.union([AnswerCatalog.choice]))
    guard let best = result.best else { return nil }
    return Self.choice(best, of: options, among: expected.options.count)
      .map { AnswerReading($0, result.utterance) }
  }

  private static func choice(
    _ best: Interpretation, of options: OptionNames, among count: Int
  ) -> Answer? {
    switch best.intent {
    case AnswerCatalog.no: .no
    case AnswerCatalog.cancel: .cancel
    default: place(best, of: options, among: count).map(Answer.choice)
    }
  }

  /// The place from 0 that is named, or that the named option has.
  private static func place(
    _ choice: Interpretation, of options: OptionNames, among count: Int
  ) -> Int? {
    if case .term(let term)? = choice[AnswerCatalog.option].first {
      return term.vocabularyIdentifier.flatMap { Int($0) }
    }
    guard let said = choice[AnswerCatalog.place].first.flatMap({ Int($0) }) else { return nil }
    let place = said < 0 ? count + said : said - 1
    return (0..<count).contains(place) && !options.isAmbiguous(said, at: place) ? place : nil
  }

  // MARK: Values

  private func reading(
    _ best: Interpretation, _ utterance: Utterance, as expected: ExpectedAnswers,
    about schema: IntentSchema
  ) -> AnswerReading {
    switch best.intent {
    case AnswerCatalog.yes:
      AnswerReading(
        .yes, utterance, question: best.parameters.first?.span, isReadByModel: best.isReadByModel)
    case AnswerCatalog.no: AnswerReading(.no, utterance, isReadByModel: best.isReadByModel)
    case AnswerCatalog.cancel: AnswerReading(.cancel, utterance, isReadByModel: best.isReadByModel)
    case schema.intentClass: Self.values(best, utterance)
    default: values(best, utterance, as: expected, about: schema)
    }
  }

  /// Values that are said without a word about which parameter they are for: the one that is asked for. Where it could be
  /// another one, too, or takes one value and not several, nothing is guessed.
  private func values(
    _ best: Interpretation, _ utterance: Utterance, as expected: ExpectedAnswers,
    about schema: IntentSchema
  ) -> AnswerReading {
    let asked = expected.parameters.compactMap { schema[$0] }
      .filter { type(of: $0, schema) == best.intent }
    let said = best.parameters
    guard asked.count == 1, asked[0].isArray || said.count == 1 else {
      return AnswerReading(.notUnderstood, utterance)
    }
    return AnswerReading(
      said.map { $0.renamed(as: asked[0]) }, utterance, isReadByModel: best.isReadByModel)
  }

  /// What the language calls the type of a parameter: types of an app's own have other names there.
  private func type(of parameter: IntentSchema.Parameter, _ schema: IntentSchema) -> String {
    model.catalog.askedType(of: parameter.name, in: schema.intentClass) ?? parameter.type
  }

  /// A request of the same class, said as if the conversation had just begun.
  private func restated(
    _ text: String, _ schema: IntentSchema, at reference: ReferenceDate
  ) throws(UtteranceError) -> AnswerReading {
    let result = try requests.interpret(text, at: reference)
    guard let best = result.best, best.intent == schema.intentClass
    else { return AnswerReading(.notUnderstood, result.utterance) }
    return Self.values(best, result.utterance)
  }

  /// Values for parameters that are named; nothing is guessed where one that takes a single value is given two.
  private static func values(
    _ best: Interpretation, _ utterance: Utterance
  ) -> AnswerReading {
    let parameters = best.parameters
    let single = Dictionary(grouping: parameters.filter { !$0.isArray }, by: \.name)
    let isClear = single.values.allSatisfy { Set($0.map(\.value)).count == 1 }
    guard isClear, !parameters.isEmpty else { return AnswerReading(.notUnderstood, utterance) }
    return AnswerReading(parameters, utterance, isReadByModel: best.isReadByModel)
  }
}

extension Interpretation.Parameter {
  fileprivate func renamed(as parameter: IntentSchema.Parameter) -> Self {
    Self(name: parameter.name, span: span, value: value, isArray: parameter.isArray)
  }
}
