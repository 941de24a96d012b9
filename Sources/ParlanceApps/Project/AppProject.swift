internal import ParlanceDefinitions

/// The files of one app, where a folder may hold several.
///
/// A built app ends in `.app`; an app's sources lie around its Xcode project. Where there is neither, the folder that is
/// checked is taken for one app.
struct AppProject {
  /// The name of the file that Xcode has for a project, in the folder of the project's name.
  static let fileName: Substring = "project.pbxproj"

  /// The folder.
  let root: String
  /// The files in it.
  let sources: [AppSource]
  /// The folders of languages of all apps.
  private let localizations: [AppLocalization]

  /// The apps to which the files of a folder belong, in the order of their own folders.
  static func projects(_ sources: [AppSource], in folder: AppFolder) -> [AppProject] {
    let bases = Set(
      sources.filter { $0.file.name == fileName }.map { parent(of: parent(of: $0.file.path)) })
    return Dictionary(grouping: sources) { root(of: $0.file.path, bases, in: folder.path) }
      .map { AppProject(root: $0.key, sources: $0.value, localizations: folder.localizations) }
      .sorted { $0.root < $1.root }
  }

  private static func root(of path: String, _ bases: Set<String>, in folder: String) -> String {
    var candidate = parent(of: path)
    while candidate.count > folder.count {
      if bases.contains(candidate) || candidate.hasSuffix(".app") { return candidate }
      candidate = parent(of: candidate)
    }
    return folder
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

extension AppProject {
  /// What the `Info.plist` files say, with the files.
  var information: [(file: AppFile, content: AppInformation)] {
    lists(.information).map { ($0, AppInformation($1.root)) }
  }

  /// The identifiers of its apps' bundles, each once: there are several where a watch has an app of its own. Those of
  /// extensions go by that of their app.
  var identifiers: [String] {
    information.filter { !$0.content.isExtension }.compactMap(\.content.identifier).uniqued
  }

  /// The identifier of the only app's bundle; nil when it is left to the build, or there are several.
  var identifier: String? { identifiers.count == 1 ? identifiers.first : nil }

  /// The classes that the app and its extensions handle, in file order.
  var supportedIntents: [(file: AppFile, intent: PlacedText)] {
    information.filter { $0.content.isIntentExtension || !$0.content.isExtension }
      .flatMap { file, content in content.supportedIntents.map { (file, $0) } }
  }

  /// The folders of the languages that a file is to be translated into: those beside it, and where there are none, those
  /// that should be there, since the app translates something else for Siri.
  func localizations(for file: AppFile) -> [AppLocalization] {
    let siblings = localizations.filter { $0.parent == file.unlocalizedFolder }
    guard siblings.allSatisfy(\.isBase) else { return siblings }
    let languages = Set(sources.compactMap(\.localization?.language))
    return languages.sorted().compactMap {
      AppLocalization("\(file.unlocalizedFolder)/\($0).lproj")
    }
  }

  /// What a file is called in a message: the way to it from the app's folder.
  func name(of file: AppFile) -> Substring {
    file.path.hasPrefix(root + "/") ? file.path.dropFirst(root.count + 1) : file.path[...]
  }

  /// What the files of a kind say.
  func lists(_ kind: AppFile.Kind) -> [(file: AppFile, list: PropertyList)] {
    sources.filter { $0.file.kind == kind }.compactMap { source in
      source.list.map { (source.file, $0) }
    }
  }

  /// What the app says it is written in; empty when it does not say.
  ///
  /// Xcode once wrote names, as `English`, which say nothing of the folders.
  var developmentLanguages: Set<String> {
    let said =
      information.compactMap(\.content.developmentLanguage)
      + sources.compactMap(\.project?.developmentLanguage)
    return Set(said.filter { $0.prefix(while: \.isLetter).count <= 3 })
  }

  /// The app's own intents with their translations.
  var definitions: [TranslatedDefinition] {
    let files = sources.filter { $0.file.kind == .definition }
    let groups = Dictionary(grouping: files) {
      "\($0.file.unlocalizedFolder)/\($0.file.name)"
    }
    return groups.values.compactMap {
      TranslatedDefinition(
        copies: $0.filter { $0.list != nil }, among: sources,
        developmentLanguages: developmentLanguages)
    }
  }
}
