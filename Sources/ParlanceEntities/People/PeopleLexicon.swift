internal import ParlanceLanguages
internal import ParlanceText

/// The words that people are counted by: "two adults and a child", "me and my wife", "zu dritt".
struct PeopleLexicon: ~Copyable, Sendable {
  /// What a phrase does among people who are counted.
  enum Role: Hashable, Sendable {
    /// Stands beside the number of some of a party: "adults".
    case counted
    /// Stands beside the number of a whole party, as often: "people", 人.
    case people
    /// Joins those who are counted: "and".
    case and
    /// Stands between those who are counted, or before those of them who are named once more: "eight people, two kids".
    case comma
    /// Makes a relation one person: "my" of "my wife".
    case possessive
    /// A relation to one person: "wife".
    case relative
    /// So many people without a number: "me", "zu dritt".
    case several(Int)
  }

  private var index = TermIndex()
  private var roles: [Role] = []

  /// Reads `people.tsv`, and the relations to one person from `relations.tsv`.
  ///
  /// - Throws: ``PackError`` at a role that is none.
  init(_ pack: LanguagePack, _ reader: inout WordReader) throws(PackError) {
    let rows = try pack.rows(of: "people.tsv", columns: 2)
    for row in rows {
      for name in row.parts(of: 1) { insert(row.fields[0], try Self.role(name, row), &reader) }
    }
    guard roles.contains(.possessive) else { return }
    for row in try pack.rows(of: "relations.tsv", columns: 2) where row.fields[1] != "group" {
      insert(row.fields[0], .relative, &reader)
    }
  }

  private static func role(
    _ name: Substring, _ row: PackTable.Row
  ) throws(PackError) -> Role {
    if let role = named[name] { return role }
    guard name.first == "=", let count = Int(name.dropFirst()), counts.contains(count) else {
      throw row.error(
        "'\(name)' is no role among people; known are counted, people, and, comma, possessive, and =1 to =20"
      )
    }
    return .several(count)
  }

  private static let named: [Substring: Role] = [
    "counted": .counted, "people": .people, "and": .and, "comma": .comma, "possessive": .possessive,
  ]
  private static let counts = 1...20

  private mutating func insert(_ phrase: Substring, _ role: Role, _ reader: inout WordReader) {
    index.insert(reader.lexemes(ofPhrase: phrase), entry: Int32(roles.count))
    roles.append(role)
  }

  /// Returns the end of the longest phrase with a role at a token; nil where there is none.
  func end(of role: Role, at start: Int, in tokens: [Token]) -> Int? {
    var end: Int?
    visit(at: start, in: tokens) { if $0 == role { end = $1 } }
    return end
  }

  /// Returns how many people the longest phrase at a token means without a number, and its end; nil where there is none.
  func several(at start: Int, in tokens: [Token]) -> (count: Int, end: Int)? {
    var found: (count: Int, end: Int)?
    visit(at: start, in: tokens) { role, end in
      if case .several(let count) = role { found = (count, end) }
    }
    return found
  }

  private func visit(at start: Int, in tokens: [Token], _ body: (Role, _ end: Int) -> Void) {
    guard start < tokens.count else { return }
    index.visitMatches(at: start, in: tokens) { body(roles[Int($0.entry)], $0.tokens.upperBound) }
  }

  /// Whether a phrase for people begins with a lexeme: one that counts them, or that stands beside their number.
  func begins(with lexeme: Lexicon.Lexeme) -> Bool { index.begins(with: lexeme) }
}
