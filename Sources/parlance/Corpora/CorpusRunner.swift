internal import Parlance

/// Runs the examples of corpora.
struct CorpusRunner {
  /// What came of a file.
  struct FileResult: Sendable {
    /// The file.
    let location: CorpusLocation
    /// In file order.
    let outcomes: [CorpusOutcome]
    /// The lines that are malformed.
    let faults: [PackError]
  }

  private let library: PackLibrary
  private var folders: [String: (languages: Languages, clock: Clock)] = [:]

  /// A runner with the packs of a library.
  init(library: PackLibrary) {
    self.library = library
  }

  /// Runs the examples of a file with the context of its folder.
  ///
  /// - Throws: ``ToolError`` when the file or its context cannot be read, or no pack speaks the language.
  mutating func run(_ location: CorpusLocation) throws(ToolError) -> FileResult {
    let folder = try folder(of: location)
    let interpreter = try folder.languages.interpreter(for: location.language)
    let corpus = CorpusFile(try FileReader.file(location.path), catalog: interpreter.model.catalog)
    var outcomes: [CorpusOutcome] = []
    var faults = corpus.faults
    for example in corpus.examples {
      do {
        outcomes.append(try outcome(of: example, interpreter, folder))
      } catch let error as UtteranceError {
        faults.append(example.place.error(error.line))
      } catch {
        faults.append(example.place.error("\(error)"))
      }
    }
    return FileResult(location: location, outcomes: outcomes, faults: faults)
  }

  private func outcome(
    of example: CorpusExample, _ interpreter: Interpreter,
    _ folder: (languages: Languages, clock: Clock)
  ) throws -> CorpusOutcome {
    guard let question = example.question else {
      return try CorpusOutcome(example, by: interpreter, at: folder.clock.date)
    }
    let reader = try folder.languages.answerReader(for: interpreter.model.code)
    return try CorpusOutcome(example, question, by: reader, at: folder.clock.date)
  }

  /// The orders of the files of one folder, to be mutated.
  ///
  /// - Throws: ``ToolError`` as ``run(_:)``.
  mutating func mutationRun(_ locations: [CorpusLocation]) throws(ToolError) -> MutationRun {
    guard let first = locations.first else { throw .unreadable("there is no corpus to mutate") }
    let folder = try folder(of: first)
    let interpreter = try folder.languages.interpreter(for: first.language)
    var examples: [CorpusExample] = []
    for location in locations {
      let file = try FileReader.file(location.path)
      examples += CorpusFile(file, catalog: interpreter.model.catalog).examples
    }
    return MutationRun(examples, by: interpreter, at: folder.clock.date)
  }

  private mutating func folder(
    of location: CorpusLocation
  ) throws(ToolError) -> (languages: Languages, clock: Clock) {
    if let known = folders[location.contextPath] { return known }
    let document =
      FileReader.exists(location.contextPath)
      ? try ReadingOptions.context(location.contextPath) : nil
    let folder = (
      languages: Languages(library: library, context: document?.context ?? Context()),
      clock: document?.clock ?? .zone("")
    )
    folders[location.contextPath] = folder
    return folder
  }
}
