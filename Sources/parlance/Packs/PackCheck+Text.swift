internal import ParlanceMatching
internal import ParlanceText

extension PackCheck {
  /// The warnings, the notes and the counts, for people.
  var text: String {
    let examples = intents.reduce(0) { $0 + $1.exampleCount }
    let heading =
      "\(tag): \(intentCount) intents, \(templateCount) templates, \(examples) examples, \(wordCount) words\n"
    let findings =
      warnings.map { "warning: \($0)\n" } + notes.map { "note: \($0)\n" }
    return findings.joined() + heading + (hasTemplates ? coverage + answers + table : "")
  }

  /// How much of what there is to say the pack has a template for.
  private var coverage: String {
    let missing = expectedIntents.filter { name in !intents.contains { $0.name == name } }
    let filled = intents.reduce(0) { $0 + $1.filled.count }
    let all =
      intents.reduce(filled) { $0 + $1.missing.count }
      + missing.reduce(0) { $0 + parameterCount(of: $1) }
    let covered = expectedIntents.count - missing.count
    let without = missing.isEmpty ? "" : "  without \(missing.joined(separator: ", "))\n"
    return
      "  covers \(covered) of \(expectedIntents.count) intents, \(filled) of \(all) parameters; "
      + "\(exampledTemplateCount) of \(templateCount) templates have an example\n" + without
  }

  private var answers: String {
    let missing = missingAnswers.joined(separator: ", ")
    return "  answers: \(answerTemplateCount) templates, \(answerExampleCount) examples"
      + (missing.isEmpty ? "" : "; without \(missing)") + "\n"
  }

  private var intentCount: Int { intents.count { $0.name != PhraseCatalog.noIntent } }

  private var templateCount: Int { intents.reduce(0) { $0 + $1.templateCount } }

  private var table: String {
    let head = ["intent", "templates", "examples", "parameters", ""]
    let body = intents.map { intent in
      [
        intent.name, String(intent.templateCount), String(intent.exampleCount),
        "\(intent.filled.count) of \(intent.filled.count + intent.missing.count)",
        intent.missing.isEmpty ? "" : "without " + intent.missing.joined(separator: ", "),
      ]
    }
    return TextTable.rows([head] + body, indent: 2, rightAligned: [1, 2, 3])
  }
}
