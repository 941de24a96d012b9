internal import ParlanceDefinitions
internal import ParlanceIntents

/// Compares the intents that an app handles with those that it has example phrases for.
struct PhraseCoverage {
  private let project: AppProject
  private let catalog: IntentCatalog
  private let supported: [(file: AppFile, intent: PlacedText)]
  private let vocabularies: [(file: AppFile, list: PropertyList)]

  init(_ project: AppProject, catalog: IntentCatalog) {
    self.project = project
    self.catalog = catalog
    supported = project.supportedIntents.filter { catalog.intents[$0.intent.text] != nil }
    vocabularies = project.lists(.vocabulary)
  }

  /// Intents without phrases, and phrases without an extension that handles their intent.
  var findings: [AppFinding] {
    guard !supported.isEmpty else { return [] }
    guard !vocabularies.isEmpty else { return missingVocabulary }
    let languages = Dictionary(grouping: vocabularies) {
      AppLocalization($0.file.folder)?.languages.first ?? ""
    }
    return languages.values.flatMap(findings)
  }

  /// Without an app's files it is not known whether it has a vocabulary.
  private var missingVocabulary: [AppFinding] {
    guard project.information.contains(where: \.content.isApp) else { return [] }
    return firstSupported.map { file, intent in
      AppFinding(
        rule: .missingExamplePhrase,
        message: "\(intent.text) has no example phrase: the app has no \(AppVocabulary.fileName)",
        file: file.path, line: intent.line, intent: intent.text)
    }
  }

  /// Each intent once, at the first place that supports it.
  private var firstSupported: [(file: AppFile, intent: PlacedText)] {
    var seen: Set<String> = []
    return supported.filter { seen.insert($0.intent.text).inserted }
  }

  /// An app for the phone and one for the watch may share what they handle between two files of a language.
  private func findings(
    _ files: [(file: AppFile, list: PropertyList)]
  ) -> [AppFinding] {
    let phrases = files.map { AppVocabulary($0.list.root).phrases.compactMap(\.intent) }
    guard let first = files.first else { return [] }
    return missingPhrases(Set(phrases.joined().map(\.text)), in: first)
      + zip(files, phrases).flatMap { unhandledIntents($1, in: $0.file) }
  }

  private func missingPhrases(
    _ known: Set<String>, in vocabulary: (file: AppFile, list: PropertyList)
  ) -> [AppFinding] {
    var collector = FindingCollector(vocabulary.file.path)
    let root = vocabulary.list.root
    for (file, intent) in firstSupported where !known.contains(intent.text) {
      collector.add(
        .missingExamplePhrase,
        "\(intent.text), which \(project.name(of: file)) supports, has no example phrase",
        at: root["IntentPhrases"]?.line ?? root.line, intent: intent.text)
    }
    return collector.findings
  }

  private func unhandledIntents(_ intents: [PlacedText], in file: AppFile) -> [AppFinding] {
    var collector = FindingCollector(file.path)
    let names = Set(supported.map(\.intent.text))
    for intent in intents where !names.contains(intent.text) && catalog.intents[intent.text] != nil
    {
      collector.add(
        .unhandledIntent, "no extension of the app supports \(intent.text)", at: intent.line)
    }
    return collector.findings
  }
}
