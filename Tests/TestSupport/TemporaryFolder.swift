public import FoundationEssentials

/// A folder that lasts as long as a test.
public final class TemporaryFolder {
  /// The folder.
  public let path: String

  /// Makes the folder.
  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/parlance-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and the folders on the way to it.
  public func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  /// Writes a file, and the folders on the way to it.
  public func write(_ name: String, _ data: Data) throws {
    let file = "\(path)/\(name)"
    let folder = file[..<(file.lastIndex(of: "/") ?? file.endIndex)]
    try FileManager.default.createDirectory(
      atPath: String(folder), withIntermediateDirectories: true)
    try data.write(to: URL(filePath: file))
  }
}
