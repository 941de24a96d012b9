internal import FoundationEssentials
internal import ParlanceDefinitions

/// The source folder or the bundle of an app, or a folder of several.
///
/// Hidden folders, links to folders, and links to files that are found in the folder themselves are passed over.
public struct AppFolder: Sendable {
  /// The folder as it was named.
  public let path: String
  /// The files that say something to Siri, in the order of their paths.
  public private(set) var files: [AppFile] = []
  /// The `.lproj` folders with anything in them, in the order of their paths.
  private(set) var localizations: [AppLocalization] = []

  /// The ways to the folders that are passed over, and the names of others.
  private let excluded: Set<String>

  /// Looks through a folder.
  ///
  /// - Parameter excluded: Folders to pass over: by their names, or with a slash by the way to them from the folder.
  /// - Throws: ``AppFolderError`` when it, or a folder in it, cannot be read.
  public init(_ path: String, excluding excluded: [String] = []) throws(AppFolderError) {
    let path = Self.withoutSlash(path)
    self.path = path
    self.excluded = Set(
      excluded.map { $0.contains("/") ? Self.withoutSlash(Self.path(to: $0, in: path)) : $0 })
    try visit(path)
    let stems = Set(files.filter { $0.kind == .definition }.map(\.stem))
    files.removeAll { !Self.isForSiri($0, translated: stems) }
  }

  /// Most tables of strings and most sources of an app are not for Siri.
  private static func isForSiri(_ file: AppFile, translated stems: Set<String>) -> Bool {
    switch file.kind {
    case .strings, .stringCatalog:
      file.stem == ShortcutCheck.tableName || stems.contains(file.stem)
    case .source: (try? FileContents.read(file.path)).map(SwiftSource.describesIntents) ?? false
    default: true
    }
  }

  private static func path(to name: String, in folder: String) -> String {
    folder == "/" ? folder + name : "\(folder)/\(name)"
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private mutating func visit(_ folder: String) throws(AppFolderError) {
    let names = try Self.names(in: folder)
    if let localization = AppLocalization(folder), !names.isEmpty {
      localizations.append(localization)
    }
    for name in names {
      let path = Self.path(to: name, in: folder)
      guard !excluded.contains(name), !excluded.contains(path) else { continue }
      let type = Self.type(of: path)
      if type == .typeDirectory {
        try visit(path)
      } else if let file = AppFile(path), type != .typeSymbolicLink || !isFoundElsewhere(file) {
        files.append(file)
      }
    }
  }

  /// Whether a link leads to a file of the same kind in the folder.
  private func isFoundElsewhere(_ link: AppFile) -> Bool {
    let target = URL(filePath: link.path).resolvingSymlinksInPath().path
    let root = URL(filePath: path).resolvingSymlinksInPath().path
    return target.hasPrefix(root + "/") && AppFile(target)?.kind == link.kind
      && Self.type(of: target) == .typeRegular
  }

  private static func names(in folder: String) throws(AppFolderError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw AppFolderError(path: folder)
    }
  }

  private static func type(of path: String) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }
}
