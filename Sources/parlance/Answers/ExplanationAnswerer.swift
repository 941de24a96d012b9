internal import Parlance
internal import ParlanceMatching

/// Answers with why an utterance is understood as it is, or why one intent is or is not meant.
struct ExplanationAnswerer: Answerer {
  /// The intent that is asked about; nil for all.
  var intent: String?

  func json(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate,
    into json: inout JSONWriter
  ) throws {
    let explanation = try explanation(of: request, from: interpreter, at: date)
    json.explanation(explanation, language: interpreter.model.code, id: request.id)
  }

  func text(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws -> String {
    let explanation = try explanation(of: request, from: interpreter, at: date)
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

  private func explanation(
    of request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws -> Explanation {
    let known = interpreter.model.catalog.intents
    if let intent, known[intent] == nil {
      throw ToolError.usage("unknown intent '\(intent)'" + PhraseCatalog.hint(intent, known.keys))
    }
    return try interpreter.explanation(of: request.text, about: intent, at: date)
  }

  /// Returns what was read without a template, or why nothing was.
  private func read(
    _ explanation: Explanation, _ request: Request, from interpreter: Interpreter,
    at date: ReferenceDate
  ) throws(UtteranceError) -> String {
    let result = try interpreter.interpret(request.text, at: date)
    guard let best = result.best, intent == nil || best.intent == intent else {
      return (result.best.map { "  taken for \($0.intent)\n" } ?? "")
        + RefusalText.text(of: explanation)
    }
    return InterpretationText.text(of: best, in: result.utterance, match: nil)
      + explanation.readings.map { ReadingText.text(of: $0, in: result.utterance) }.joined()
  }
}
