public import ParlanceLanguages

/// How a language's words come apart and fold, from its pack.
///
/// An object, since each utterance and each literal of a pack asks it.
public final class TextRules: Sendable {
  /// Folded endings that part from a word, longest first: `'s`.
  let detachableSuffixes: [[UInt8]]
  /// Folded beginnings that part from a word, longest first: `l'`.
  let detachablePrefixes: [[UInt8]]
  /// By byte, whether a detachable ending begins with it: most words hold no such byte.
  let beginsSuffix: [Bool]
  /// How the language folds letters.
  let normalizer: Normalizer
  /// What may be glued to names.
  package let cases: CaseTable
  /// Whether anything is; the table itself is many arrays, which asking it would copy.
  let hasCases: Bool

  /// The rules of a pack's settings, for a language whose names take no endings.
  public convenience init(_ settings: PackSettings) {
    self.init(settings, CaseTable())
  }

  /// The rules of a pack.
  ///
  /// - Throws: ``PackError`` at a malformed line of `cases.tsv`.
  public convenience init(_ pack: LanguagePack) throws(PackError) {
    self.init(pack.settings, try CaseTable(pack.rows(of: "cases.tsv", columns: 2)))
  }

  /// The rules of settings and cases.
  package init(_ settings: PackSettings, _ cases: CaseTable) {
    detachableSuffixes = Self.longestFirst(settings.detachableSuffixes)
    detachablePrefixes = Self.longestFirst(settings.detachablePrefixes)
    var beginsSuffix = [Bool](repeating: false, count: 256)
    for suffix in detachableSuffixes { suffix.first.map { beginsSuffix[Int($0)] = true } }
    self.beginsSuffix = beginsSuffix
    normalizer = Normalizer(settings)
    self.cases = cases
    hasCases = !cases.isEmpty
  }

  /// Whether a text is what parts from words, and so a token by itself: `d'`.
  func isAffix(_ text: Span<UInt8>) -> Bool {
    func isEqual(_ affix: [UInt8]) -> Bool {
      affix.count == text.count && affix.indices.allSatisfy { affix[$0] == text[$0] }
    }
    return detachablePrefixes.contains(where: isEqual)
      || detachableSuffixes.contains(where: isEqual)
  }

  /// Whether no beginning or ending parts from a word.
  func keepsWhole(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    !detachablePrefixes.contains { word.starts(with: $0) }
      && !detachableSuffixes.contains { word.suffix($0.count).elementsEqual($0) }
  }

  /// The same, but for what may be glued to names.
  var withoutCases: TextRules { TextRules(withoutCasesOf: self) }

  private init(withoutCasesOf rules: TextRules) {
    detachableSuffixes = rules.detachableSuffixes
    detachablePrefixes = rules.detachablePrefixes
    beginsSuffix = rules.beginsSuffix
    normalizer = rules.normalizer
    cases = CaseTable()
    hasCases = false
  }

  private static func longestFirst(_ affixes: [String]?) -> [[UInt8]] {
    (affixes ?? [])
      .map { Array($0.utf8) }
      .sorted { ($1.count, $0.description) < ($0.count, $1.description) }
  }
}
