internal import ParlanceApps

extension AppFolder {
  /// The files of an app that is there.
  ///
  /// - Throws: ``ToolError`` when the folder cannot be read, or nothing in it says anything to Siri.
  static func read(
    _ path: String, excluding folders: [String] = []
  ) throws(ToolError) -> AppFolder {
    let folder: AppFolder
    do {
      folder = try AppFolder(path, excluding: folders)
    } catch {
      throw .unreadable("\(error)")
    }
    guard !folder.files.isEmpty else {
      throw .unreadable("\(path): there is no file that says anything to Siri: no \(fileNames)")
    }
    return folder
  }

  private static var fileNames: String {
    let names = AppFile.Kind.allCases.map(\.fileNames)
    return names.dropLast().joined(separator: ", ") + (names.last.map { " or \($0)" } ?? "")
  }
}
