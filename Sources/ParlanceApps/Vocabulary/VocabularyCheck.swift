internal import ParlanceDefinitions
internal import ParlanceIntents

/// Looks at an `AppIntentVocabulary.plist`.
enum VocabularyCheck {
  /// What is wrong with it, beside what the file has already.
  static func findings(
    _ list: PropertyList, _ collector: FindingCollector, catalog: IntentCatalog
  ) -> [AppFinding] {
    var schema = SchemaCheck(collector)
    schema.check(list.root, AppVocabulary.schema, name: AppVocabulary.fileName)
    let vocabulary = AppVocabulary(list.root)
    var phrases = PhraseCheck(schema.collector, catalog: catalog)
    for entry in vocabulary.phrases { phrases.check(entry) }
    var terms = TermCheck(phrases.collector, catalog: catalog)
    for entry in vocabulary.parameters { terms.check(entry) }
    var collector = terms.collector
    DuplicateTermCheck.check(vocabulary, &collector)
    return collector.findings
  }
}
