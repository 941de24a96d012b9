/// Which example phrases an app needs by a check of it, and not those that its authors do without: where a rule is off, or
/// a baseline lists the finding.
struct PhraseNeeds {
  /// The rules of what keeps a phrase from serving its intent.
  private static let phraseRules: Set<AppRule> = [
    .heySiri, .phraseVariable, .phraseNotClassified, .phraseClassifiedAsOther,
    .phraseInOtherLanguage,
  ]

  private let knownFindings: [AppFinding]
  private let disabledRules: Set<AppRule>
  /// The lines of phrases that do not serve their intents, by file.
  private let faultyLines: [String: Set<Int>]

  /// - Parameter check: That of the same folder with the same settings.
  init(_ check: AppCheck, _ settings: AppCheckSettings) {
    knownFindings = check.knownFindings
    disabledRules = settings.disabledRules
    faultyLines = check.findings.filter {
      Self.phraseRules.contains($0.rule) && $0.severity != .note
    }.reduce(into: [:]) { $0[$1.file, default: []].insert($1.line) }
  }

  /// The classes that a file has a phrase for which serves them.
  func served(by file: LocalizedVocabulary) -> Set<String> {
    let faulty = faultyLines[file.path] ?? []
    return Set(file.phrases.filter { !faulty.contains($0.text.line) }.map(\.intent))
  }

  /// Whether an intent is to have phrases in a file, where those it has, if any, do not serve it.
  ///
  /// - Parameter files: The vocabularies of the app.
  func contains(_ intent: String, in path: String, of files: [LocalizedVocabulary]) -> Bool {
    if let file = files.first(where: { $0.path == path }) {
      return file.phrases.contains { $0.intent == intent }
        || !accepts(.missingExamplePhrase) { $0.file == path && $0.intent == intent }
    }
    guard files.isEmpty else { return !accepts(.missingLocalization) { $0.file == path } }
    return !accepts(.missingExamplePhrase) { $0.intent == intent }
  }

  private func accepts(_ rule: AppRule, _ isMeant: (AppFinding) -> Bool) -> Bool {
    disabledRules.contains(rule) || knownFindings.contains { $0.rule == rule && isMeant($0) }
  }
}
