public import ParlanceLanguages
internal import ParlanceMatching

/// How an app is to be checked.
///
///     {"disabledRules": ["missing-localization"], "severities": {"unknown-key": "error"},
///      "excludedFolders": ["Pods", "Sources/Old"]}
///
/// Every key is optional.
public struct AppCheckSettings: Hashable, Sendable {
  /// The name of the file that is looked for in an app's folder.
  public static let fileName = ".parlance.json"

  /// What is not to be found.
  public var disabledRules: Set<AppRule> = []
  /// What findings come to, where that is not the rule's own severity.
  public var severities: [AppRule: AppRule.Severity] = [:]
  /// Folders that are passed over: by their names, or with a slash by the way to them from the app's folder.
  public var excludedFolders: [String] = []

  /// Settings that change nothing.
  public init() {}

  /// Reads settings.
  ///
  /// - Parameter file: One JSON object; its path is what errors name.
  /// - Throws: ``PackError`` with the line of a syntax error, of an unknown key, rule or severity, or of a value of
  ///   another type than its key takes.
  public init(_ file: PackFile) throws(PackError) {
    let json = try JSONDocument(file)
    try json.requireKeys(["disabledRules", "severities", "excludedFolders"])
    for element in try json.elements("disabledRules") ?? [] {
      disabledRules.insert(try Self.rule(element))
    }
    severities = try Self.severities(try json.object("severities"))
    excludedFolders = try json.strings("excludedFolders") ?? []
  }

  /// A finding with the severity that it is to have; nil when it is not to be found.
  func applied(to finding: AppFinding) -> AppFinding? {
    guard !disabledRules.contains(finding.rule) else { return nil }
    var finding = finding
    finding.severity = severities[finding.rule] ?? finding.severity
    return finding
  }

  // MARK: Reading

  private static func rule(_ json: JSONDocument) throws(PackError) -> AppRule {
    guard let name = json.text else { throw json.fault("a rule is to be a string") }
    guard let rule = AppRule(rawValue: name) else { throw json.fault(unknownRule(name)) }
    return rule
  }

  private static func severities(
    _ json: JSONDocument?
  ) throws(PackError) -> [AppRule: AppRule.Severity] {
    var severities: [AppRule: AppRule.Severity] = [:]
    for name in json?.keys ?? [] {
      guard let json else { continue }
      guard let rule = AppRule(rawValue: name) else {
        throw json.fault(unknownRule(name), at: name)
      }
      severities[rule] = try severity(try json.string(name) ?? "", of: name, in: json)
    }
    return severities
  }

  private static func severity(
    _ name: String, of rule: String, in json: JSONDocument
  ) throws(PackError) -> AppRule.Severity {
    if let severity = AppRule.Severity(rawValue: name) { return severity }
    let known = AppRule.Severity.allCases.map(\.rawValue).joined(separator: ", ")
    throw json.fault("'\(name)' is no severity; known are \(known)", at: rule)
  }

  private static func unknownRule(_ name: String) -> String {
    "'\(name)' is no rule" + PhraseCatalog.hint(name, AppRule.allCases.map(\.rawValue))
  }
}
