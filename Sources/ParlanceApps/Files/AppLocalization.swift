internal import ParlanceLanguages

/// A folder of what an app says in one language: `de.lproj`.
struct AppLocalization: Hashable, Sendable {
  /// The names that are no language's: of the texts that stand in for every other, and of texts in many languages.
  private static let others: Set<Substring> = ["Base", "mul"]

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

  /// The language; nil when it is none, as the base is.
  var code: LanguageCode? { isBase ? nil : try? LanguageCode(String(language)) }

  /// Whether this is the base, or of many languages, and so no language of its own.
  var isBase: Bool { Self.others.contains(language) }

  /// The language and those it is a variety of, most specific first: `zh-hant-hk`, `zh-hant`, `zh`.
  var languages: [String] { Self.languages(language) }

  /// A language and those it is a variety of, most specific first and in lower case.
  static func languages(_ tag: some StringProtocol) -> [String] {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}
