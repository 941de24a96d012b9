public import ParlanceLanguages

/// How a language's words come apart, from its `pack.json`.
public struct TextRules: Sendable, Hashable {
  /// Folded endings that part from a word, longest first: `'s`.
  let detachableSuffixes: [[UInt8]]

  /// The rules of a pack.
  public init(_ settings: PackSettings) {
    detachableSuffixes = (settings.detachableSuffixes ?? [])
      .map { Array($0.utf8) }
      .sorted { ($1.count, $0.description) < ($0.count, $1.description) }
  }
}
