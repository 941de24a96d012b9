internal import ParlanceApps

extension AppCheck {
  /// The findings by file, each with what to do, and the counts, for people.
  var text: String {
    var text = ""
    var file = ""
    for finding in findings {
      if !text.isEmpty, finding.file != file { text += "\n" }
      file = finding.file
      text += "\(finding)\n"
      for line in [finding.detail, finding.rule.fix] {
        if let line { text += "  \(line)\n" }
      }
    }
    return text + (text.isEmpty ? "" : "\n") + summary
  }

  /// The baseline is spoken of only where there is one.
  private var summary: String {
    var counts = [CountText.text(fileCount, "file")]
    for severity in AppRule.Severity.allCases {
      let count = count(of: severity)
      if count > 0 || severity != .note { counts.append(CountText.text(count, severity.rawValue)) }
    }
    if !knownFindings.isEmpty { counts.append("\(knownFindings.count) in the baseline") }
    if staleCount > 0 { counts.append("\(staleCount) of the baseline found no more") }
    return counts.joined(separator: ", ") + "\n"
  }
}
