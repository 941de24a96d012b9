package import ParlanceLanguages
internal import ParlanceMatching
package import ParlanceText

/// Whether the examples of templates are understood as their templates mean.
package struct ExampleInspection {
  /// The examples that are not understood, or as something else.
  package private(set) var errors: [PackError] = []
  /// The examples that another template of the same heading explains better.
  package private(set) var notes: [PackError] = []
  private let model: LanguageModel
  private let engine: InterpretationEngine

  /// Runs the examples of all templates.
  ///
  /// - Throws: ``UtteranceError`` when an example is too long.
  /// - Complexity: O(*n*), *n* the length of the examples.
  package init(_ model: LanguageModel) throws(UtteranceError) {
    self.model = model
    engine = try InterpretationEngine(model, context: Self.context(of: model))
    for (index, template) in model.templates.enumerated() {
      for example in template.examples {
        let outcome = try outcome(of: example, template)
        judge(outcome, of: example, template: template, index: index)
      }
    }
  }

  /// What is made of an example: of one whose template needs an app, also where that app does nothing else.
  private func outcome(
    of example: PhraseTemplate.Example, _ template: PhraseTemplate
  ) throws(UtteranceError) -> InterpretationEngine.Outcome {
    let rivals = model.purpose.rivals(of: template.intent)
    let outcome = try engine.outcome(of: example.text, at: .now, among: rivals)
    guard template.needsApp, !isUnderstood(outcome, as: template.intent) else { return outcome }
    let only = Context(apps: [App(name: "", intents: [template.intent])])
    return try InterpretationEngine(model, context: only)
      .outcome(of: example.text, at: .now, among: rivals)
  }

  private func isUnderstood(_ outcome: InterpretationEngine.Outcome, as intent: String) -> Bool {
    guard case .understood(let winner) = outcome else { return false }
    return model.templates[Int(winner)].intent == intent
  }

  /// What examples need beside the pack: an app that handles all intents, and options to choose among.
  private static func context(of model: LanguageModel) -> Context {
    switch model.purpose {
    case .requests:
      Context(apps: [App(name: "", intents: Array(model.catalog.intents.keys))])
    case .answers: Context(apps: [OptionNames(AnswerCatalog.exampleOptions).app])
    }
  }

  private mutating func judge(
    _ outcome: InterpretationEngine.Outcome, of example: PhraseTemplate.Example,
    template: PhraseTemplate, index: Int
  ) {
    func finding(_ message: String) -> PackError {
      PackError("'\(example.text)' \(message)", file: example.file, line: example.line)
    }
    guard case .understood(let winner) = outcome else {
      return errors.append(finding("is not understood"))
    }
    guard winner != index else { return }
    let best = model.templates[Int(winner)]
    let place = "\(best.file):\(best.line)"
    if best.intent == template.intent {
      notes.append(finding("is explained better by \(place)"))
    } else {
      errors.append(
        finding("is understood as \(best.intent) by \(place), not as \(template.intent)"))
    }
  }
}
