public import ParlanceLanguages

/// What is wrong with the files that tell Siri about an app.
///
///     let folder = try AppFolder("Sources/App")
///     let check = try AppCheck(folder)
///     for finding in check.findings { print(finding) }
///
/// Nothing that is wrong with a file is an error of the check: it is a finding.
public struct AppCheck: Sendable {
  /// By file and line, without what the baseline knows.
  public let findings: [AppFinding]
  /// What the baseline knows, by file and line.
  public let knownFindings: [AppFinding]
  /// How many findings the baseline lists that are no more.
  public let staleCount: Int
  /// The folder as it was named.
  public let path: String
  /// How many files were looked at.
  public let fileCount: Int

  /// Checks an app.
  ///
  /// - Parameters:
  ///   - folder: The app.
  ///   - library: The packs, which know the system's intents, and what is said for them.
  ///   - settings: What is not to be found, and how severe the rest is.
  ///   - baseline: What was found before, and is left out.
  /// - Throws: ``PackError`` when a pack is faulty, ``UtteranceError`` when the app has a name that is too long.
  /// - Complexity: The languages in which there are example phrases are compiled, which takes some hundredths of a second
  ///   each; all else is O(*n*), *n* the length of the files.
  public init(
    _ folder: AppFolder, in library: PackLibrary = .embedded,
    settings: AppCheckSettings = AppCheckSettings(), baseline: AppBaseline = AppBaseline()
  ) throws {
    let facts = try SystemFacts(in: library)
    let sources = folder.files.map(AppSource.init)
    let projects = AppProject.projects(sources, in: folder)
    let found =
      sources.flatMap { FileCheck.findings($0, facts: facts) }
      + LocalizationCheck.findings(folder)
      + projects.flatMap { ProjectCheck.findings($0, facts: facts) }
      + (try LanguageCheck.findings(sources, facts: facts, in: library))
    let parts = baseline.parts(
      of: found.compactMap(settings.applied).sorted(), in: folder.path,
      disabledRules: settings.disabledRules)
    (findings, knownFindings, staleCount) = (parts.new, parts.known, parts.staleCount)
    path = folder.path
    fileCount = folder.files.count
  }

  /// Whether nothing was found that the App Store refuses or Siri cannot use.
  public var isSuccess: Bool { count(of: .error) == 0 }

  /// How many findings are as severe.
  public func count(of severity: AppRule.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// A baseline of all that was found.
  public var baseline: AppBaseline { AppBaseline(findings + knownFindings, in: path) }
}
