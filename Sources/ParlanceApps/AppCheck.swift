public import ParlanceIntents

/// What is wrong with the files that tell Siri about an app.
///
///     let folder = try AppFolder("Sources/App")
///     let check = try AppCheck(folder, catalog: IntentCatalog(sharedIn: .embedded))
///     for finding in check.findings { print(finding) }
///
/// Nothing that is wrong with a file is an error of the check: it is a finding.
public struct AppCheck: Sendable {
  /// By file and line.
  public let findings: [AppFinding]
  /// How many files were looked at.
  public let fileCount: Int

  /// Checks an app.
  ///
  /// - Parameters:
  ///   - folder: The app.
  ///   - catalog: The intents that the system has.
  ///   - disabledRules: What is not to be found.
  public init(
    _ folder: AppFolder, catalog: IntentCatalog, disabledRules: Set<AppRule> = []
  ) {
    let findings =
      folder.files.flatMap { FileCheck.findings($0, catalog: catalog) }
      + LocalizationCheck.findings(folder)
    self.findings = findings.filter { !disabledRules.contains($0.rule) }.sorted()
    fileCount = folder.files.count
  }

  /// Whether nothing was found that the App Store refuses or Siri cannot use.
  public var isSuccess: Bool { count(of: .error) == 0 }

  /// How many findings are as severe.
  public func count(of severity: AppRule.Severity) -> Int {
    findings.count { $0.rule.severity == severity }
  }
}
