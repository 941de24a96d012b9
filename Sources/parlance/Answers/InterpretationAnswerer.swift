internal import Parlance

/// Answers with what an utterance may mean.
struct InterpretationAnswerer: Answerer {
  /// How many interpretations to give at most.
  var maximumCount = Int.max

  func json(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate,
    into json: inout JSONWriter
  ) throws(UtteranceError) {
    let result = try interpreter.interpret(request.text, at: date)
    json.result(
      result, language: interpreter.model.code, id: request.id, maximumCount: maximumCount)
  }

  func text(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws(UtteranceError) -> String {
    let result = try interpreter.interpret(request.text, at: date)
    let explanation = try interpreter.explanation(of: request.text, at: date)
    let invocation = result.invocation.map(InvocationText.text) ?? ""
    guard !result.interpretations.isEmpty else {
      return invocation.isEmpty ? RefusalText.text(of: explanation) : invocation
    }
    let interpretations = result.interpretations.prefix(maximumCount).map { interpretation in
      let match = explanation.matches.first { $0.intent == interpretation.intent }
      return InterpretationText.text(of: interpretation, in: result.utterance, match: match)
    }
    return invocation + interpretations.joined()
  }
}
