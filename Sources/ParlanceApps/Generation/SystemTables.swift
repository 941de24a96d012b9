internal import ParlanceIntents
internal import ParlanceLanguages

/// What the tables that all languages share say of system intents beside their parameters.
///
/// Only the generator reads them.
struct SystemTables {
  /// A row of `classes.tsv`.
  struct IntentClass {
    /// The class: `INSendPaymentIntent`.
    let name: String
    /// What it is about: `payments`.
    let domain: String
    /// What is asked before it is done.
    let rules: Set<Substring>
    /// What it does, a sentence.
    let summary: String
  }

  /// A member of a type or a class, and its number or its type.
  struct Member {
    let name: String
    let value: String
  }

  /// In file order, which is that of the names.
  let classes: [IntentClass]
  /// The codes of responses, by class.
  let codes: [String: [Member]]
  /// The reasons to refuse a value, by class and parameter: `INSendPaymentIntent.payee`.
  let reasons: [String: [Member]]
  /// The parameters that no handler is asked about: `INSendMessageIntent.sender`.
  let unresolved: Set<String>
  /// The properties of types and responses, by their name.
  let properties: [String: [Member]]
  /// The types that have properties of their own, in file order.
  let types: [String]
  /// The enumerations that only types and responses speak of, by name.
  let enumerations: [String: [Member]]

  /// Reads the tables.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(in library: PackLibrary) throws(PackError) {
    classes = try library.sharedRows(of: "classes.tsv", columns: 4).map { row in
      IntentClass(
        name: String(row.fields[0]), domain: String(row.fields[1]),
        rules: Set(row.parts(of: 2, separator: ",")), summary: String(row.fields[3]))
    }
    codes = try Self.members(library.sharedRows(of: "responses.tsv", columns: 2))
    reasons = try Self.members(library.sharedRows(of: "reasons.tsv", columns: 2))
    unresolved = Set(
      try library.sharedRows(of: "unresolved.tsv", columns: 1).map { String($0.fields[0]) })
    let rows = try library.sharedRows(of: "types.tsv", columns: 2)
    properties = try Self.members(rows)
    let owners = rows.compactMap { $0.fields[0].split(separator: ".").first.map(String.init) }
    types = owners.uniqued.filter { !$0.hasSuffix("IntentResponse") }
    enumerations = try Self.members(library.sharedRows(of: "typeenums.tsv", columns: 2))
  }

  /// The members of each type or class, which stands before the last dot.
  private static func members(
    _ rows: [PackTable.Row]
  ) throws(PackError) -> [String: [Member]] {
    var members: [String: [Member]] = [:]
    for row in rows {
      guard let dot = row.fields[0].lastIndex(of: ".") else {
        throw row.error("expected 'Type.member', found '\(row.fields[0])'")
      }
      let name = row.fields[0][row.fields[0].index(after: dot)...]
      members[String(row.fields[0][..<dot]), default: []].append(
        Member(name: String(name), value: String(row.fields[1])))
    }
    return members
  }
}
