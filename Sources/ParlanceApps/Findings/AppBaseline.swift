internal import Parlance
public import ParlanceLanguages

/// What was found in an app once, so that a check tells only of what came since.
///
/// A finding is known again by its rule, its file and what it says, wherever in the file it stands by now.
public struct AppBaseline: Sendable {
  /// What stays of a finding when lines move.
  fileprivate struct Entry: Hashable {
    /// The way in the app's folder.
    let file: String
    let rule: String
    let fact: String

    /// By file, rule and fact.
    var order: (String, String, String) { (file, rule, fact) }
  }

  /// How often each was found.
  private var counts: [Entry: Int] = [:]

  /// A baseline that knows nothing.
  public init() {}

  /// A baseline of findings.
  ///
  /// - Parameter folder: The app's folder, as findings name it.
  init(_ findings: [AppFinding], in folder: String) {
    for finding in findings { counts[Entry(finding, in: folder), default: 0] += 1 }
  }

  /// Reads a baseline.
  ///
  /// - Parameter file: One JSON object, as ``json`` writes it; its path is what errors name.
  /// - Throws: ``PackError`` with the line of what is wrong.
  public init(_ file: PackFile) throws(PackError) {
    let json = try JSONDocument(file)
    try json.requireKeys(["findings"])
    for finding in try json.objects("findings") ?? [] {
      try finding.requireKeys(["file", "rule", "message"])
      counts[try Entry(finding), default: 0] += 1
    }
  }

  /// How many findings it knows.
  public var count: Int { counts.values.reduce(0, +) }

  /// The baseline as JSON, a finding a line, always in the same order: made to be kept under version control.
  public var json: String {
    let entries = counts.keys.sorted { $0.order < $1.order }
    let lines = entries.flatMap { Array(repeating: $0.json, count: counts[$0] ?? 0) }
    return "{\"findings\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// Parts findings into those that are new and those that it knows, each in order.
  ///
  /// - Parameter disabledRules: Rules that found nothing because they were not asked.
  /// - Returns: These, and how many of what it knows was looked for and not found.
  func parts(
    of findings: [AppFinding], in folder: String, disabledRules: Set<AppRule>
  ) -> (new: [AppFinding], known: [AppFinding], staleCount: Int) {
    let disabled = Set(disabledRules.map(\.rawValue))
    var rest = counts.filter { !disabled.contains($0.key.rule) }
    var (new, known): ([AppFinding], [AppFinding]) = ([], [])
    for finding in findings {
      let entry = Entry(finding, in: folder)
      if let count = rest[entry], count > 0 {
        rest[entry] = count - 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, known, rest.values.reduce(0, +))
  }
}

extension AppBaseline.Entry {
  fileprivate init(_ finding: AppFinding, in folder: String) {
    file = finding.path(in: folder)
    rule = finding.rule.rawValue
    fact = finding.fact
  }

  fileprivate init(_ json: JSONDocument) throws(PackError) {
    file = try Self.text("file", of: json)
    rule = try Self.text("rule", of: json)
    fact = try Self.text("message", of: json)
  }

  private static func text(_ key: String, of json: JSONDocument) throws(PackError) -> String {
    guard let text = try json.string(key) else {
      throw json.fault("the finding has no \"\(key)\"")
    }
    return text
  }

  fileprivate var json: String {
    var writer = JSONWriter()
    writer.object { json in
      json.member("file", file)
      json.member("rule", rule)
      json.member("message", fact)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
