internal import ParlanceDefinitions

/// Collects what is wrong with one file.
struct FindingCollector {
  /// The file.
  let file: String
  /// In the order in which they were found.
  private(set) var findings: [AppFinding] = []

  init(_ file: String) {
    self.file = file
  }

  /// Adds a finding.
  ///
  /// - Parameter otherLine: The line that the message speaks of beside its own, which it leaves out.
  mutating func add(
    _ rule: AppRule, _ message: String, at line: Int, otherLine: Int? = nil,
    intent: String? = nil, detail: String? = nil
  ) {
    findings.append(
      AppFinding(
        rule: rule, message: message, file: file, line: line, otherLine: otherLine,
        intent: intent, detail: detail))
  }

  /// Adds what keeps the file from being read.
  mutating func add(_ fault: FileFault) {
    add(.unreadableFile, fault.message, at: fault.line)
  }
}
