public import ParlanceLanguages

/// What an assistant says in a language: `sentences.tsv` of its pack.
public struct Sentences: Sendable {
  private let templates: [String: SentenceTemplate]

  /// Reads the sentences of a pack.
  ///
  /// - Throws: ``PackError`` with file and line at a malformed line, and at a variable that is not closed.
  /// - Complexity: O(*n*), *n* the size of the table.
  public init(_ pack: LanguagePack) throws(PackError) {
    var templates: [String: SentenceTemplate] = [:]
    for row in try pack.rows(of: "sentences.tsv", columns: 2) {
      guard let template = SentenceTemplate(row.fields[1]) else {
        throw row.error("a variable is written ${name}: '\(row.fields[1])'")
      }
      templates[String(row.fields[0])] = template
    }
    self.templates = templates
  }

  /// The keys that the language has a sentence for, sorted.
  public var keys: [String] { templates.keys.sorted() }

  /// The variables of a sentence, in its order; nil where the language has none of that key.
  public func variables(of key: String) -> [String]? { templates[key]?.variables }

  /// The sentence of the first key that the language has and whose variables all have values.
  ///
  /// - Parameters:
  ///   - keys: From the most special to the most general.
  ///   - values: What stands for variables, by name, as people are to read it.
  /// - Returns: nil where none fits.
  public func sentence(_ keys: [String], values: [String: String] = [:]) -> String? {
    for key in keys {
      if let sentence = templates[key]?.filled(with: values) { return sentence }
    }
    return nil
  }
}
