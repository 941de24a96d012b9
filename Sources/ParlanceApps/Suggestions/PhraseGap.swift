internal import ParlanceLanguages

/// A language in which an app has no example phrase, or no good one, for some intents.
struct PhraseGap {
  /// The file that they belong into.
  let file: String
  let localization: AppLocalization
  let code: LanguageCode
  /// The classes.
  let intents: [String]

  /// The gaps of an app, by file.
  ///
  /// An app is to have phrases for the intents that it handles, and for those that it has phrases for in some language.
  ///
  /// - Parameters:
  ///   - files: The app's vocabularies.
  ///   - needs: What of it is wanted.
  static func all(
    of project: AppProject, in folder: AppFolder, _ files: [LocalizedVocabulary],
    _ needs: PhraseNeeds
  ) -> [PhraseGap] {
    let handled = project.supportedIntents.map(\.intent.text)
    let siblings = Dictionary(grouping: files, by: \.localization.parent)
    var wanted = siblings.flatMap { parent, files in
      let intents = (handled + files.flatMap(\.intents)).uniqued
      return languages(of: folder, parent, files).map { ($0, intents) }
    }
    if files.isEmpty { wanted = languages(of: project).map { ($0, handled.uniqued) } }
    return wanted.compactMap { PhraseGap($0, $1, files, needs) }.sorted { $0.file < $1.file }
  }

  private init?(
    _ localization: AppLocalization, _ intents: [String], _ files: [LocalizedVocabulary],
    _ needs: PhraseNeeds
  ) {
    let file = "\(localization.path)/\(AppVocabulary.fileName)"
    let served = files.first { $0.path == file }.map(needs.served) ?? []
    let missing = intents.filter { !served.contains($0) && needs.contains($0, in: file, of: files) }
    guard !missing.isEmpty, let code = localization.code else { return nil }
    (self.file, self.localization, self.code, self.intents) = (file, localization, code, missing)
  }

  /// The languages beside files, but for the base, and varieties of languages that have a file.
  private static func languages(
    of folder: AppFolder, _ parent: Substring, _ files: [LocalizedVocabulary]
  ) -> [AppLocalization] {
    let own = Set(files.map(\.localization))
    let present = Set(own.compactMap(\.languages.first))
    return folder.localizations.filter {
      $0.parent == parent && !$0.isBase
        && (own.contains($0) || present.isDisjoint(with: $0.languages))
    }
  }

  /// The languages of an app that has no vocabulary.
  private static func languages(of project: AppProject) -> [AppLocalization] {
    project.information.first { $0.content.isApp }.map { project.localizations(for: $0.file) } ?? []
  }
}
