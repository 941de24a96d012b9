internal import ParlanceIntents
internal import ParlanceLanguages
internal import ParlanceText

/// Looks at what apps say in each language, as the interpreter understands it.
enum LanguageCheck {
  /// What is wrong with the phrases and terms of apps.
  ///
  /// - Throws: ``PackError`` when a pack is faulty, ``UtteranceError`` when an app's name is too long.
  static func findings(
    _ sources: [AppSource], facts: SystemFacts, in library: PackLibrary
  ) throws -> [AppFinding] {
    let files = sources.compactMap(LocalizedVocabulary.init)
    let phrases = try ClassificationCheck(
      files, names: AppNames(sources),
      models: LanguageModels(Set(files.map(\.code)), in: library),
      deprecations: facts.deprecations)
    let results = Concurrently.map(Array(files.indices)) { index in
      Result {
        var collector = FindingCollector(files[index].path)
        phrases.check(index, &collector)
        try TermClashCheck.check(files[index], in: library, &collector)
        if let classifier = phrases.classifiers[index] {
          GenericTermCheck.check(files[index], classifier, facts.deprecations, &collector)
        }
        return collector.findings
      }
    }
    return try results.flatMap { try $0.get() }
  }
}
