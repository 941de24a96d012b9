/// A file of a language pack.
public struct PackFile: Sendable {
  /// The path from the folder of packs, or as found: `en/numbers.tsv`.
  public let path: String
  /// The content, well-formed UTF-8.
  public let bytes: [UInt8]

  /// Makes a file from its text.
  public init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// Makes a file from well-formed UTF-8.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The content as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The last component of the path.
  public var name: Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }
}
