internal import Parlance
internal import ParlanceIntents

/// Looks at what the interpreter makes of example phrases.
struct ClassificationCheck {
  private let names: AppNames
  private let files: [LocalizedVocabulary]
  let deprecations: IntentDeprecations
  /// By file; nil where no pack speaks the language.
  let classifiers: [PhraseClassifier?]

  /// A check of files with the languages that they are in.
  ///
  /// - Throws: ``UtteranceError`` when an app's name is too long.
  init(
    _ files: [LocalizedVocabulary], names: AppNames, models: LanguageModels,
    deprecations: IntentDeprecations
  ) throws {
    let results = Concurrently.map(files) { file in
      models[file.code].map { model in
        Result {
          try PhraseClassifier(
            model, context: Context(file, names: names, deprecations: deprecations))
        }
      }
    }
    classifiers = try results.map { try $0?.get() }
    (self.names, self.files, self.deprecations) = (names, files, deprecations)
  }

  /// What the phrases beside a language's folder call the app; nil when they call it nothing, or several names.
  func mentionedName(for localization: AppLocalization) -> String? {
    var names: Set<String> = []
    for (file, classifier) in zip(files, classifiers)
    where file.localization.parent == localization.parent {
      guard let classifier else { continue }
      names.formUnion(file.phrases.compactMap { classifier.app(in: $0.text.text) })
    }
    return names.count == 1 ? names.first : nil
  }

  /// Adds what is wrong with the phrases of a file.
  func check(_ index: Int, _ collector: inout FindingCollector) {
    let names = names.names(for: files[index].localization)
    for phrase in files[index].phrases where !phrase.text.callsSiri {
      if let variable = phrase.variable {
        collector.add(
          .phraseVariable, "'\(phrase.text.text)' has the variable '\(variable)' left in it",
          at: phrase.text.line)
      } else {
        classify(phrase, in: index, &collector)
        checkName(in: phrase, names, &collector)
      }
    }
  }

  // MARK: Classes

  private func classify(
    _ phrase: ExamplePhrase, in index: Int, _ collector: inout FindingCollector
  ) {
    let intent = deprecations.current(phrase.intent)
    let classifier = classifiers[index]
    let found = classifier?.intent(of: phrase.text.text)
    if found == intent { return }
    if let other = otherLanguage(of: phrase, intent, in: index) {
      let own = files[index].localization.language
      collector.add(
        .phraseInOtherLanguage,
        "'\(phrase.text.text)' is in the language of \(other).lproj, not of \(own).lproj",
        at: phrase.text.line)
    } else if let classifier, classifier.knows(intent) {
      addRefusal(of: phrase, as: found, by: classifier, in: index, &collector)
    }
  }

  private func addRefusal(
    of phrase: ExamplePhrase, as found: String?, by classifier: PhraseClassifier, in index: Int,
    _ collector: inout FindingCollector
  ) {
    let text = phrase.text.text
    let declared = files[index].phrases.first { deprecations.current($0.intent) == found }?.intent
    let result = declared.map { "classified as \($0), not as" } ?? "not classified as"
    collector.add(
      declared == nil ? .phraseNotClassified : .phraseClassifiedAsOther,
      "'\(text)' is \(result) \(phrase.intent)", at: phrase.text.line,
      detail: classifier.reason(text, isNot: deprecations.current(phrase.intent)))
  }

  /// The language, among those beside a file, that a phrase was left in.
  private func otherLanguage(
    of phrase: ExamplePhrase, _ intent: String, in index: Int
  ) -> Substring? {
    let claimants = files.indices.filter { other in
      isBeside(other, index)
        && classifiers[other]?.claims(
          phrase.text.text, as: intent, from: classifiers[index],
          isShared: files[other].contains(phrase)) == true
    }
    // Of a language and its varieties the language.
    return claimants.map { files[$0].localization }
      .min { $0.languages.count < $1.languages.count }?.language
  }

  /// Whether two files are of one app, and in different languages.
  private func isBeside(_ first: Int, _ second: Int) -> Bool {
    files[first].localization.parent == files[second].localization.parent
      && files[first].code.language != files[second].code.language
  }

  // MARK: Names

  private func checkName(
    in phrase: ExamplePhrase, _ names: [String], _ collector: inout FindingCollector
  ) {
    guard let name = names.first else { return }
    let words = phrase.text.text.squeezed
    guard !names.contains(where: { words.contains($0.squeezed) }) else { return }
    collector.add(
      .phraseWithoutAppName, "'\(phrase.text.text)' does not name the app, which is \(name)",
      at: phrase.text.line)
  }
}

extension String {
  /// The letters and digits without regard to case: as names are compared, which are written apart or together.
  fileprivate var squeezed: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
