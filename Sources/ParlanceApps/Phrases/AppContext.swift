internal import Parlance
internal import ParlanceIntents

extension Context {
  /// What an app brings to understanding its phrases: its names and its terms.
  init(_ file: LocalizedVocabulary, names: AppNames, deprecations: IntentDeprecations) {
    let names = names.names(for: file.localization)
    let app = App(
      name: names.first ?? "", alternativeNames: Array(names.dropFirst()),
      intents: file.intents.map(deprecations.current),
      terms: file.vocabulary.terms.map { AppTerm($0.term, parameters: $0.parameters) })
    self.init(apps: [app])
  }
}
