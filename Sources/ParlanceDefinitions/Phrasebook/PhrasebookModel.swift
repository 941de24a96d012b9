/// How people speak of an app's own intents in one language, as an `.intentdefinition` and its translations have it.
package struct PhrasebookModel: Hashable, Sendable {
  /// What asks for an intent.
  package struct Phrase: Hashable, Sendable {
    /// The class: `OrderSoupIntent`.
    package let className: String
    /// With `${name}` for values.
    package let text: String
  }

  /// An enumeration that the definition declares.
  package struct Enumeration: Hashable, Sendable {
    /// The type.
    package let name: String
    /// In the order of the definition.
    package let cases: [Case]
  }

  /// What a case is called.
  package struct Case: Hashable, Sendable {
    /// Its name in code.
    package let name: String
    /// What people see first, then synonyms and pronunciations.
    package let terms: [String]
  }

  /// Titles of intents and of combinations of their parameters, each once.
  package let phrases: [Phrase]
  /// In the order of the definition.
  package let enumerations: [Enumeration]
  /// What is said, by the keys of `sentences.tsv`.
  package let sentences: [String: String]
}
