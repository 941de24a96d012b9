public import ParlanceEntities
public import ParlanceIntents
internal import ParlanceLanguages
public import ParlanceText
internal import ParlanceVocabulary

/// Understands what people say to an assistant.
///
///     let context = Context(apps: [App(name: "LetsEat")])
///     let interpreter = try Interpreter(for: "en-US", context: context)
///     let result = try interpreter.interpret("Send $100 to Jason Clayton using LetsEat")
///     result.best?.intent  // "INSendPaymentIntent"
///
/// Phrases of shortcuts are in the context, too. Of such a phrase ``InterpretationResult/invocation`` tells, and where it
/// names a value of an app's own intent, other values can be said in its place.
///
/// A value that can be shared between threads: interpreting the same text with the same vocabulary and reference date
/// gives the same result, always and everywhere.
public struct Interpreter: Sendable {
  /// The compiled language.
  public let model: LanguageModel
  /// What the user and the app brought.
  public let context: Context
  package let engine: InterpretationEngine
  let phrases: InvocationIndex

  /// Makes an interpreter for a Siri language code, with the embedded packs.
  ///
  /// - Parameters:
  ///   - code: A Siri language code such as `en-US`, in any spelling that ``LanguageCode`` takes.
  ///   - context: The user's vocabulary and the apps that can act.
  /// - Throws: ``LanguageCodeError`` when the code is none or no pack speaks the language, ``UtteranceError`` when a name
  ///   of the context is too long.
  /// - Complexity: O(*p* + *v*), *p* the size of the pack, *v* the size of the vocabulary. To serve several users, make
  ///   one ``LanguageModel`` and many interpreters.
  public init(for code: String, context: Context = Context()) throws {
    let pack = try LanguagePack(for: LanguageCode(code))
    try self.init(try LanguageModel(pack, apps: context.learnedApps), context: context)
  }

  /// Makes an interpreter from a compiled language.
  ///
  /// - Parameters:
  ///   - model: The language, shared by its interpreters; apps' own intents are those that it was made with.
  ///   - context: The user's vocabulary and the apps that can act.
  /// - Throws: ``UtteranceError`` when a name of the context is too long.
  /// - Complexity: O(*v*), *v* the size of the vocabulary.
  public init(_ model: LanguageModel, context: Context = Context()) throws(UtteranceError) {
    self.model = model
    self.context = context
    engine = try InterpretationEngine(model, context: context)
    phrases = try InvocationIndex(context.phrases, model: model)
  }

  /// What an utterance may mean, most likely first.
  ///
  /// Not to understand is a result: then there are no interpretations, and ``explanation(of:at:)`` says why.
  ///
  /// - Parameters:
  ///   - text: What was said, in the interpreter's language.
  ///   - reference: What "today" and "tomorrow" are relative to. Without one the system's clock is asked, and results
  ///     with dates differ from day to day.
  /// - Returns: The utterance with its tokens, and at most one interpretation for an intent.
  /// - Throws: ``UtteranceError/utteranceTooLong`` beyond 10 000 code points or 1 000 tokens.
  /// - Complexity: O(*n*), *n* the length of the text; more for wordings of a kind not seen before.
  public func interpret(
    _ text: String, at reference: ReferenceDate = .now
  ) throws(UtteranceError) -> InterpretationResult {
    var result = try engine.interpret(text, at: reference)
    result.invocation = try invocation(of: result, at: reference)
    return result
  }

  /// The tokens of a text, as the language cuts it.
  ///
  /// - Throws: ``UtteranceError/utteranceTooLong`` beyond 10 000 code points or 1 000 tokens.
  /// - Complexity: O(*n*), *n* the length of the text.
  public func utterance(_ text: String) throws(UtteranceError) -> Utterance {
    try model.tokenizer.utterance(text)
  }

  /// Why an utterance was understood as it was, or why it was not.
  ///
  /// - Parameters:
  ///   - text: What was said, in the interpreter's language.
  ///   - intent: The class that alone is asked about, such as `INSendPaymentIntent`: why it is meant, or why not. Nil for
  ///     all; one that the language does not know matches nothing.
  ///   - reference: What "today" and "tomorrow" are relative to.
  /// - Returns: The templates that match, at most eight; where none does, what the language's model makes of it, and at most
  ///   three templates that came furthest.
  /// - Throws: ``UtteranceError/utteranceTooLong`` beyond 10 000 code points or 1 000 tokens.
  /// - Complexity: O(*n*), *n* the length of the text; some times as much as ``interpret(_:at:)``.
  public func explanation(
    of text: String, about intent: String? = nil, at reference: ReferenceDate = .now
  ) throws(UtteranceError) -> Explanation {
    try engine.explanation(of: text, about: intent, at: reference)
  }

  /// The entities of an utterance, whatever it means.
  ///
  /// - Parameters:
  ///   - text: What was said, in the interpreter's language.
  ///   - reference: What "today" and "tomorrow" are relative to.
  /// - Returns: The utterance with its tokens, and the entities in text order, none of which overlap.
  /// - Throws: ``UtteranceError/utteranceTooLong`` beyond 10 000 code points or 1 000 tokens.
  /// - Complexity: O(*n*), *n* the length of the text.
  public func entities(
    in text: String, at reference: ReferenceDate = .now
  ) throws(UtteranceError) -> (utterance: Utterance, entities: [Entity]) {
    try engine.entities(in: text, at: reference)
  }
}
