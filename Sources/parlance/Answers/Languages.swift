internal import Parlance
internal import ParlanceApps

/// Compiled languages and their interpreters, each made when it is first asked for.
final class Languages {
  private let library: PackLibrary
  private(set) var context: Context
  private var apps: [AppContexts] = []
  private var shortcuts: ShortcutPhrases?
  private var models: [LanguageCode: LanguageModel] = [:]
  private var interpreters: [LanguageCode: Interpreter] = [:]
  private var answerReaders: [LanguageCode: AnswerReader] = [:]

  /// Languages of a library, understood with a context.
  init(library: PackLibrary, context: Context = Context()) {
    self.library = library
    self.context = context
  }

  /// The tags of the packs.
  var tags: [String] { library.languageTags }

  /// What could not be read so far of the phrases of shortcuts, for people.
  var warnings: [String] { shortcuts?.warnings ?? [] }

  /// The interpreter of a language.
  ///
  /// - Parameter needsPack: Whether what all languages share will not do.
  /// - Throws: ``ToolError`` when no pack speaks it, or the pack or a name of the context is faulty.
  func interpreter(for code: LanguageCode, needsPack: Bool = true) throws(ToolError) -> Interpreter
  {
    if let known = interpreters[code] { return known }
    do {
      let context = try self.context(for: code)
      let interpreter = try Interpreter(
        try model(of: code, with: context.learnedApps, needsPack: needsPack), context: context)
      interpreters[code] = interpreter
      return interpreter
    } catch {
      throw error as? ToolError ?? .loading(error)
    }
  }

  /// What reads the answers of a language.
  ///
  /// - Throws: ``ToolError`` when no pack speaks it, or the pack or a name of the context is faulty.
  func answerReader(for code: LanguageCode) throws(ToolError) -> AnswerReader {
    if let known = answerReaders[code] { return known }
    do {
      let requests = try interpreter(for: code)
      let answers = try LanguageModel(
        LanguagePack(for: code, in: library), for: .answers, apps: requests.context.apps)
      let reader = try AnswerReader(answers, requests: requests.engine, context: requests.context)
      answerReaders[code] = reader
      return reader
    } catch {
      throw error as? ToolError ?? .loading(error)
    }
  }

  /// Somebody who speaks a language and has apps act.
  ///
  /// - Throws: ``ToolError`` when no pack speaks it, or the pack or a name of the vocabulary is faulty.
  func assistant(
    for code: LanguageCode, services: [AppService], isLocked: Bool
  ) throws(ToolError) -> Assistant {
    do {
      return try Assistant(
        for: code, in: library, vocabulary: context.vocabulary, services: services,
        phrases: shortcuts?.phrases(in: code) ?? [], isLocked: isLocked)
    } catch {
      throw error as? ToolError ?? .loading(error)
    }
  }

  /// Replaces the context: what is asked from now on is understood with it.
  func use(_ context: Context) {
    self.context = context
    forgetReaders()
  }

  /// Adds apps: what is asked from now on is understood with their names and terms.
  func add(_ apps: AppContexts) {
    self.apps.append(apps)
    forgetReaders()
  }

  /// Replaces the phrases of shortcuts: what is asked from now on may be one of them.
  func use(_ shortcuts: ShortcutPhrases) {
    self.shortcuts = shortcuts
    forgetReaders()
  }

  private func forgetReaders() {
    interpreters.removeAll()
    answerReaders.removeAll()
  }

  /// What utterances of a language are understood with.
  ///
  /// - Throws: ``ToolError`` when the phrases of shortcuts cannot be read.
  func context(for code: LanguageCode) throws(ToolError) -> Context {
    Context(
      vocabulary: context.vocabulary, apps: apps(for: code),
      phrases: try shortcuts?.phrases(in: code) ?? [])
  }

  /// The apps that utterances of a language may name.
  func apps(for code: LanguageCode) -> [App] {
    context.apps + apps.flatMap { $0.apps(for: code) }
  }

  /// The code that a text names.
  ///
  /// - Throws: ``ToolError`` when it names no language.
  static func code(_ text: String) throws(ToolError) -> LanguageCode {
    do {
      return try LanguageCode(text)
    } catch {
      throw .usage("\(error)")
    }
  }

  /// What a language compiles to: the same whatever the context, unless apps have intents of their own.
  private func model(
    of code: LanguageCode, with apps: [App], needsPack: Bool
  ) throws -> LanguageModel {
    let hasOwnIntents = apps.contains { $0.phrasebook != nil }
    if !hasOwnIntents, let known = models[code] { return known }
    let pack =
      needsPack
      ? try LanguagePack(for: code, in: library) : try LanguagePack(ofAny: code, in: library)
    let model = try LanguageModel(pack, apps: apps)
    if !hasOwnIntents { models[code] = model }
    return model
  }
}
