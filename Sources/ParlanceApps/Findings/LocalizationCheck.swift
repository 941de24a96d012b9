/// Looks for languages of an app that lack a file which its other languages have.
enum LocalizationCheck {
  /// What is missing: one finding for each language, at the file that should be there.
  static func findings(_ folder: AppFolder) -> [AppFinding] {
    let files = folder.files.filter { $0.kind == .vocabulary }.map(\.path)
    let siblings = Dictionary(grouping: folder.localizations, by: \.parent)
    return siblings.values.flatMap {
      findings(among: $0, lacking: AppVocabulary.fileName, of: Set(files))
    }
  }

  private static func findings(
    among localizations: [AppLocalization], lacking name: String, of files: Set<String>
  ) -> [AppFinding] {
    let (with, without) = localizations.partitioned { files.contains("\($0.path)/\(name)") }
    guard let example = with.first(where: { !$0.isBase }) ?? with.first else { return [] }
    let served = Set(with.compactMap(\.languages.first))
    return without.filter { !$0.isBase && served.isDisjoint(with: $0.languages) }.map {
      AppFinding(
        rule: .missingLocalization,
        message: "\($0.language).lproj has no \(name), as \(example.language).lproj has",
        file: "\($0.path)/\(name)", line: 1)
    }
  }
}

extension Array {
  /// The elements that hold to a condition and those that do not, each in order.
  fileprivate func partitioned(_ condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
