internal import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceReader
internal import ParlanceText
internal import ParlanceVocabulary

/// The terms that a pack lists: apps, relations, organisations, and the values of enumerations.
struct TermList: Sendable {
  /// A term and what it stands for.
  struct Entry: Sendable {
    /// The index of the kind.
    let kind: Int32
    /// The case of an enumeration, the relation, or the term itself.
    let value: String
    /// The hash of the value, by which the reader knows it.
    let valueHash: UInt64
    /// The system's identifier that the case stands for; nil for cases that are numbers.
    let constant: String?

    /// An entry of a kind.
    init(kind: Int32, value: String, constant: String? = nil) {
      self.kind = kind
      self.value = value
      self.constant = constant
      valueHash = FeatureID.hash(value)
    }

    /// True for the names of people and organisations, of which each is like the other.
    var isName: Bool {
      kind == EdgeKind.givenName || kind == EdgeKind.familyName || isProperName
    }

    /// Whether it is the name of an app, a bank, a shop or another organisation.
    var isProperName: Bool {
      kind == EdgeKind.app || kind == EdgeKind.vocabulary(.paymentsOrganizationName)
    }
  }

  /// A word for people by relation.
  struct Relation: Sendable {
    let lexemes: [Lexicon.Lexeme]
    /// Whether it is a title or an occupation: a person's own, unless somebody else's is said.
    let isRole: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var index = TermIndex()
  private(set) var relations: [Relation] = []

  /// Reads `apps.tsv`, `organizations.tsv`, `relations.tsv` and `values.tsv`.
  ///
  /// - Parameter clusterNames: Names that are terms of several tokens.
  /// - Parameter kinds: The names of kinds.
  /// - Throws: ``PackError`` at a value that no enumeration has.
  init(
    _ pack: LanguagePack, catalog: IntentCatalog, clusterNames: [WordLists.ClusterName],
    kinds: [String], _ words: inout WordReader
  ) throws(PackError) {
    for name in clusterNames {
      let kind = name.isFamilyName ? EdgeKind.familyName : EdgeKind.givenName
      add(name.lexemes, Entry(kind: kind, value: name.surface))
    }
    try readNames(pack, "apps.tsv", kind: EdgeKind.app, &words)
    try readNames(
      pack, "organizations.tsv", kind: EdgeKind.vocabulary(.paymentsOrganizationName), &words)
    for row in try pack.rows(of: "relations.tsv", columns: 2) {
      let lexemes = words.lexemes(ofPhrase: row.fields[0])
      add(lexemes, Entry(kind: EdgeKind.relation, value: String(row.fields[1])))
      relations.append(
        Relation(lexemes: lexemes, isRole: Self.roles.contains(String(row.fields[1]))))
    }
    try readValues(pack, catalog, kinds, &words)
  }

  private static let roles: Set = ["role", "manager"]

  private mutating func readNames(
    _ pack: LanguagePack, _ name: String, kind: Int32, _ words: inout WordReader
  ) throws(PackError) {
    for row in try pack.rows(of: name, columns: 2) {
      add(
        words.lexemes(ofPhrase: row.fields[0]), Entry(kind: kind, value: String(row.fields[0])))
    }
  }

  private mutating func readValues(
    _ pack: LanguagePack, _ catalog: IntentCatalog, _ kinds: [String], _ words: inout WordReader
  ) throws(PackError) {
    for row in try pack.rows(of: "values.tsv", columns: 2) {
      let (type, value) = try IntentCatalog.path(row)
      guard let cases = catalog.enumerations[type], let kind = kinds.firstIndex(of: type) else {
        throw row.error("unknown enumeration '\(type)'" + hint(type, catalog.enumerations.keys))
      }
      guard let raw = cases[value] else {
        throw row.error("\(type) has no case '\(value)'" + hint(value, cases.keys))
      }
      let entry = Entry(kind: Int32(kind), value: value, constant: raw.constant)
      for term in row.fields[1].split(separator: "|") {
        add(words.lexemes(ofPhrase: term), entry)
      }
    }
  }

  private mutating func add(_ lexemes: [Lexicon.Lexeme], _ entry: Entry) {
    index.insert(lexemes, entry: Int32(entries.count))
    entries.append(entry)
  }

  private func hint(_ name: String, _ known: some Collection<String>) -> String {
    PhraseCatalog.hint(name, known)
  }
}
