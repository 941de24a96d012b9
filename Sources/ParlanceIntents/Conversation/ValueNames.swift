internal import ParlanceLanguages

/// What a language calls the cases of enumerations, and yes and no.
struct ValueNames: Sendable {
  /// By type and case: `AccountType.checking`.
  private let cases: [String: [String]]
  private let sentences: Sentences

  /// Reads `values.tsv`, and what `sentences.tsv` says of yes and no and of cases that are an app's own.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(_ pack: LanguagePack) throws(PackError) {
    var cases: [String: [String]] = [:]
    for row in try pack.rows(of: "values.tsv", columns: 2) {
      cases[String(row.fields[0])] = row.fields[1].split(separator: "|").map(String.init)
    }
    self.cases = cases
    sentences = try Sentences(pack)
  }

  /// What a case is called on cards and in sentences; its own name where the language has none, or where the type is not
  /// known.
  func name(of value: String, type: String?) -> String {
    names(of: value, type: type).first ?? value
  }

  /// All that a case is called, the usual name first.
  func names(of value: String, type: String?) -> [String] {
    guard let type else { return [] }
    return cases["\(type).\(value)"]
      ?? sentences.sentence(["value.\(type).\(value)"]).map { [$0] } ?? []
  }

  /// Yes or no.
  func name(of value: Bool) -> String { sentences.sentence(["value.\(value)"]) ?? "\(value)" }
}
