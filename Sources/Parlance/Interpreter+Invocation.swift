internal import ParlanceEntities
internal import ParlanceIntents
internal import ParlanceText

extension Interpreter {
  /// The shortcut whose phrase was said: word by word, or closely where no template was.
  func invocation(
    of result: InterpretationResult, at reference: ReferenceDate
  ) throws(UtteranceError) -> Invocation? {
    if let exact = phrases.exactInvocation(result.utterance) {
      return exact.phrase.origin == .app && asksForSystem(result) ? nil : exact
    }
    guard result.best?.template == nil,
      let close = phrases.closeInvocation(result.utterance),
      try mayBeClose(close.phrase, to: result.utterance.text, at: reference)
    else { return nil }
    return close
  }

  /// Whether an intent of the system was understood: an app's suggestion must not take its place, "send $5 to Ann".
  private func asksForSystem(_ result: InterpretationResult) -> Bool {
    guard let best = result.best, best.template != nil else { return false }
    let intent = best.intent
    return !context.apps.contains { app in
      app.phrasebook?.intents.contains { $0.intentClass == intent } == true
    }
  }

  /// Whether a slip of the tongue may tell what is said from a phrase: where nothing is paid, and no other number, sum or
  /// day is said. A letter tells "setenta" from "sesenta", and Joan from John.
  private func mayBeClose(
    _ phrase: InvocationPhrase, to text: String, at reference: ReferenceDate
  ) throws(UtteranceError) -> Bool {
    if case .intent(let intent) = phrase.shortcut, model.catalog.movesMoney(intent.intentClass) {
      return false
    }
    let said = try values(in: text, at: reference)
    let recorded = try values(in: phrase.text, at: reference)
    return said.isEmpty || said == recorded
  }

  private func values(
    in text: String, at reference: ReferenceDate
  ) throws(UtteranceError) -> [EntityValue] {
    try engine.entities(in: text, at: reference).entities.map(\.value)
  }
}
