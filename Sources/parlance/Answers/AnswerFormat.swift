/// How answers are written.
enum AnswerFormat: String, CaseIterable {
  /// For people.
  case text
  /// One object a line, for programs.
  case json

  /// The format that `--format` names; the parser of options has seen to it that it names one.
  init(_ arguments: Arguments) {
    self = arguments[.format].flatMap(AnswerFormat.init(rawValue:)) ?? .text
  }
}
