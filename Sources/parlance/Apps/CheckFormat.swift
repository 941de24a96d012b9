/// How the findings of a check are written.
enum CheckFormat: String, CaseIterable {
  /// For people.
  case text
  /// One object, for programs.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0, for code hosts and editors.
  case sarif
}
