/// A template and where it stands.
package struct PhraseTemplate: Sendable {
  /// What someone would say, which the template above it must match.
  package struct Example: Sendable {
    let statement: PhraseStatement
    let range: Range<Int>

    package var text: String { statement.text(range) }
    package var file: String { statement.file.path }
    package var line: Int { statement.line }
  }

  package let intent: String
  let statement: PhraseStatement
  let body: Range<Int>
  let root: PhraseArena.ID
  /// Whether it is meant only where an app is known to handle the intent, since it could as well be meant for something
  /// else.
  package let needsApp: Bool
  /// The names of the parameters that it binds or gives a value, somewhere in it.
  package let parameters: [String]
  package internal(set) var examples: [Example] = []

  /// Whether it asks for an intent; false under the heading `none`.
  package var isRequest: Bool { intent != PhraseCatalog.noIntent }
  package var file: String { statement.file.path }
  package var line: Int { statement.line }
  /// As written, on one line.
  package var source: String { statement.text(body) }
}
