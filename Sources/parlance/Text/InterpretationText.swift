internal import Parlance

/// An interpretation as people read it.
enum InterpretationText {
  /// The intent, its parameters, and the template that matched.
  static func text(
    of interpretation: Interpretation, in utterance: Utterance, match: Explanation.Match?
  ) -> String {
    let heading =
      "  \(interpretation.intent)  confidence \(CostText.text(interpretation.confidence))\n"
    var rows = rows(interpretation.parameters, utterance)
    if let app = interpretation.app {
      rows.append([
        "app", quoted(app.span, utterance), app.name + (app.isKnown ? "" : " (unknown)"),
      ])
    }
    for span in utterance.corrections { rows.append(["corrected", quoted(span, utterance), ""]) }
    return heading + TextTable.rows(rows, indent: 4)
      + (match.map { way($0, utterance) } ?? unmatched)
  }

  /// A line for each parameter: its name, where it stands, and its value.
  static func table(
    _ parameters: [Interpretation.Parameter], _ utterance: Utterance
  ) -> String {
    TextTable.rows(rows(parameters, utterance), indent: 4)
  }

  private static func rows(
    _ parameters: [Interpretation.Parameter], _ utterance: Utterance
  ) -> [[String]] {
    parameters.map { parameter in
      [
        parameter.name, parameter.span.map { quoted($0, utterance) } ?? "(implied)",
        ValueText.text(of: parameter.value),
      ]
    }
  }

  private static let unmatched = "    read without a template\n"

  private static func way(_ match: Explanation.Match, _ utterance: Utterance) -> String {
    let skipped = match.steps.filter { $0.role == "skipped" }.map { quoted($0.span, utterance) }
    let ending = skipped.isEmpty ? "" : ", without \(skipped.joined(separator: " "))"
    return "    by \(match.location)\(ending)\n"
  }

  private static func quoted(_ span: Utterance.Span, _ utterance: Utterance) -> String {
    "\"\(utterance.text(of: span))\""
  }
}
