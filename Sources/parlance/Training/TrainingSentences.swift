internal import Parlance
internal import ParlanceLanguages

/// The sentences that a language's reader learns from: its corpora, and the examples below its templates.
struct TrainingSentences {
  private let library: PackLibrary
  private let tag: String
  private(set) var trainer: ReaderTrainer
  private var models: [LanguageCode: LanguageModel] = [:]

  /// Begins.
  ///
  /// - Throws: ``ToolError`` when the pack is faulty.
  init(tag: String, library: PackLibrary) throws(ToolError) {
    self.tag = tag
    self.library = library
    let code = try Languages.code(tag)
    do {
      trainer = try ReaderTrainer(try LanguagePack(for: code, in: library))
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
        try Interpreter(model, context: $0).engine
      }
      for example in corpus.examples where example.question == nil {
        for engine in engines { try trainer.add(Self.example(example), engine, at: date) }
      }
    } catch {
      throw .loading(error)
    }
  }

  private static func example(_ line: CorpusExample) -> ReaderExample {
    ReaderExample(
      text: line.utterance, intent: line.intent,
      parameters: line.parameters.compactMap { parameter in
        parameter.span.map { ReaderExample.Parameter(name: parameter.name, span: $0) }
      },
      implied: line.parameters.filter { $0.span == nil }.map { "\($0.name)=\($0.value ?? "")" })
  }

  /// Adds the examples below templates, with the parameters that the templates find.
  ///
  /// - Throws: ``ToolError`` when the pack is faulty.
  mutating func addExamples() throws(ToolError) {
    let model = try model(of: try Languages.code(tag))
    do {
      let context = Context(apps: [App(name: "", intents: Array(model.catalog.intents.keys))])
      let interpreter = try Interpreter(model, context: context)
      for template in model.templates {
        for example in template.examples {
          let best = try interpreter.interpret(example.text, at: Self.date).best
          let intent = template.isRequest ? template.intent : nil
          guard best?.intent == intent else { continue }
          try trainer.add(
            Self.example(example.text, intent, best), interpreter.engine, at: Self.date)
        }
      }
    } catch {
      throw .loading(error)
    }
  }

  private static func example(
    _ text: String, _ intent: String?, _ best: Interpretation?
  ) -> ReaderExample {
    let parameters = best?.parameters ?? []
    return ReaderExample(
      text: text, intent: intent,
      parameters: parameters.compactMap { parameter in
        parameter.span.map { ReaderExample.Parameter(name: parameter.name, span: $0) }
      },
      implied: parameters.filter { $0.span == nil }.map {
        "\($0.name)=\(CorpusNotation.text(of: $0.value))"
      })
  }

  /// Any day will do: dates are learned as dates.
  private static let date = ReferenceDate("2026-03-11T09:30") ?? .now

  private mutating func model(of code: LanguageCode) throws(ToolError) -> LanguageModel {
    if let known = models[code] { return known }
    do {
      let model = try LanguageModel(LanguagePack(for: code, in: library))
      models[code] = model
      return model
    } catch {
      throw .loading(error)
    }
  }
}
