internal import Foundation

/// A folder of this process for what can only be read from files.
enum FuzzFolder {
  private static let path: String = {
    let name = "parlance-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    return FileManager.default.temporaryDirectory.path + "/" + name
  }()

  /// Makes a folder with these files, has them read, and removes it.
  static func with(_ files: [(name: String, data: Data)], _ read: (_ folder: String) -> Void) {
    let manager = FileManager.default
    try? manager.removeItem(atPath: path)
    for file in files {
      let url = URL(filePath: "\(path)/\(file.name)")
      try? manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      do {
        try file.data.write(to: url)
      } catch {
        fatalError("\(error)")
      }
    }
    read(path)
    try? manager.removeItem(atPath: path)
  }
}
