internal import FoundationEssentials

/// The source folder or the bundle of an app, or a folder of several.
///
/// Hidden folders and links to folders are passed over.
public struct AppFolder: Sendable {
  /// The folder as it was named.
  public let path: String
  /// The files that say something to Siri, in the order of their paths.
  public private(set) var files: [AppFile] = []
  /// The `.lproj` folders with anything in them, in the order of their paths.
  private(set) var localizations: [AppLocalization] = []

  /// Looks through a folder.
  ///
  /// - Throws: ``AppFolderError`` when it, or a folder in it, cannot be read.
  public init(_ path: String) throws(AppFolderError) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    try visit(path)
  }

  private mutating func visit(_ folder: String) throws(AppFolderError) {
    let names = try Self.names(in: folder)
    if let localization = AppLocalization(folder), !names.isEmpty {
      localizations.append(localization)
    }
    for name in names {
      let path = folder == "/" ? folder + name : "\(folder)/\(name)"
      if Self.type(of: path) == .typeDirectory {
        try visit(path)
      } else if let file = AppFile(path) {
        files.append(file)
      }
    }
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
