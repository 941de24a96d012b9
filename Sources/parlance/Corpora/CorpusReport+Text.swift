internal import ParlanceText

extension CorpusReport {
  /// The failures, then the counts by language and intent, for people.
  var text: String {
    let failures = failures.map { outcome in
      let example = outcome.example
      let reasons = outcome.reasons.map { "  \($0)\n" }.joined()
      return "\(example.place.file):\(example.place.line): \(example.utterance)\n\(reasons)"
    }
    return failures.joined() + table
  }

  private var table: String {
    let head = [
      "language", "intent", "right", "by model", "total", "refused", "wrong", "known",
    ]
    let body = rows.map { cells($0.language, $0.intent, $0.tally) }
    let end = [cells("all", "", total)]
    return TextTable.rows([head] + body + end, rightAligned: [2, 3, 4, 5, 6, 7])
  }

  private func cells(_ language: String, _ intent: String, _ tally: CorpusTally) -> [String] {
    let counts = [
      tally.right, tally.readByModel, tally.total, tally.refused, tally.wrong, tally.known,
    ]
    return [language, intent] + counts.map(String.init)
  }
}
