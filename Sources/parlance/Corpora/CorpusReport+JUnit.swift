extension CorpusReport {
  /// The outcomes as JUnit's XML, a suite for each file and a case for each line.
  var junit: String {
    let suites = files.map(Self.suite).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
  }

  private static func suite(_ file: CorpusRunner.FileResult) -> String {
    let path = XMLText.escaped(file.location.path)
    let cases = file.outcomes.map { testCase($0, suite: path) }
    let errors = file.faults.map { fault in
      """
          <testcase classname="\(path)" name="\(fault.line)">
            <error message="\(XMLText.escaped(fault.message))"/>
          </testcase>

      """
    }
    let counts = """
      tests="\(cases.count + errors.count)" failures="\(file.outcomes.count(where: \.isFailure))" \
      errors="\(errors.count)" skipped="\(file.outcomes.count { $0.verdict == .known })"
      """
    return "  <testsuite name=\"\(path)\" \(counts)>\n" + (cases + errors).joined()
      + "  </testsuite>\n"
  }

  private static func testCase(_ outcome: CorpusOutcome, suite: String) -> String {
    let name = XMLText.escaped("\(outcome.example.place.line): \(outcome.example.utterance)")
    let head = "    <testcase classname=\"\(suite)\" name=\"\(name)\""
    if outcome.isFailure {
      let reasons = XMLText.escaped(outcome.reasons.joined(separator: "\n"))
      return
        "\(head)>\n      <failure message=\"\(outcome.verdict.rawValue)\">\(reasons)</failure>\n    </testcase>\n"
    }
    guard let reason = outcome.example.knownFailure else { return head + "/>\n" }
    return "\(head)>\n      <skipped message=\"\(XMLText.escaped(reason))\"/>\n    </testcase>\n"
  }
}
