internal import Parlance

/// What came of all corpora.
struct CorpusReport {
  /// The examples of an intent in a language.
  struct Row: Hashable {
    /// The language.
    let language: String
    /// The class of the intent, a question, or `none`.
    let intent: String
    /// The counts.
    var tally = CorpusTally()
  }

  /// The files in the order in which they ran.
  private(set) var files: [CorpusRunner.FileResult] = []
  /// By language and intent, in the order in which they first occur.
  private(set) var rows: [Row] = []

  /// Adds a file.
  mutating func add(_ file: CorpusRunner.FileResult) {
    files.append(file)
    for outcome in file.outcomes {
      rows[row(of: outcome, in: file.location.language.identifier)].tally.count(outcome)
    }
  }

  private mutating func row(of outcome: CorpusOutcome, in language: String) -> Int {
    let row = Row(language: language, intent: outcome.example.heading)
    let known = rows.firstIndex { $0.language == row.language && $0.intent == row.intent }
    if let known { return known }
    rows.append(row)
    return rows.count - 1
  }

  /// All examples together.
  var total: CorpusTally { rows.reduce(into: CorpusTally()) { $0 += $1.tally } }

  /// The outcomes that are failures, in file order.
  var failures: [CorpusOutcome] { files.flatMap(\.outcomes).filter(\.isFailure) }

  /// The malformed lines, in file order.
  var faults: [PackError] { files.flatMap(\.faults) }

  /// Whether nothing is wrong.
  var isSuccess: Bool { failures.isEmpty && faults.isEmpty }
}
