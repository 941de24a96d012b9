extension Context {
  /// The apps with their phrasebooks taught by the phrases of their shortcuts: those that a ``LanguageModel`` is to be made
  /// with.
  public var learnedApps: [App] { apps.map { $0.learning(from: phrases) } }
}
