internal import ParlanceDefinitions

/// Looks for classes of intents that are out of use.
enum DeprecationCheck {
  /// What is found among the classes of one file.
  ///
  /// A class beside its successor serves older systems.
  static func findings(
    _ intents: [PlacedText], in file: String, _ deprecations: IntentDeprecations
  ) -> [AppFinding] {
    var collector = FindingCollector(file)
    let names = Set(intents.map(\.text))
    for intent in intents {
      guard let entry = deprecations[intent.text] else { continue }
      if let successor = entry.successor, names.contains(successor) { continue }
      let advice = entry.successor.map { "; use \($0)" } ?? ""
      collector.add(
        .deprecatedIntent, "\(intent.text) is deprecated since iOS \(entry.version)" + advice,
        at: intent.line)
    }
    return collector.findings
  }
}
