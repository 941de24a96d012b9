extension App {
  /// The app with its phrasebook taught by phrases of its own intents: where one names a value of the intent, "show the
  /// bitcoin rate", another value may be said in its place.
  public func learning(from phrases: [InvocationPhrase]) -> App {
    guard let phrasebook else { return self }
    let learned = phrases.compactMap { phrase -> IntentPhrase? in
      guard phrase.app == nil || phrase.app == identifier,
        case .intent(let intent) = phrase.shortcut, phrasebook.names(aValueOf: intent, in: phrase),
        // Nobody says a variable.
        !phrase.text.contains("${")
      else { return nil }
      return IntentPhrase(phrase.text, of: intent)
    }
    var app = self
    app.phrasebook = phrasebook.adding(learned)
    return app
  }
}

extension IntentPhrasebook {
  /// Whether a phrase for an intent of the app's own may have the name of one of its values in it.
  fileprivate func names(aValueOf intent: AnyIntent, in phrase: InvocationPhrase) -> Bool {
    guard let schema = intents.first(where: { $0.intentClass == intent.intentClass }) else {
      return false
    }
    let text = phrase.text.lowercased()
    return intent.values.names.contains { name in
      guard let type = schema[name]?.type else { return false }
      let names = intent.values[name].flatMap { self.names(of: $0, type: type) }
      return names.contains { text.contains($0.lowercased()) }
    }
  }
}
