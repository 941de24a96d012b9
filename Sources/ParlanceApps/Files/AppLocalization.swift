/// A folder of what an app says in one language: `de.lproj`.
struct AppLocalization: Hashable, Sendable {
  /// The name of the language whose texts stand in for every other.
  private static let base = "Base"

  /// The folder.
  let path: String
  /// The folder that it stands in with those of the other languages.
  let parent: Substring
  /// What Xcode calls the language: `pt-BR`.
  let language: Substring

  /// A localisation; nil when the folder's name is not one of those.
  init?(_ path: String) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard name.hasSuffix(".lproj") else { return nil }
    self.path = path
    parent = path[..<(slash ?? path.startIndex)]
    language = name.dropLast(".lproj".count)
  }

  /// Whether this is the base, which is no language of its own.
  var isBase: Bool { language == Self.base }

  /// The language and those it is a variety of, most specific first: `zh-Hant-HK`, `zh-Hant`, `zh`.
  var languages: [String] {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}
