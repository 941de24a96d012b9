internal import ParlanceDefinitions

/// Looks at one file of an app.
enum FileCheck {
  /// What is wrong with it.
  static func findings(_ source: AppSource, facts: SystemFacts) -> [AppFinding] {
    var collector = FindingCollector(source.file.path)
    switch source.content {
    case .failure(let fault):
      collector.add(fault)
    case .success(.list(let list)):
      return findings(list, of: source.file.kind, collector, facts: facts)
    case .success(.strings(let table)):
      return findings(table, collector)
    case .success(.swift(let source)):
      collector.addReservedTerms(facts.reservedTerms, in: source.descriptions)
    case .success(.catalog), .success(.project):
      break
    }
    return collector.findings
  }

  private static func findings(
    _ list: PropertyList, of kind: AppFile.Kind, _ collector: FindingCollector,
    facts: SystemFacts
  ) -> [AppFinding] {
    var collector = collector
    if let fault = fault(of: list.encoding) { collector.add(.fileEncoding, fault, at: 1) }
    switch kind {
    case .vocabulary:
      let intents = AppVocabulary(list.root).phrases.compactMap(\.intent)
      return VocabularyCheck.findings(list, collector, catalog: facts.catalog)
        + DeprecationCheck.findings(intents, in: collector.file, facts.deprecations)
    case .definition: return DefinitionCheck.findings(list, collector)
    case .information:
      let intents = AppInformation(list.root).supportedIntents
      return InformationCheck.findings(list, collector)
        + DeprecationCheck.findings(intents, in: collector.file, facts.deprecations)
    default: return collector.findings
    }
  }

  /// Property lists are UTF-8 wherever Apple's tools write them.
  private static func fault(of encoding: FileEncoding) -> String? {
    switch encoding {
    case .utf16: "the file is UTF-16"
    case .utf8WithMark: "the file begins with a byte order mark"
    case .utf8, .binary: nil
    }
  }

  /// Tables of strings may be UTF-16, and hold nothing but texts.
  private static func findings(
    _ table: StringsTable, _ collector: FindingCollector
  ) -> [AppFinding] {
    guard let list = table.list else { return collector.findings }
    var schema = SchemaCheck(collector)
    schema.check(list.root, .map(of: .string), name: "the file")
    return schema.collector.findings
  }
}
