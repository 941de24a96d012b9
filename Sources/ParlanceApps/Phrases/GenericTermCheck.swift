/// Looks for terms that say no more than every request for their intent.
struct GenericTermCheck {
  private let classifier: PhraseClassifier
  private let deprecations: IntentDeprecations
  private var words: [String: OwnWords] = [:]

  /// Adds the terms of a file that an app would not be known by.
  static func check(
    _ file: LocalizedVocabulary, _ classifier: PhraseClassifier, _ deprecations: IntentDeprecations,
    _ collector: inout FindingCollector
  ) {
    var check = GenericTermCheck(classifier: classifier, deprecations: deprecations)
    for term in file.vocabulary.terms { check.check(term, &collector) }
  }

  private init(classifier: PhraseClassifier, deprecations: IntentDeprecations) {
    self.classifier = classifier
    self.deprecations = deprecations
  }

  private mutating func check(_ term: PlacedTerm, _ collector: inout FindingCollector) {
    let classes = term.parameters.map { deprecations.current(String($0.prefix { $0 != "." })) }
    guard let intent = classes.first(where: { words(of: $0).cover(term.phrase.text) }) else {
      return
    }
    collector.add(
      .genericTerm, "the term '\(term.phrase.text)' says no more than any request for \(intent)",
      at: term.phrase.line)
  }

  private mutating func words(of intent: String) -> OwnWords {
    if let known = words[intent] { return known }
    let found = OwnWords(of: intent, classifier.interpreter)
    words[intent] = found
    return found
  }
}
