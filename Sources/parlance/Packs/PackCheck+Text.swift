extension PackCheck {
  /// The warnings, the notes and the counts, for people.
  var text: String {
    let templates = intents.reduce(0) { $0 + $1.templateCount }
    let examples = intents.reduce(0) { $0 + $1.exampleCount }
    let heading =
      "\(tag): \(intents.count) intents, \(templates) templates, \(examples) examples, \(wordCount) words\n"
    let findings =
      warnings.map { "warning: \($0)\n" } + notes.map { "note: \($0)\n" }
    return findings.joined() + heading + (hasTemplates ? table : "")
  }

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
