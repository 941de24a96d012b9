internal import Parlance

/// Answers with the entities of an utterance.
struct EntityAnswerer: Answerer {
  /// The kinds that are asked for.
  var kinds = Entity.Kind.allCases
  let needsPack = false

  func json(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate,
    into json: inout JSONWriter
  ) throws(UtteranceError) {
    let found = try entities(request, from: interpreter, at: date)
    json.entities(
      found.entities, of: found.utterance, language: interpreter.model.code, id: request.id)
  }

  func text(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws(UtteranceError) -> String {
    let found = try entities(request, from: interpreter, at: date)
    guard !found.entities.isEmpty else { return "  no entities\n" }
    return TextTable.rows(
      found.entities.map { entity in
        [
          entity.kind.rawValue, "\"\(found.utterance.text(of: entity.span))\"",
          ValueText.text(of: entity.value),
        ]
      }, indent: 2)
  }

  private func entities(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws(UtteranceError) -> (utterance: Utterance, entities: [Entity]) {
    let found = try interpreter.entities(in: request.text, at: date)
    return (found.utterance, found.entities.filter { kinds.contains($0.kind) })
  }
}
