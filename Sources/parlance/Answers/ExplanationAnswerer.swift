internal import Parlance

/// Answers with why an utterance is understood as it is.
struct ExplanationAnswerer: Answerer {
  func json(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate,
    into json: inout JSONWriter
  ) throws(UtteranceError) {
    let explanation = try interpreter.explanation(of: request.text, at: date)
    json.explanation(explanation, language: interpreter.model.code, id: request.id)
  }

  func text(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws(UtteranceError) -> String {
    let explanation = try interpreter.explanation(of: request.text, at: date)
    guard !explanation.matches.isEmpty else {
      return try read(explanation, request, from: interpreter, at: date)
    }
    return explanation.matches.map { match in
      let heading = "  \(match.intent)  cost \(CostText.text(match.cost))  \(match.location)\n"
      let steps = match.steps.map { step in
        [
          CostText.text(step.cost), step.role, step.parameter ?? "",
          String(explanation.utterance.text(of: step.span)),
        ]
      }
      let refusal = match.refusal.map {
        "    refused: \($0.text(in: explanation.utterance))\n"
      }
      return heading + "    \(match.template)\n" + TextTable.rows(steps, indent: 4)
        + (refusal ?? "")
    }.joined()
  }

  /// Returns what was read without a template, or why nothing was.
  private func read(
    _ explanation: Explanation, _ request: Request, from interpreter: Interpreter,
    at date: ReferenceDate
  ) throws(UtteranceError) -> String {
    let result = try interpreter.interpret(request.text, at: date)
    guard let best = result.best else { return RefusalText.text(of: explanation) }
    return InterpretationText.text(of: best, in: result.utterance, match: nil)
      + explanation.readings.map { ReadingText.text(of: $0, in: result.utterance) }.joined()
  }
}
