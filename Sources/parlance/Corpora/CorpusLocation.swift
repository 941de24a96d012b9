internal import FoundationEssentials
internal import Parlance

/// A corpus file and the language whose folder it stands in.
struct CorpusLocation: Hashable, Sendable {
  /// The path as the caller can open it.
  let path: String
  /// The language.
  let language: LanguageCode

  /// The context that the files of the folder assume.
  var contextPath: String { Self.parent(of: path) + "/context.json" }

  /// The corpus files below a path: a file, the folder of a language, or a folder of such folders.
  ///
  /// - Throws: ``ToolError`` when the path leads nowhere, or to a file outside a language's folder.
  static func all(at path: String) throws(ToolError) -> [CorpusLocation] {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard FileReader.isFolder(path) else { return [try file(path)] }
    var found: [CorpusLocation] = []
    let language = language(ofFolder: path)
    for name in try FileReader.names(in: path) {
      let inner = "\(path)/\(name)"
      if FileReader.isFolder(inner) {
        found += try all(at: inner)
      } else if let language, name.hasSuffix(".md") {
        found.append(CorpusLocation(path: inner, language: language))
      }
    }
    return found
  }

  private static func file(_ path: String) throws(ToolError) -> CorpusLocation {
    guard FileReader.exists(path) else {
      throw .unreadable("\(path): there is no such file or folder")
    }
    guard let language = language(ofFolder: parent(of: path)) else {
      throw .usage("\(path): a corpus stands in a folder named by its language, such as en-US")
    }
    return CorpusLocation(path: path, language: language)
  }

  private static func language(ofFolder path: String) -> LanguageCode? {
    let absolute = path == "." ? FileManager.default.currentDirectoryPath : path
    let name = absolute.split(separator: "/").last.map(String.init) ?? ""
    return try? LanguageCode(name)
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
