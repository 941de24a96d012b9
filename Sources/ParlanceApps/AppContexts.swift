internal import FoundationEssentials
public import ParlanceIntents
public import ParlanceLanguages

/// What the apps of a folder bring to understanding: their names, intents and terms, language by language.
///
///     let apps = AppContexts(try AppFolder("Sources/App"))
///     let context = Context(apps: apps.apps(for: try LanguageCode("de-DE")))
///
/// What cannot be read is left out; ``AppCheck`` tells of it.
public struct AppContexts: Sendable {
  /// An app as it is in one language.
  private struct Entry {
    /// The project that it is of.
    let project: Int
    /// Nil for what it is where it says nothing for a language.
    let code: LanguageCode?
    let app: App
    let phrasebooks: OwnPhrasebooks
  }

  private var entries: [Entry] = []

  /// Reads the files of apps.
  ///
  /// - Complexity: O(*n*), *n* the length of the files.
  public init(_ folder: AppFolder) {
    let projects = AppProject.projects(folder.files.map(AppSource.init), in: folder)
    for (number, project) in projects.enumerated() {
      let names = AppNames(project.sources)
      let books = OwnPhrasebooks(project.definitions)
      entries.append(
        Entry(project: number, code: nil, app: App(project, names, []), phrasebooks: books))
      let files = project.sources.compactMap(LocalizedVocabulary.init)
      for code in files.map(\.code).uniqued {
        let own = files.filter { $0.code == code }
        entries.append(
          Entry(project: number, code: code, app: App(project, names, own), phrasebooks: books))
      }
    }
  }

  /// The apps, each as it is in the language that is nearest: the same, one of another region, else without terms.
  ///
  /// - Parameter code: A language.
  /// - Returns: One app for each in the folder that has a name, in the order of their folders.
  public func apps(for code: LanguageCode) -> [App] {
    Dictionary(grouping: entries, by: \.project).sorted { $0.key < $1.key }.compactMap { group in
      group.value.min { Self.distance($0.code, code) < Self.distance($1.code, code) }
    }.map { $0.app.speaking($0.phrasebooks.phrasebook(for: code)) }.filter { !$0.name.isEmpty }
  }

  private static func distance(_ own: LanguageCode?, _ wanted: LanguageCode) -> Int {
    guard let own else { return 2 }
    if own == wanted { return 0 }
    return own.language == wanted.language && own.script == wanted.script ? 1 : 3
  }
}

extension App {
  /// An app of a project, with what its files say for a language: those of a phone and of a watch may be two.
  fileprivate init(_ project: AppProject, _ names: AppNames, _ files: [LocalizedVocabulary]) {
    let all = names.names(for: files.first?.localization, of: project.root)
    self.init(
      name: all.first ?? project.folderName, identifier: project.identifier,
      alternativeNames: Array(all.dropFirst()),
      intents: project.handledIntents,
      terms: files.flatMap(\.vocabulary.terms).map { AppTerm($0.term, parameters: $0.parameters) })
  }
}

extension App {
  /// The same app with intents of its own, which it handles.
  fileprivate func speaking(_ book: IntentPhrasebook?) -> App {
    let own = book?.intents.map(\.intentClass) ?? []
    return App(
      name: name, identifier: identifier, alternativeNames: alternativeNames,
      intents: (intents + own).uniqued, terms: terms, phrasebook: book)
  }
}

extension AppProject {
  /// The classes that the app and its extensions handle, each once.
  fileprivate var handledIntents: [String] {
    information.flatMap(\.content.supportedIntents).map(\.text).uniqued
  }

  /// What an app is called that leaves its name to the build: its folder's name.
  fileprivate var folderName: String {
    // The folder may have been named by ".".
    let name = URL(filePath: root).standardizedFileURL.lastPathComponent
    return String(name.hasSuffix(".app") ? name.dropLast(4) : name[...])
  }
}
