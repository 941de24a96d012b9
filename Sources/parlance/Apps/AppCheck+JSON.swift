internal import Parlance
internal import ParlanceApps

extension AppCheck {
  /// The counts and the findings as one object.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("files", fileCount)
      json.member("errors", count(of: .error))
      json.member("warnings", count(of: .warning))
      json.member("notes", count(of: .note))
      json.member("known", knownFindings.count)
      json.member("stale", staleCount)
      json.member("findings") { $0.array(of: findings) { $0.finding($1) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func finding(_ finding: AppFinding) {
    object { json in
      json.member("file", finding.file)
      json.member("line", finding.line)
      json.member("severity", finding.severity.rawValue)
      json.member("rule", finding.rule.rawValue)
      json.member("message", finding.message)
      json.member("detail", ifPresent: finding.detail)
      json.member("fix", finding.rule.fix)
    }
  }
}
