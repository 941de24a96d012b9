internal import Parlance

/// A way to answer an utterance, for people and for programs.
protocol Answerer {
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
