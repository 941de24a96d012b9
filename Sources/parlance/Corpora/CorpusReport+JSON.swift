internal import Parlance

extension CorpusReport {
  /// The counts and the failures as one object.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.members(of: total)
      json.member("rows") { $0.array(of: rows) { $0.row($1) } }
      json.member("failures") { $0.array(of: failures) { $0.failure($1) } }
      json.member("errors") { $0.array(of: faults) { $0.string("\($1)") } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of tally: CorpusTally) {
    member("total", tally.total)
    member("right", tally.right)
    member("readByModel", tally.readByModel)
    member("refused", tally.refused)
    member("wrong", tally.wrong)
    member("known", tally.known)
  }

  fileprivate mutating func row(_ row: CorpusReport.Row) {
    object { json in
      json.member("language", row.language)
      json.member("intent", row.intent)
      json.members(of: row.tally)
    }
  }

  fileprivate mutating func failure(_ outcome: CorpusOutcome) {
    object { json in
      json.member("file", outcome.example.place.file)
      json.member("line", outcome.example.place.line)
      json.member("utterance", outcome.example.utterance)
      json.member("verdict", outcome.verdict.rawValue)
      json.member("differences") { $0.array(of: outcome.differences) { $0.difference($1) } }
    }
  }

  private mutating func difference(_ difference: CorpusComparison.Difference) {
    object { json in
      json.member("name", difference.name)
      json.member("expected", orNull: difference.expected)
      json.member("found", orNull: difference.found)
    }
  }
}
