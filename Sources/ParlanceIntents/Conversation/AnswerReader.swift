public import ParlanceEntities
public import ParlanceText

/// Reads what people answer when they are asked something.
///
/// An answer is read by the templates of `answers.phrases`; where none matches, as a request of the same kind, which says
/// anew what was to be said: "I need to transfer $590".
public struct AnswerReader: Sendable {
  private let model: LanguageModel
  private let answers: InterpretationEngine
  private let requests: InterpretationEngine

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - answers: A language compiled for answers.
  ///   - requests: The same language compiled for requests.
  ///   - context: The user's vocabulary and the apps.
  /// - Throws: ``UtteranceError`` when a name of the context is too long.
  /// - Complexity: O(*v*), *v* the size of the vocabulary.
  public init(
    _ answers: LanguageModel, requests: LanguageModel, context: Context
  ) throws(UtteranceError) {
    model = answers
    self.answers = try InterpretationEngine(answers, context: context)
    self.requests = try InterpretationEngine(requests, context: context)
  }

  /// What a text answers to a question.
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
    if case .choice(_, let options) = question,
      let answer = try choice(text, of: options, at: reference)
    {
      return answer
    }
    let expected = Self.expected(question, schema)
    let result = try answers.interpret(text, at: reference, among: expected)
    if let best = result.best { return answer(best, to: question, schema) }
    return try restated(text, schema, at: reference)
  }

  /// An answer that takes one of the options.
  private func choice(
    _ text: String, of options: [ParameterValue], at reference: ReferenceDate
  ) throws(UtteranceError) -> Answer? {
    let context = Context(apps: [OptionNames(options).app])
    let engine = try InterpretationEngine(model, context: context)
    let result = try engine.interpret(
      text, at: reference, among: [AnswerCatalog.choice, AnswerCatalog.cancel])
    guard let best = result.best else { return nil }
    if best.intent == AnswerCatalog.cancel { return .cancel }
    return Self.place(best, among: options.count).map(Answer.choice)
  }

  /// The place from 0 that is named, or that the named option has.
  private static func place(_ choice: Interpretation, among count: Int) -> Int? {
    if case .term(let term)? = choice[AnswerCatalog.option].first {
      return term.vocabularyIdentifier.flatMap { Int($0) }
    }
    guard let said = choice[AnswerCatalog.place].first.flatMap({ Int($0) }) else { return nil }
    let place = said < 0 ? count + said : said - 1
    return (0..<count).contains(place) ? place : nil
  }

  private func answer(
    _ best: Interpretation, to question: Question, _ schema: IntentSchema
  ) -> Answer {
    switch best.intent {
    case AnswerCatalog.yes: .yes
    case AnswerCatalog.no: .no
    case AnswerCatalog.cancel: .cancel
    case schema.intentClass: .values(ParameterValues(best))
    default: Self.value(best, of: question)
    }
  }

  private static func value(_ best: Interpretation, of question: Question) -> Answer {
    guard let parameter = question.parameter else { return .notUnderstood }
    var values = ParameterValues()
    values[parameter] = best[AnswerCatalog.value]
    return .values(values)
  }

  /// A request of the same class, said as if the conversation had just begun.
  private func restated(
    _ text: String, _ schema: IntentSchema, at reference: ReferenceDate
  ) throws(UtteranceError) -> Answer {
    let best = try requests.interpret(text, at: reference).best
    guard let best, best.intent == schema.intentClass, !best.parameters.isEmpty else {
      return .notUnderstood
    }
    return .values(ParameterValues(best))
  }

  /// What may be meant: the templates that stand under these names.
  private static func expected(_ question: Question, _ schema: IntentSchema) -> Set<String> {
    let always: Set = [AnswerCatalog.cancel, AnswerCatalog.no, schema.intentClass]
    switch question {
    case .confirmIntent: return always.union([AnswerCatalog.yes])
    case .confirmValue(let parameter, _):
      return always.union([AnswerCatalog.yes]).union(schema.types(of: parameter))
    case .value(let parameter, _), .choice(let parameter, _):
      return always.union(schema.types(of: parameter))
    }
  }
}

extension IntentSchema {
  /// The type of a parameter; none where there is no such parameter.
  fileprivate func types(of parameter: String) -> [String] {
    self[parameter].map { [$0.type] } ?? []
  }
}
