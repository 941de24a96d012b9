internal import Parlance

/// A way to answer an utterance, for people and for programs.
protocol Answerer {
  /// Whether the answer needs the phrases of a language's own pack; numbers and money CLDR knows in every language.
  var needsPack: Bool { get }

  /// Writes the answer as one line of JSON.
  ///
  /// - Throws: ``UtteranceError`` when the utterance is too long, ``ToolError`` when it cannot be answered.
  func json(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate,
    into json: inout JSONWriter
  ) throws

  /// The answer for people, in lines that are indented below the utterance.
  ///
  /// - Throws: ``UtteranceError`` when the utterance is too long, ``ToolError`` when it cannot be answered.
  func text(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws -> String
}

extension Answerer {
  var needsPack: Bool { true }
}
