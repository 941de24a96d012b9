internal import Parlance

/// A way to answer an utterance, for people and for programs.
protocol Answerer {
  /// Whether the answer needs the phrases of a language's own pack; numbers and money CLDR knows in every language.
  var needsPack: Bool { get }

  /// Writes the answer as one line of JSON.
  func json(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate,
    into json: inout JSONWriter
  ) throws(UtteranceError)

  /// The answer for people, in lines that are indented below the utterance.
  func text(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws(UtteranceError) -> String
}

extension Answerer {
  var needsPack: Bool { true }
}
