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
  /// By app, the system's intents that it says it handles; none where it does not say.
  private let declared: [[String]]
  private let catalog: IntentCatalog

  init(_ apps: [App], model: LanguageModel) throws(UtteranceError) {
    var index = TermIndex()
    var lexicon = model.lexicon
    for (number, app) in apps.enumerated() {
      for name in [app.name] + app.alternativeNames {
        let spoken = try SpokenAppName(name, model: model)
        for words in spoken.forms {
          index.insert(words.map { lexicon.insert($0) }, entry: Int32(number))
        }
      }
    }
    self.apps = apps
    declared = apps.map(Self.declaredIntents)
    catalog = model.catalog
    intentHashes = apps.map { app in
      app.intents.sorted().map { FeatureID.joined(2, FeatureID.hash($0)) }
    }
    terms = try AppTermIndex(apps, model: model)
    self.index = index
    self.lexicon = lexicon
  }

  /// Whether an app may be asked for an intent.
  func mayBeAsked(_ intent: String, _ app: Int32) -> Bool {
    catalog.mayBeAsked(intent, ofAppHandling: declared[Int(app)])
  }

  /// Whether an app handles an intent, or does not say what it handles.
  func mayHandle(_ intent: String, _ app: Int32) -> Bool {
    declared[Int(app)].isEmpty || apps[Int(app)].intents.contains(intent)
  }

  /// Whether any app handles an intent, or does not say what it handles.
  func mayHandle(_ intent: String) -> Bool {
    apps.indices.contains { mayHandle(intent, Int32($0)) }
  }

  /// Where an app has intents of its own alone, nothing is known of the others.
  private static func declaredIntents(_ app: App) -> [String] {
    let own = app.phrasebook?.intents.map(\.intentClass) ?? []
    return app.intents.filter { !own.contains($0) }
  }
}
