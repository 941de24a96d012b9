package import ParlanceLanguages

/// What may be glued to a name to say what it is for, from a pack's `cases.tsv`: case endings and one-letter prefixes.
///
/// A line holds a pattern and its readings. The pattern `-у` is an ending, `ל-` a prefix. A reading is a role, any
/// identifier, with what the base form has in the affix's place, `0` for nothing; several readings stand between `|`:
///
///     -у<TAB>dative | genitive а
///     -е<TAB>dative а я
///     ל-<TAB>to
package struct CaseTable: Sendable {
  /// One way to take a word apart.
  struct Rule: Sendable {
    /// Folded.
    let affix: [UInt8]
    let isPrefix: Bool
    /// The role from 1.
    let role: Int16
    /// What the base form has instead, folded.
    let replacement: [UInt8]
  }

  /// The names of the roles; role 1 is the first.
  package private(set) var roles: [String] = []
  private var rules: [Rule] = []
  /// The rules for endings, from the last byte.
  private var endings = AffixTrie()
  private var prefixes = AffixTrie()

  /// A language that glues nothing.
  package init() {}

  /// Reads the rows of `cases.tsv`.
  ///
  /// - Throws: ``PackError`` at a pattern that is neither an ending nor a prefix, or a role that is no identifier.
  package init(_ rows: [PackTable.Row]) throws(PackError) {
    for row in rows { try read(row) }
  }

  /// The endings that leave the base form as it is, and their roles, by the bytes of the endings.
  package var suffixes: [(text: [UInt8], role: Int16)] {
    rules.filter { !$0.isPrefix && $0.replacement.isEmpty }
      .map { ($0.affix, $0.role) }
      .sorted { $0.text.lexicographicallyPrecedes($1.text) }
  }

  /// Whether there are no rules.
  var isEmpty: Bool { roles.isEmpty }

  /// A rule by its number.
  subscript(rule: Int32) -> Rule { rules[Int(rule)] }

  /// The numbers of the rules whose ending a folded word has, in the order of the table; where an apostrophe shows the
  /// ending, of those alone that have it.
  func endings(of word: ArraySlice<UInt8>) -> [Int32] {
    let fitting = endings.matches(word.reversed())
    let shown = fitting.filter { rules[Int($0)].affix[0] == UInt8(ascii: "'") }
    return shown.isEmpty ? fitting : shown
  }

  /// The numbers of the rules whose prefix a folded word has, in the order of the table.
  func prefixes(of word: ArraySlice<UInt8>) -> [Int32] {
    prefixes.isEmpty ? [] : prefixes.matches(word)
  }

  private mutating func read(_ row: PackTable.Row) throws(PackError) {
    let pattern = row.fields[0].utf8
    let mark = UInt8(ascii: "-")
    let isPrefix = pattern.last == mark
    let affix = Array(isPrefix ? pattern.dropLast() : pattern.dropFirst())
    guard pattern.count > 1, isPrefix != (pattern.first == mark), !affix.isEmpty
    else { throw row.error("expected an ending such as '-e' or a prefix such as 'l-'") }
    for reading in row.parts(of: 1, separator: "|") {
      for rule in try rules(affix, isPrefix: isPrefix, reading, row) {
        let number = Int32(self.rules.count)
        self.rules.append(rule)
        if isPrefix {
          prefixes.insert(affix, rule: number)
        } else {
          endings.insert(affix.reversed(), rule: number)
        }
      }
    }
  }

  private mutating func rules(
    _ affix: [UInt8], isPrefix: Bool, _ reading: Substring, _ row: PackTable.Row
  ) throws(PackError) -> [Rule] {
    let words = reading.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
    guard let name = words.first, name.utf8.allSatisfy(Self.isNameByte) else {
      throw row.error("a role is an identifier of Latin letters, found '\(reading)'")
    }
    let role = try role(String(name), row)
    let replacements = words.count == 1 ? ["0"] : words.dropFirst()
    return replacements.map { replacement in
      Rule(
        affix: affix, isPrefix: isPrefix, role: role,
        replacement: replacement == "0" ? [] : Array(replacement.utf8))
    }
  }

  /// There is a kind of edges for each role and kind of things (the largest of the project's languages has 20 roles).
  private static let maximumRoleCount = 100

  private mutating func role(_ name: String, _ row: PackTable.Row) throws(PackError) -> Int16 {
    if let known = roles.firstIndex(of: name) { return Int16(known + 1) }
    guard roles.count < Self.maximumRoleCount else {
      throw row.error("there are more than \(Self.maximumRoleCount) roles")
    }
    roles.append(name)
    return Int16(roles.count)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
  }
}
