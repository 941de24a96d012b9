internal import Parlance

/// Compares what an utterance was taken for with what a corpus expects.
struct CorpusComparison {
  /// A thing that is not as expected.
  struct Difference: Hashable, Sendable {
    /// The parameter, or `intent`.
    let name: String
    /// What the corpus says, nil when nothing.
    let expected: String?
    /// What was found, nil when nothing.
    let found: String?
  }

  private let example: CorpusExample
  private let utterance: Utterance

  /// The differences in the order of the example, then of the text; empty when all is as expected.
  static func differences(
    between example: CorpusExample, and result: InterpretationResult
  ) -> [Difference] {
    guard result.best?.intent == example.intent else {
      return [Difference(name: "intent", expected: example.intent, found: result.best?.intent)]
    }
    guard let best = result.best else { return [] }
    return CorpusComparison(example: example, utterance: result.utterance)
      .differences(best.parameters, best.app)
  }

  /// The differences between an answer and what is expected of it.
  static func differences(
    between example: CorpusExample, and reading: AnswerReading
  ) -> [Difference] {
    let expected = example.question?.expected ?? "values"
    let found = reading.answer == .notUnderstood ? "none" : reading.answer.kind
    guard expected == found else {
      return [Difference(name: "answer", expected: expected, found: found)]
    }
    return CorpusComparison(example: example, utterance: reading.utterance)
      .differences(reading.parameters, nil)
  }

  /// Something that was found, in the corpus's terms.
  private struct Found {
    let name: String
    let span: Utterance.Span?
    let value: String
  }

  private func differences(
    _ parameters: [Interpretation.Parameter], _ app: Interpretation.AppMention?
  ) -> [Difference] {
    var found = parameters.map { parameter in
      Found(
        name: parameter.name, span: parameter.span,
        value: CorpusNotation.text(of: parameter.value))
    }
    if let app {
      found.append(Found(name: IntentCatalog.appParameter, span: app.span, value: app.name))
    }
    // First what stands where it should, so that what is left of a name stands elsewhere.
    var open: [CorpusExample.Parameter] = []
    var differences: [Difference] = []
    for parameter in example.parameters {
      guard
        let index = found.firstIndex(where: {
          $0.name == parameter.name && $0.span == parameter.span
        })
      else {
        open.append(parameter)
        continue
      }
      let actual = found.remove(at: index)
      if let value = parameter.value, value != actual.value {
        differences.append(difference(parameter, actual))
      }
    }
    for parameter in open {
      let index = found.firstIndex { $0.name == parameter.name }
      differences.append(difference(parameter, index.map { found.remove(at: $0) }))
    }
    return differences
      + found.map {
        Difference(name: $0.name, expected: nil, found: description($0.span, $0.value))
      }
  }

  private func difference(_ expected: CorpusExample.Parameter, _ found: Found?) -> Difference {
    Difference(
      name: expected.name, expected: description(expected.span, expected.value),
      found: found.map { description($0.span, $0.value) })
  }

  private func description(_ span: Utterance.Span?, _ value: String?) -> String {
    let text = span.map { "\"\(utterance.text(of: $0))\"" } ?? "(implied)"
    return value.map { "\(text) = \($0)" } ?? text
  }
}

extension CorpusComparison.Difference: CustomStringConvertible {
  /// `payee: expected "Ann", found nothing`.
  var description: String {
    "\(name): expected \(expected ?? "nothing"), found \(found ?? "nothing")"
  }
}
