/// Looks for languages of an app that lack a file which its other languages have.
enum LocalizationCheck {
  /// What is missing: one finding for each language, at the file that should be there.
  static func findings(_ folder: AppFolder) -> [AppFinding] {
    let files = Set(folder.files.filter { $0.kind == .vocabulary }.map(\.path))
    let name = AppVocabulary.fileName
    let siblings = Dictionary(grouping: folder.localizations, by: \.parent)
    return siblings.values.flatMap { localizations in
      let has = { (folder: AppLocalization) in files.contains("\(folder.path)/\(name)") }
      return localizations.contains(where: has)
        ? findings(among: localizations, lacking: name, has: has) : []
    }
  }

  /// What is missing in folders of one app.
  ///
  /// - Parameters:
  ///   - name: The file that each should have.
  ///   - has: Whether one has it.
  ///   - needsNone: Whether one is complete without it.
  static func findings(
    among localizations: [AppLocalization], lacking name: String,
    has: (AppLocalization) -> Bool, needsNone: (AppLocalization) -> Bool = { _ in false }
  ) -> [AppFinding] {
    let (with, without) = localizations.partitioned(has)
    let example = with.first { !$0.isBase } ?? with.first
    let comparison = example.map { ", as \($0.language).lproj has" } ?? ""
    let served = Set(with.compactMap(\.languages.first))
    let lacking = without.filter {
      !$0.isBase && !needsNone($0) && served.isDisjoint(with: $0.languages)
    }
    return lacking.map {
      AppFinding(
        rule: .missingLocalization, message: "\($0.language).lproj has no \(name)" + comparison,
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
