internal import ParlanceLanguages

/// The domains of the system's intents, and which of them are carried out only when the person has confirmed them.
struct IntentDomains: Sendable {
  private var domains: [String: String] = [:]
  private var confirmed: Set<String> = []

  /// Reads the rows of `classes.tsv`: class, domain, rules, summary.
  init(_ rows: [PackTable.Row]) {
    for row in rows {
      let name = String(row.fields[0])
      domains[name] = String(row.fields[1])
      if row.fields[2].split(separator: ",").contains("confirm") { confirmed.insert(name) }
    }
  }

  /// Whether an app may be asked for an intent.
  ///
  /// - Parameter handled: The classes that the app handles; none where that is not known.
  func mayBeAsked(_ intent: String, ofAppHandling handled: [String]) -> Bool {
    guard confirmed.contains(intent), !handled.isEmpty else { return true }
    return handled.contains { $0 == intent || domains[$0] == domains[intent] }
  }
}
