internal import ParlanceIntents

/// Looks for what an app needs to be let use Siri.
struct PermissionCheck {
  private static let entitlement = "com.apple.developer.siri"

  private let project: AppProject
  private let apps: [(file: AppFile, content: AppInformation)]
  /// An intent of the system that an extension handles; nil when there is none.
  private let intent: String?

  init(_ project: AppProject, catalog: IntentCatalog) {
    self.project = project
    let information = project.information
    apps = information.filter(\.content.isApp)
    intent =
      information.filter(\.content.isIntentExtension)
      .flatMap(\.content.supportedIntents).first { catalog.intents[$0.text] != nil }?.text
  }

  /// What is missing, in the file that should have it.
  var findings: [AppFinding] {
    guard let intent else { return [] }
    return missingDescription(for: intent) + missingEntitlement(for: intent)
  }

  /// Of several apps, as one of a watch beside one of a phone, one that says it will do.
  private func missingDescription(for intent: String) -> [AppFinding] {
    guard let app = apps.first, !apps.contains(where: \.content.saysWhySiri),
      !project.sources.contains(where: { $0.project?.saysWhySiri ?? false })
    else { return [] }
    var collector = FindingCollector(app.file.path)
    collector.add(
      .missingUsageDescription,
      "the app supports \(intent), but has no \(AppInformation.usageDescriptionKey)",
      at: app.content.root.line)
    return collector.findings
  }

  /// Built apps have their entitlements elsewhere.
  private func missingEntitlement(for intent: String) -> [AppFinding] {
    let files = project.lists(.entitlements)
    guard !apps.isEmpty, let first = files.first,
      !files.contains(where: { $0.list.root.keys.contains(Self.entitlement) })
    else { return [] }
    var collector = FindingCollector(first.file.path)
    collector.add(
      .missingEntitlement, "the app supports \(intent), but has no \(Self.entitlement)",
      at: first.list.root.line)
    return collector.findings
  }
}
