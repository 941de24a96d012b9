internal import ParlanceLanguages

/// What a language calls the cases of enumerations, and yes and no.
struct ValueNames: Sendable {
  /// By type and case: `AccountType.checking`.
  private let cases: [String: String]
  private let booleans: [Bool: String]

  /// Reads `values.tsv`, of which the first word counts, and what `sentences.tsv` says of yes and no.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(_ pack: LanguagePack) throws(PackError) {
    var cases: [String: String] = [:]
    for row in try pack.rows(of: "values.tsv", columns: 2) {
      cases[String(row.fields[0])] = row.fields[1].split(separator: "|").first.map(String.init)
    }
    self.cases = cases
    let sentences = try Sentences(pack)
    booleans = [
      true: sentences.sentence(["value.true"]) ?? "true",
      false: sentences.sentence(["value.false"]) ?? "false",
    ]
  }

  /// What a case is called; its own name where the language has none, or where the type is not known.
  func name(of value: String, type: String?) -> String {
    type.flatMap { cases["\($0).\(value)"] } ?? value
  }

  /// Yes or no.
  func name(of value: Bool) -> String { booleans[value] ?? "" }
}
