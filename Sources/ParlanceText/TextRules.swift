public import ParlanceLanguages

/// How a language's words come apart and fold, from its pack.
public struct TextRules: Sendable, Hashable {
  /// Folded endings that part from a word, longest first: `'s`.
  let detachableSuffixes: [[UInt8]]
  /// Folded beginnings that part from a word, longest first: `l'`.
  let detachablePrefixes: [[UInt8]]
  /// How the language folds letters.
  let normalizer: Normalizer
  /// What may be glued to names.
  package let cases: CaseTable

  /// The rules of a pack's settings, for a language whose names take no endings.
  public init(_ settings: PackSettings) {
    self.init(settings, CaseTable())
  }

  /// The rules of a pack.
  ///
  /// - Throws: ``PackError`` at a malformed line of `cases.tsv`.
  public init(_ pack: LanguagePack) throws(PackError) {
    self.init(pack.settings, try CaseTable(pack.rows(of: "cases.tsv", columns: 2)))
  }

  /// The rules of settings and cases.
  package init(_ settings: PackSettings, _ cases: CaseTable) {
    detachableSuffixes = Self.longestFirst(settings.detachableSuffixes)
    detachablePrefixes = Self.longestFirst(settings.detachablePrefixes)
    normalizer = Normalizer(settings)
    self.cases = cases
  }

  private static func longestFirst(_ affixes: [String]?) -> [[UInt8]] {
    (affixes ?? [])
      .map { Array($0.utf8) }
      .sorted { ($1.count, $0.description) < ($0.count, $1.description) }
  }
}
