/// One folder of pack data.
public struct PackLayer: Sendable {
  /// The folder's name, a language tag: `en`, `en-IN`, or `und` for what all share.
  public let tag: String
  /// The files, sorted by name.
  public let files: [PackFile]
  /// What `pack.json` says.
  public let settings: PackSettings

  /// Makes a layer from its files.
  ///
  /// - Throws: ``PackError`` when `pack.json` is missing, malformed, or names another tag.
  public init(tag: String, files: [PackFile]) throws(PackError) {
    self.tag = tag
    self.files = files.sorted { $0.path < $1.path }
    guard let file = files.first(where: { $0.name == "pack.json" }) else {
      throw PackError("the pack has no pack.json", file: "\(tag)/pack.json", line: 0)
    }
    settings = try PackSettings(file)
    guard settings.tag == tag else {
      throw PackError(
        "\"tag\" is '\(settings.tag)' but the folder is '\(tag)'", file: file.path, line: 1)
    }
  }

  /// Makes a layer that no folder has: what an app adds to a language.
  package init(adding files: [PackFile], tag: String) {
    self.tag = tag
    self.files = files
    settings = PackSettings()
  }

  /// The file of a name.
  public func file(named name: String) -> PackFile? {
    files.first { $0.name == name }
  }

  /// Whether this layer holds the language itself, and not only its words of numbers or what all languages share.
  func speaks(_ code: LanguageCode) -> Bool {
    !settings.entitiesOnly && (tag == code.language || tag.hasPrefix(code.language + "-"))
  }
}
