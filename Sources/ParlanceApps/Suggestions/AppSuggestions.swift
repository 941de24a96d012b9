internal import Parlance
internal import ParlanceIntents
public import ParlanceLanguages

/// Example phrases that an app lacks, in the languages that it has.
///
///     let folder = try AppFolder("Sources/App")
///     for suggestion in try AppSuggestions(folder).suggestions {
///       print(suggestion.language, suggestion.intent, suggestion.phrases)
///     }
///
/// They are examples of the language's templates, with the app's name in them: that of `Info.plist`, or the one that the
/// phrases it has agree on. Each is understood as its intent; whether it fits the app is for its authors to see.
public struct AppSuggestions: Sendable {
  /// Siri asks for a few phrases; the first is shown below the app's name.
  private static let phraseCount = 3

  /// By file, then in the order in which the app's files name the intents.
  public let suggestions: [PhraseSuggestion]

  /// Looks for intents of an app that have no phrase in a language, or none that is understood in it.
  ///
  /// - Parameters:
  ///   - folder: The app.
  ///   - library: The packs that the phrases come from.
  ///   - settings: Rules that are off ask for no phrases.
  ///   - baseline: What it lists asks for no phrases, either.
  /// - Throws: ``PackError`` when a pack is faulty, ``UtteranceError`` when the app has a name that is too long.
  /// - Complexity: The languages of the app are compiled, which takes some hundredths of a second each.
  public init(
    _ folder: AppFolder, in library: PackLibrary = .embedded,
    settings: AppCheckSettings = AppCheckSettings(), baseline: AppBaseline = AppBaseline()
  ) throws {
    let needs = PhraseNeeds(
      try AppCheck(folder, in: library, settings: settings, baseline: baseline), settings)
    let sources = folder.files.map(AppSource.init)
    let files = sources.compactMap(LocalizedVocabulary.init)
    let facts = try SystemFacts(in: library)
    let names = AppNames(sources)
    var models = try LanguageModels(Set(files.map(\.code)), in: library)
    let check = try ClassificationCheck(
      files, names: names, models: models, deprecations: facts.deprecations)
    let gaps = Self.gaps(in: folder, sources, needs)
    try models.compile(Set(gaps.map(\.code)))
    let results = Concurrently.map(gaps) { [models] gap in
      Result {
        let own = names.names(for: gap.localization).first
        return try Self.suggestions(
          gap, models[gap.code], name: own ?? check.mentionedName(for: gap.localization),
          facts.deprecations)
      }
    }
    suggestions = try results.flatMap { try $0.get() }
  }

  private static func gaps(
    in folder: AppFolder, _ sources: [AppSource], _ needs: PhraseNeeds
  ) -> [PhraseGap] {
    AppProject.projects(sources, in: folder).flatMap { project in
      PhraseGap.all(
        of: project, in: folder, project.sources.compactMap(LocalizedVocabulary.init), needs)
    }
  }

  private static func suggestions(
    _ gap: PhraseGap, _ model: LanguageModel?, name: String?, _ deprecations: IntentDeprecations
  ) throws -> [PhraseSuggestion] {
    let intents = gap.intents.map(deprecations.current)
    let suggester = try model.map { try PhraseSuggester($0, name: name, intents: intents) }
    return zip(gap.intents, intents).map { intent, current in
      let result = suggester?.phrases(for: current, count: phraseCount) ?? .failure(.noPack)
      return PhraseSuggestion(
        file: gap.file, language: String(gap.localization.language), intent: intent,
        result: result)
    }
  }
}
