internal import ParlanceReader
internal import ParlanceText

/// The apps of a context by their names.
///
/// A class, so that the readers of an utterance share it by one reference.
final class AppIndex: Sendable {
  let apps: [App]
  let index: TermIndex
  let terms: AppTermIndex
  /// The model's lexicon with the words of the apps' names.
  let lexicon: Lexicon
  /// By app, the hashes of the intents that it handles, by which the reader knows them.
  let intentHashes: [[UInt64]]

  init(_ apps: [App], model: LanguageModel) throws(UtteranceError) {
    var index = TermIndex()
    var lexicon = model.lexicon
    for (number, app) in apps.enumerated() {
      for name in [app.name] + app.alternativeNames {
        let utterance = try model.tokenizer.utterance(name)
        let lexemes = utterance.tokens.map { lexicon.insert(utterance.folded($0)) }
        index.insert(lexemes, entry: Int32(number))
      }
    }
    self.apps = apps
    intentHashes = apps.map { app in
      app.intents.sorted().map { FeatureID.joined(2, FeatureID.hash($0)) }
    }
    terms = try AppTermIndex(apps, model: model)
    self.index = index
    self.lexicon = lexicon
  }
}
