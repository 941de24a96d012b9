/// A file of a language pack.
public struct PackFile: Sendable {
  /// The path from the folder of packs, or as found: `en/numbers.tsv`.
  public let path: String
  /// The content.
  public let text: String

  /// Makes a file from its text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last component of the path.
  public var name: Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }
}
