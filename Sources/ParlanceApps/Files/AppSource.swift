internal import FoundationEssentials
internal import ParlanceDefinitions

/// A file of an app with what it holds.
struct AppSource {
  /// What files can hold.
  enum Content {
    case list(PropertyList)
    case strings(StringsTable)
    case catalog(StringCatalog)
    case project(XcodeProject)
    case swift(SwiftSource)
  }

  /// The file.
  let file: AppFile
  /// What stands in it, or why it cannot be read.
  let content: Result<Content, FileFault>

  /// Reads a file.
  init(_ file: AppFile) {
    self.file = file
    content = Result { () throws(FileFault) in try Self.read(file) }
  }

  private static func read(_ file: AppFile) throws(FileFault) -> Content {
    let data = try FileContents.read(file.path)
    switch file.kind {
    case .information, .vocabulary, .definition, .entitlements:
      return .list(try PropertyList(data))
    case .informationStrings, .strings:
      return .strings(try StringsTable(data))
    case .stringCatalog:
      return .catalog(try StringCatalog(data))
    case .project:
      return .project(XcodeProject(data))
    case .source:
      return .swift(SwiftSource(data))
    }
  }

  /// The property list; nil when the file holds another thing, or none.
  var list: PropertyList? {
    if case .success(.list(let list)) = content { list } else { nil }
  }

  /// The texts in one language; nil when the file holds another thing, or none.
  var strings: StringsTable? {
    if case .success(.strings(let table)) = content { table } else { nil }
  }

  /// The texts in all languages; nil when the file holds another thing, or none.
  var catalog: StringCatalog? {
    if case .success(.catalog(let catalog)) = content { catalog } else { nil }
  }

  /// What Xcode knows; nil when the file holds another thing, or none.
  var project: XcodeProject? {
    if case .success(.project(let project)) = content { project } else { nil }
  }

  /// The root of the list; nil when the file holds another thing, or none.
  var root: PropertyListNode? { list?.root }

  /// A text of the list or the table; nil when there is none of that name.
  func text(of key: String) -> String? {
    root?[key]?.string ?? strings?.entries.last { $0.key.text == key }?.value.text
  }

  /// The folder of the language that the file is for; nil when it is for all.
  var localization: AppLocalization? { AppLocalization(file.folder) }
}
