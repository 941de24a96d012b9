internal import ParlanceLanguages
internal import ParlanceText

/// The words around ranges and bounds: "between … and …", "at most …".
struct IntervalLexicon: ~Copyable, Sendable {
  enum Role: String, CaseIterable, Sendable {
    /// Opens a range whose ends `and` joins.
    case between
    /// Opens a range whose ends `to` joins.
    case from
    /// Joins two ends.
    case and
    /// Joins two ends, also without an opening word.
    case to
    /// What follows is the upper end.
    case below
    /// What follows is the lower end.
    case above
    /// What stands before is the upper end: "or less".
    case most
    /// What stands before is the lower end: "or more".
    case least
  }

  /// The most tokens of a word that joins both ends.
  private(set) var longestJoint = 0
  /// Whether the language has words for them, and not only the marks that all share.
  private(set) var hasWords = false
  private var index = TermIndex()
  private var roles: [Role] = []

  /// Reads `intervals.tsv`.
  ///
  /// - Throws: ``PackError`` at a role that is none.
  init(_ pack: LanguagePack, _ reader: inout WordReader) throws(PackError) {
    for row in try pack.rows(of: "intervals.tsv", columns: 2) {
      for name in row.parts(of: 1) {
        guard let role = Role(rawValue: String(name)) else {
          let known = Role.allCases.map(\.rawValue).joined(separator: ", ")
          throw row.error("'\(name)' is no role in an interval; known are \(known)")
        }
        if row.fields[0].unicodeScalars.contains(where: \.properties.isAlphabetic) {
          hasWords = true
        }
        let lexemes = reader.lexemes(ofPhrase: row.fields[0])
        if role == .and { longestJoint = max(longestJoint, lexemes.count) }
        index.insert(lexemes, entry: Int32(roles.count))
        roles.append(role)
      }
    }
  }

  /// The end of the longest phrase with a role at a token; nil when there is none.
  func end(of role: Role, at start: Int, in tokens: [Token]) -> Int? {
    guard start < tokens.count else { return nil }
    var end: Int?
    index.visitMatches(at: start, in: tokens) { match in
      if roles[Int(match.entry)] == role { end = match.tokens.upperBound }
    }
    return end
  }

  /// Whether a whole phrase begins at a token.
  func begins(at start: Int, in tokens: [Token]) -> Bool {
    index.begins(at: start, in: tokens)
  }

  /// Whether a phrase begins with a lexeme.
  func begins(with lexeme: Lexicon.Lexeme) -> Bool { index.begins(with: lexeme) }
}
