internal import FoundationEssentials

/// The tables of strings that translate an `.intentdefinition`: `de.lproj/Intents.strings` beside `Intents.intentdefinition`
/// or beside the folder `Base.lproj` that it stands in.
package struct DefinitionTranslations {
  /// The names of folders that are no language's.
  private static let base = "Base"
  private static let folderSuffix = ".lproj"

  /// By language, as Xcode calls its folders, the texts by identifier.
  package let texts: [String: [String: String]]

  /// Reads the tables of a definition.
  ///
  /// - Throws: ``FileFault`` at a table that cannot be read; its message names the table and the line.
  package init(ofDefinition path: String) throws(FileFault) {
    let (folder, name) = Self.parts(of: path)
    let parent = folder.hasSuffix(Self.folderSuffix) ? Self.parts(of: folder).folder : folder
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    var texts: [String: [String: String]] = [:]
    for language in Self.languages(in: parent) {
      let table = "\(parent)/\(language)\(Self.folderSuffix)/\(stem).strings"
      guard FileManager.default.fileExists(atPath: table) else { continue }
      texts[language] = try Self.entries(of: table)
    }
    self.texts = texts
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  private static func languages(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(folderSuffix) }
      .map { String($0.dropLast(folderSuffix.count)) }.filter { $0 != base }.sorted()
  }

  private static func entries(of path: String) throws(FileFault) -> [String: String] {
    do throws(FileFault) {
      let table = try StringsTable(try FileContents.read(path))
      return Dictionary(table.entries.map { ($0.key.text, $0.value.text) }) { $1 }
    } catch {
      throw FileFault(
        message: "the translation cannot be read: \(path):\(error.line): \(error.message)")
    }
  }
}
