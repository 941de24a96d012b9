internal import Parlance
internal import ParlanceIntents

extension Context {
  /// What an app brings to understanding its phrases: its names and its terms.
  init(_ phrases: LocalizedPhrases, names: AppNames) {
    let vocabulary = phrases.vocabulary
    let names = names.names(for: phrases.localization)
    let app = App(
      name: names.first ?? "", alternativeNames: Array(names.dropFirst()),
      intents: vocabulary.phrases.compactMap(\.intent?.text),
      terms: vocabulary.parameters.flatMap(\.terms))
    self.init(apps: [app])
  }
}

extension AppVocabulary.Parameters {
  fileprivate var terms: [AppTerm] {
    let names = names.map(\.text)
    return items.flatMap { item in
      item.synonyms.map { AppTerm(VocabularyTerm($0, of: item), parameters: names) }
    }
  }
}

extension VocabularyTerm {
  fileprivate init(_ synonym: AppVocabulary.Synonym, of item: AppVocabulary.Item) {
    self.init(
      synonym.phrase.text, pronunciationHint: synonym.pronunciation,
      vocabularyIdentifier: item.identifier?.text)
  }
}
