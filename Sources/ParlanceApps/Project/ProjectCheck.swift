internal import ParlanceIntents
internal import ParlanceMatching

/// Compares the files of one app with each other.
struct ProjectCheck {
  private let project: AppProject
  private let catalog: IntentCatalog
  private let information: [(file: AppFile, content: AppInformation)]
  private let definitions: [TranslatedDefinition]

  /// What does not fit together.
  static func findings(_ project: AppProject, facts: SystemFacts) -> [AppFinding] {
    let check = ProjectCheck(
      project: project, catalog: facts.catalog, information: project.information,
      definitions: project.definitions)
    return check.definitions.flatMap(TranslationCheck.findings)
      + check.missingTables + check.intentNames + check.repeatedSupport
      + PermissionCheck(project, catalog: facts.catalog).findings
      + PhraseCoverage(project, catalog: facts.catalog).findings
      + ShortcutCheck.findings(project.sources, reservedTerms: facts.reservedTerms)
  }

  /// Languages of the app into which no table translates its own intents.
  ///
  /// The language that a definition is written in needs none; while it is not known, nor is what is missing.
  private var missingTables: [AppFinding] {
    let asked = definitions.filter { definition in
      definition.isSourceKnown && definition.definition.intents.contains(where: \.isCustom)
    }
    return asked.flatMap { definition in
      LocalizationCheck.findings(
        among: project.localizations(for: definition.file),
        lacking: definition.file.stem + ".strings",
        has: { definition.isTranslated(into: $0.language) },
        needsNone: { definition.needsNoTranslation($0.language) })
    }
  }

  /// Classes that are neither of the system nor the app's own.
  private var intentNames: [AppFinding] {
    let intents = definitions.flatMap(\.definition.intents).filter(\.isCustom)
    let own = Set(intents.map(\.className))
    return information.flatMap { file, content in
      var collector = FindingCollector(file.path)
      for intent in content.supportedIntents
      where catalog.intents[intent.text] == nil && !own.contains(intent.text) {
        guard let complaint = complaint(about: intent.text, own: own) else { continue }
        collector.add(.unknownIntent, complaint, at: intent.line)
      }
      return collector.findings
    }
  }

  /// Where no definition is at hand, a class may be of one that lies elsewhere.
  private func complaint(about name: String, own: Set<String>) -> String? {
    let known = Array(catalog.intents.keys) + own
    let hint = PhraseCatalog.hint(name, known)
    guard !own.isEmpty || !hint.isEmpty, !name.contains("$") else { return nil }
    return "'\(name)' is no intent of the system, nor of an .intentdefinition of the app" + hint
  }

  /// Intents that two extensions handle, when it is plain that both are of one app.
  private var repeatedSupport: [AppFinding] {
    guard information.count(where: \.content.isApp) <= 1 else { return [] }
    var seen: [String: AppFile] = [:]
    return information.filter(\.content.isIntentExtension).flatMap { file, content in
      var collector = FindingCollector(file.path)
      for intent in content.supportedIntents {
        guard let first = seen[intent.text] else {
          seen[intent.text] = file
          continue
        }
        guard first != file else { continue }
        collector.add(
          .repeatedSupport, "\(intent.text) is supported by \(project.name(of: first)), too",
          at: intent.line)
      }
      return collector.findings
    }
  }
}
