internal import ParlanceLanguages

/// A language in which an app has no example phrase, or no good one, for some intents.
struct PhraseGap {
  /// The file that they belong into.
  let file: String
  let localization: AppLocalization
  let code: LanguageCode
  /// The classes.
  let intents: [String]

  /// The gaps of a folder's apps, by file.
  ///
  /// An app is to have phrases for the intents that it handles, and for those that it has phrases for in some language.
  ///
  /// - Parameter served: The classes that a file has good phrases for.
  static func all(
    in folder: AppFolder, handled: (AppLocalization) -> [String], _ files: [LocalizedVocabulary],
    served: [String: Set<String>]
  ) -> [PhraseGap] {
    let siblings = Dictionary(grouping: files, by: \.localization.parent)
    let gaps = siblings.flatMap { parent, files in
      let all = (handled(files[0].localization) + files.flatMap(\.intents)).uniqued
      return languages(of: folder, parent, files).compactMap { localization in
        let file = "\(localization.path)/\(AppVocabulary.fileName)"
        return PhraseGap(file, localization, all.filter { served[file]?.contains($0) != true })
      }
    }
    return gaps.sorted { $0.file < $1.file }
  }

  private init?(_ file: String, _ localization: AppLocalization, _ intents: [String]) {
    guard !intents.isEmpty, let code = localization.code else { return nil }
    (self.file, self.localization, self.code, self.intents) = (file, localization, code, intents)
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
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
