internal import ParlanceMatching
internal import ParlanceText

/// What is asked of an app that is named is something that it does.
extension OrderCheck {
  /// Words that name an app.
  enum NamedApp {
    /// The number of an app of the context, and where it is named.
    case known(Int32, Range<Int>)
    /// No app of the context is called so.
    case unknown(PhraseMatch.Binding)

    var tokens: Range<Int> {
      switch self {
      case .known(_, let tokens): tokens
      case .unknown(let binding): binding.tokens
      }
    }
  }

  /// What of a match names the app that is to act; nil where nothing does.
  ///
  /// Every intent can name an app, and declares all else that its templates bind. Where the app is the verb, "whatsapp Ann
  /// hello", it is bound to nothing.
  func namedApp(in match: PhraseMatch) -> NamedApp? {
    let intent = model.matcher.templates[Int(match.template)].intent
    let binding = match.bindings.last { model.declared[match.template, $0.parameter] == nil }
    guard let binding else { return appByVerb(of: match, for: intent) }
    return app(binding, for: intent).map { .known($0, binding.tokens) } ?? .unknown(binding)
  }

  /// Where a match names an app of the context that does nothing of the kind; nil where it names none, or one that may be
  /// asked.
  func unsupportedApp(in match: PhraseMatch) -> Explanation.Refusal? {
    guard case .known(let app, let tokens)? = namedApp(in: match),
      !engine.apps.mayBeAsked(model.matcher.templates[Int(match.template)].intent, app)
    else { return nil }
    return .unsupportedApp(engine.apps.apps[Int(app)].name, utterance.span(of: tokens))
  }

  /// A template may know an app by its words alone, `uber|lyft`, and then it is found by these.
  private func app(_ binding: PhraseMatch.Binding, for intent: String) -> Int32? {
    let bound = binding.edges.lazy.compactMap { app(lattice.edges[Int($0)]) }
    return bound.first { engine.apps.mayHandle(intent, $0) } ?? bound.first
      ?? app(over: binding.tokens, for: intent)
  }

  /// The app of the context that tokens name, of several of one name the first that handles an intent.
  private func app(over tokens: Range<Int>, for intent: String) -> Int32? {
    let named = lattice.edges.lazy.filter { $0.tokens == tokens }.compactMap(app)
    return named.first { engine.apps.mayHandle(intent, $0) } ?? named.first
  }

  private func app(_ edge: Edge) -> Int32? {
    if case .app(let number) = lattice.source(of: edge) { number } else { nil }
  }

  /// An app of the context that the language knows as one, where a match takes its name for a word.
  private func appByVerb(of match: PhraseMatch, for intent: String) -> NamedApp? {
    guard !engine.apps.apps.isEmpty else { return nil }
    let verbs = lattice.edges.lazy.filter { edge in
      isKnownApp(edge) && !match.bindings.contains { $0.tokens.overlaps(edge.tokens) }
    }
    return verbs.compactMap { edge in
      app(over: edge.tokens, for: intent).map { NamedApp.known($0, edge.tokens) }
    }.first
  }

  private func isKnownApp(_ edge: Edge) -> Bool {
    guard case .term(let number) = lattice.source(of: edge) else { return false }
    return model.terms.entries[Int(number)].kind == EdgeKind.app
  }

  // MARK: Choosing

  /// The matches by what the apps of the context do.
  ///
  /// Where the best match asks an app for what it does not do, those hold that ask it for something else. Where it moves
  /// money as no app does, and another way hardly costs more, that one holds: who has an app for payments alone and
  /// says "send money" pays.
  func meant(_ matches: [PhraseMatch]) -> [PhraseMatch] {
    guard let best = matches.first, model.purpose == .requests, !engine.apps.apps.isEmpty else {
      return matches
    }
    guard unsupportedApp(in: best) != nil, let named = namedApp(in: best) else {
      return handled(matches, best)
    }
    let others = matches.filter { namedApp(in: $0)?.tokens == named.tokens && isHandled($0) }
    return others.isEmpty ? matches : others
  }

  private func handled(_ matches: [PhraseMatch], _ best: PhraseMatch) -> [PhraseMatch] {
    guard movesMoney(best), !isHandled(best) else { return matches }
    let named = namedApp(in: best)?.tokens
    let limit = namesNothing(best) ? Self.doubt : Self.slightDoubt
    let isMeant = matches.contains { match in
      match.cost.units <= best.cost.units + limit && movesMoney(match)
        && isHandled(match) && namedApp(in: match)?.tokens == named
    }
    return isMeant ? matches.filter { !movesMoney($0) || isHandled($0) } : matches
  }

  /// Whether a match names a sum at most, and no account.
  private func namesNothing(_ match: PhraseMatch) -> Bool {
    match.bindings.allSatisfy {
      model.declared[match.template, $0.parameter].map(\.parameter.isMoney) ?? true
    }
  }

  private func movesMoney(_ match: PhraseMatch) -> Bool {
    model.declared.movesMoney(match.template)
  }

  /// Whether the app that a match names handles its intent, or any app where it names none of the context.
  private func isHandled(_ match: PhraseMatch) -> Bool {
    let intent = model.matcher.templates[Int(match.template)].intent
    guard case .known(let app, _)? = namedApp(in: match) else {
      return engine.apps.mayHandle(intent)
    }
    return engine.apps.mayHandle(intent, app)
  }

  /// Two readings that differ by less may both be meant, in units of doubt: by more where they differ in nothing but in what
  /// is done.
  private static let slightDoubt = 0.25
  private static let doubt = 2.0
}
