internal import ParlanceApps

extension AppCheck {
  /// The findings by file, each with what to do, and the counts, for people.
  var text: String {
    var text = ""
    var file = ""
    for finding in findings {
      if !text.isEmpty, finding.file != file { text += "\n" }
      file = finding.file
      text += "\(finding)\n  \(finding.rule.fix)\n"
    }
    return text + (text.isEmpty ? "" : "\n") + summary
  }

  private var summary: String {
    let counts = [
      Self.counted(fileCount, "file"), Self.counted(count(of: .error), "error"),
      Self.counted(count(of: .warning), "warning"),
    ]
    return counts.joined(separator: ", ") + "\n"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
