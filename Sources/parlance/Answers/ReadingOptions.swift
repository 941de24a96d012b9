internal import Parlance
internal import ParlanceApps
internal import ParlanceMatching

/// What the options say of how utterances are read.
struct ReadingOptions {
  /// The language of utterances that name none.
  let language: LanguageCode
  /// What "today" is.
  let clock: Clock
  /// The interpreters.
  let languages: Languages
  private let warnings: [String]

  /// Reads `--language`, `--context`, `--app`, `--shortcuts`, `--reference-date`, `--time-zone` and `--packs`.
  ///
  /// - Throws: ``ToolError`` at a bad value or a file that cannot be read.
  init(_ arguments: Arguments) throws(ToolError) {
    language = try Languages.code(arguments[.language] ?? "en-US")
    let path = arguments[.context]
    let document = try path.map { path throws(ToolError) in try Self.context(path) }
    clock = try Clock(
      date: arguments[.referenceDate], zone: arguments[.timeZone], context: document?.clock)
    languages = Languages(
      library: try Self.library(arguments[.packs]), context: document?.context ?? Context())
    if let store = arguments[.shortcuts] { try languages.use(ShortcutPhrases(store)) }
    for folder in arguments.all(.app) { languages.add(AppContexts(try AppFolder.read(folder))) }
    warnings = document.map { Self.warnings(of: $0, path: path ?? "") } ?? []
  }

  /// Says what of the context was not taken.
  func reportWarnings(on console: Console) {
    for warning in warnings { console.report(warning) }
  }

  /// Reads a context file.
  ///
  /// - Throws: ``ToolError`` naming file and line.
  static func context(_ path: String) throws(ToolError) -> ContextDocument {
    let file = try FileReader.file(path)
    do {
      return try ContextDocument(file)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// What of a context was not taken, for people.
  static func warnings(of document: ContextDocument, path: String) -> [String] {
    document.rejections.map { "\(path): \($0); it is left out" }
  }

  /// The embedded packs, with those of a folder over them.
  ///
  /// - Throws: ``ToolError`` when the folder cannot be read.
  static func library(_ path: String?) throws(ToolError) -> PackLibrary {
    guard let path else { return .embedded }
    do {
      return try PackLibrary.folder(path)
    } catch {
      throw .unreadable("\(error)")
    }
  }
}

extension ContextDocument {
  /// What "today" is by the file; nil when it says nothing of it.
  var clock: Clock? {
    referenceDate.map(Clock.fixed) ?? timeZone.map(Clock.zone)
  }
}
