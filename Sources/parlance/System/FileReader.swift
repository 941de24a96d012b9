internal import FoundationEssentials
internal import ParlanceLanguages

/// Reads whole files.
enum FileReader {
  /// A file as text.
  ///
  /// - Throws: ``ToolError`` when there is no such file, or it is not UTF-8.
  static func file(_ path: String) throws(ToolError) -> PackFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable("\(path): the file cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .unreadable("\(path): the file is not UTF-8")
    }
    return PackFile(path: path, text: text)
  }

  /// The bytes of a file; nil when it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// Whether a path leads anywhere.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// The names in a folder, sorted, without hidden ones.
  ///
  /// - Throws: ``ToolError`` when the folder cannot be read.
  static func names(in folder: String) throws(ToolError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw .unreadable("\(folder): the folder cannot be read")
    }
  }

  /// Makes a folder, and those on the way to it.
  ///
  /// - Throws: ``ToolError`` when the system cannot make it.
  static func makeFolder(_ path: String) throws(ToolError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unreadable("\(path): the folder cannot be made")
    }
  }

  /// Writes a file.
  ///
  /// - Throws: ``ToolError`` when the system cannot write it.
  static func write(_ text: String, to path: String) throws(ToolError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file.
  ///
  /// - Throws: ``ToolError`` when it cannot be written.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw .unreadable("\(path): the file cannot be written")
    }
  }
}
