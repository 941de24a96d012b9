internal import Parlance
internal import ParlanceLanguages
internal import ParlanceMatching

/// The sentences that a language's reader of requests or answers learns from: its corpora, and the examples below its
/// templates.
struct TrainingSentences {
  private let library: PackLibrary
  private let tag: String
  private let purpose: PhrasePurpose
  private(set) var trainer: ReaderTrainer
  private var models: [LanguageCode: LanguageModel] = [:]

  /// Begins.
  ///
  /// - Throws: ``ToolError`` when the pack is faulty.
  init(tag: String, for purpose: PhrasePurpose, library: PackLibrary) throws(ToolError) {
    self.tag = tag
    self.purpose = purpose
    self.library = library
    let code = try Languages.code(tag)
    do {
      trainer = try ReaderTrainer(try LanguagePack(for: code, in: library), for: purpose)
    } catch {
      throw .loading(error)
    }
  }

  /// Tells whether a language is read by this model.
  func includes(_ code: LanguageCode) -> Bool { code.tags.contains(tag) }

  /// Adds the lines of a corpus, each as it is read with its context and without one: what the user's contacts are called
  /// is not to be learned by heart.
  ///
  /// - Throws: ``ToolError`` when a file cannot be read or a line is malformed.
  mutating func add(_ location: CorpusLocation) throws(ToolError) {
    let model = try model(of: location.language)
    let document =
      FileReader.exists(location.contextPath)
      ? try ReadingOptions.context(location.contextPath) : nil
    let date = document?.clock?.date ?? .now
    let corpus = CorpusFile(try FileReader.file(location.path), catalog: model.catalog)
    if let fault = corpus.faults.first { throw .loading(fault) }
    do {
      let engines = try [document?.context ?? Context(), Context()].map {
        try InterpretationEngine(model, context: $0)
      }
      for example in corpus.examples.compactMap({ self.example($0, model.catalog) }) {
        for engine in engines { try trainer.add(example, engine, at: date) }
      }
    } catch {
      throw .loading(error)
    }
  }

  /// What a line teaches; nil where it is for another purpose.
  private func example(_ line: CorpusExample, _ catalog: IntentCatalog) -> ReaderExample? {
    switch (purpose, line.question) {
    case (.requests, nil): Self.request(line)
    case (.answers, let question?): Self.answer(line, to: question, catalog)
    case (.requests, _), (.answers, nil): nil
    }
  }

  private static func request(_ line: CorpusExample) -> ReaderExample {
    ReaderExample(
      text: line.utterance, intent: line.intent, parameters: parameters(line),
      implied: line.parameters.filter { $0.span == nil }.map { "\($0.name)=\($0.value ?? "")" })
  }

  private static func parameters(_ line: CorpusExample) -> [ReaderExample.Parameter] {
    line.parameters.compactMap { parameter in
      parameter.span.map { ReaderExample.Parameter(name: parameter.name, span: $0) }
    }
  }

  /// An answer is of its kind; the value that was asked for is of its type, and all else corrects the request.
  private static func answer(
    _ line: CorpusExample, to question: CorpusQuestion, _ catalog: IntentCatalog
  ) -> ReaderExample? {
    let type = question.parameter.flatMap { catalog.askedType(of: $0, in: question.intent) }
    let rivals = AnswerCatalog.headings(
      about: question.intent, types: type.map { [$0] } ?? [],
      includeConsent: question.parameter == nil)
    if let kind = question.expected {
      return ReaderExample(
        text: line.utterance, intent: kind == PhraseCatalog.noIntent ? nil : kind, among: rivals)
    }
    let parameters = parameters(line)
    guard !parameters.isEmpty else { return nil }
    guard let type, parameters.allSatisfy({ $0.name == question.parameter }) else {
      return ReaderExample(
        text: line.utterance, intent: question.intent, parameters: parameters, among: rivals)
    }
    return ReaderExample(
      text: line.utterance, intent: type,
      parameters: parameters.map { .init(name: AnswerCatalog.value, span: $0.span) },
      among: rivals)
  }

  /// Adds the examples below templates, with the parameters that the templates find.
  ///
  /// - Throws: ``ToolError`` when the pack is faulty.
  mutating func addExamples() throws(ToolError) {
    let model = try model(of: try Languages.code(tag))
    do {
      let context = Context(apps: [App(name: "", intents: Array(model.catalog.intents.keys))])
      let engine = try InterpretationEngine(model, context: context)
      for template in model.templates where template.intent != AnswerCatalog.choice {
        let rivals = purpose.rivals(of: template.intent)
        for example in template.examples {
          let best = try engine.interpret(example.text, at: Self.date, among: rivals).best
          let intent = template.isRequest ? template.intent : nil
          guard best?.intent == intent else { continue }
          try trainer.add(
            Self.example(example.text, intent, best, among: rivals), engine, at: Self.date)
        }
      }
    } catch {
      throw .loading(error)
    }
  }

  private static func example(
    _ text: String, _ intent: String?, _ best: Interpretation?, among rivals: Set<String>?
  ) -> ReaderExample {
    let parameters = best?.parameters ?? []
    return ReaderExample(
      text: text, intent: intent,
      parameters: parameters.compactMap { parameter in
        parameter.span.map { ReaderExample.Parameter(name: parameter.name, span: $0) }
      },
      implied: parameters.filter { $0.span == nil }.map {
        "\($0.name)=\(CorpusNotation.text(of: $0.value))"
      }, among: rivals)
  }

  /// Any day will do: dates are learned as dates.
  private static let date = ReferenceDate("2026-03-11T09:30") ?? .now

  private mutating func model(of code: LanguageCode) throws(ToolError) -> LanguageModel {
    if let known = models[code] { return known }
    do {
      let model = try LanguageModel(LanguagePack(for: code, in: library), for: purpose)
      models[code] = model
      return model
    } catch {
      throw .loading(error)
    }
  }
}
